"""The client in real Chromium against the real server."""
