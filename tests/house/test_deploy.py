"""What is offered to hosts names settings, flags and files that are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

from capes.server.settings import Settings, flag, variable

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
VARIABLES = {variable(name) for name in vars(Settings())}
FLAGS = {f"--{flag(name)}" for name in vars(Settings())}
OTHERS = {"CAPES_NAME", "CAPES_UPSTREAM"}
"""Of the compose file and the proxy, not of the server."""


@pytest.mark.parametrize("file", sorted(DEPLOY.iterdir()), ids=lambda file: file.name)
def test_every_setting_named_for_hosts_exists(file: Path) -> None:
    text = file.read_text()
    named = set(re.findall(r"CAPES_[A-Z_]+", text)) - OTHERS
    flags = {one for line in text.splitlines() if "capes serve" in line.lower() or "start capes" in line.lower()
             for one in re.findall(r"--[a-z-]+", line)}  # fmt: skip

    assert named <= VARIABLES and flags <= FLAGS


def test_the_compose_file_waits_for_its_database_and_gives_nothing_away() -> None:
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]

    server = services["capes"]
    assert server["depends_on"]["database"]["condition"] == "service_healthy" and "ports" not in server
    assert server["read_only"] and server["cap_drop"] == ["ALL"]
    assert server["environment"]["CAPES_DATABASE"].startswith("postgresql://")
    assert (DEPLOY / Path(server["build"]["dockerfile"]).name).is_file()
    assert "ports" not in services["database"]


def test_the_image_installs_what_is_locked_and_runs_as_somebody_without_rights() -> None:
    steps = (DEPLOY / "Dockerfile").read_text()

    assert "--require-hashes -r requirements-play.lock" in steps and (ROOT / "requirements-play.lock").is_file()
    assert "npm ci" in steps and "\nUSER capes" in steps and "/healthz" in steps
    assert (ROOT / ".dockerignore").is_file()


def test_the_unit_gives_the_server_its_folder_and_little_else() -> None:
    lines = dict(
        line.split("=", 1)
        for line in (DEPLOY / "capes.service").read_text().splitlines()
        if re.match(r"[A-Z]\w+=", line)
    )

    assert lines["ExecStart"].endswith("/capes serve") and lines["StateDirectory"] == "capes"
    assert lines["StateDirectoryMode"] == "0700" and lines["UMask"] == "0077"
    assert lines["NoNewPrivileges"] == lines["ProtectHome"] == "yes" and lines["ProtectSystem"] == "strict"
    assert int(lines["LimitNOFILE"]) >= Settings().connections


@pytest.mark.parametrize("name", ["nginx.conf", "Caddyfile"])
def test_the_proxies_pass_on_who_asks_and_not_what_the_client_says_of_itself(name: str) -> None:
    text = (DEPLOY / name).read_text()

    assert re.search(r"X-Forwarded-For\s+(\$remote_addr|\{remote_host\})", text)
    assert "proxy_add_x_forwarded_for" not in text


def test_braces_of_the_proxies_match() -> None:
    for name in ("nginx.conf", "Caddyfile"):
        text = re.sub(r"#.*", "", (DEPLOY / name).read_text())
        assert text.count("{") == text.count("}"), name
