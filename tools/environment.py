"""Prepare .venv: an interpreter, the locked packages, and the `capes` command of this checkout.

Every step looks at what is there before it does anything, and is noted as begun before it changes anything. Whatever is
found half done, by whatever interruption, is done again; nobody ever has to remove anything by hand.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
SCRIPTS = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = SCRIPTS / ("python.exe" if os.name == "nt" else "python")
BEGUN = VENV / ".begun"
"""There while packages are being changed: if it is found, the last time was interrupted."""
DONE = VENV / ".packages"
"""What is installed: a checksum of the lock, once all of it is."""
LOCKS = {"play": "requirements-play.lock", "dev": "requirements.lock"}
WHAT = {"play": "what playing needs", "dev": "what changing Capes needs"}
UV = "0.13.7"


class CannotSetUp(Exception):
    """What hinders, and what to do about it."""


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """One set-up at a time in one checkout; a second waits and then finds the work done."""
    (ROOT / "build").mkdir(exist_ok=True)
    with open(ROOT / "build" / "setup.lock", "w") as lock:
        if os.name != "nt":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def say(line: str) -> None:
    """One line for whoever waits."""
    print(f"setup: {line}", flush=True)


def works(*words: str) -> bool:
    """Whether a command of the environment runs and succeeds."""
    try:
        return subprocess.run([*words], capture_output=True, cwd=ROOT, check=False).returncode == 0
    except OSError:
        return False


def environment() -> None:
    """An interpreter with pip in .venv; one that does not run, or is of another version, is made anew."""
    version = f"{sys.version_info[0]}.{sys.version_info[1]}"
    fits = f"import sys, pip._internal.cli.main; sys.exit('%d.%d' % sys.version_info[:2] != '{version}')"
    if VENV.is_dir() and works(str(PYTHON), "-c", fits):
        return
    say(f"making .venv with Python {version}")
    shutil.rmtree(VENV, ignore_errors=True)
    if not works(sys.executable, "-c", "import ensurepip, venv"):
        get_venv_module()
    done = subprocess.run([sys.executable, "-m", "venv", str(VENV)], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        last = (done.stderr or done.stdout).strip().rpartition("\n")[2]
        raise CannotSetUp(f"Python's venv module does not work here: {last} (on Debian: apt install python3-venv)")


def get_venv_module() -> None:
    """Debian splits it off; where that can be done without asking, fetch it."""
    if os.name == "nt" or os.geteuid() != 0 or shutil.which("apt-get") is None:
        raise CannotSetUp("Python's venv module is missing (on Debian: apt install python3-venv)")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "update", "-qq"], capture_output=True, env=quiet, check=False)
    words = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "python3-venv"]
    subprocess.run(words, capture_output=True, env=quiet, check=False)


def version_of(program: Path) -> str:
    """What a program says of its version; '' if it is not there, or only half: not to be run, or cut short."""
    try:
        return subprocess.run([str(program), "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return ""


def installer() -> list[list[str]]:
    """The ways to install, best first. pip reads settings of its own (a mirror, say) where uv does not."""
    uv = SCRIPTS / ("uv.exe" if os.name == "nt" else "uv")
    pip = [str(PYTHON), "-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-input"]
    if not version_of(uv).startswith(f"uv {UV}"):
        subprocess.run([*pip, "--force-reinstall", f"uv=={UV}"], capture_output=True, cwd=ROOT, check=False)
    quick = [str(uv), "pip", "install", "-q", "--python", str(PYTHON)]
    return [quick, pip] if works(str(uv), "--version") else [pip]


def packages(kind: str) -> None:
    """Install what the lock says; after an interruption every package anew, as any of them may be half there."""
    have = DONE.read_text(encoding="utf-8") if DONE.is_file() else ""
    if have.startswith("dev "):  # who has that needs no less, but all of it as the lock says today
        kind = "dev"
    lock = ROOT / LOCKS[kind]
    want = f"{kind} {hashlib.sha256(lock.read_bytes()).hexdigest()}\n"
    if have == want and not BEGUN.exists():
        return
    again = BEGUN.exists()
    BEGUN.touch()
    DONE.unlink(missing_ok=True)
    count = sum(1 for line in lock.read_text(encoding="utf-8").splitlines() if "==" in line)
    say(f"installing {count} packages, {WHAT[kind]}" + (" (picking up after an interruption)" if again else ""))
    last = ""
    for words in installer():
        anew = [("--reinstall" if "uv" in Path(words[0]).name else "--force-reinstall")] if again else []
        done = subprocess.run([*words, *anew, "-r", str(lock)], capture_output=True, text=True, cwd=ROOT, check=False)
        if done.returncode == 0:
            DONE.write_text(want, encoding="utf-8")
            BEGUN.unlink()
            return
        last = done.stderr.strip() or done.stdout.strip()
    raise CannotSetUp(f"the packages could not be installed; is there a network?\n{last[-1500:]}")


def command() -> None:
    """The `capes` command, and the package for every Python of the environment: this checkout's own sources."""
    found = subprocess.run(
        [str(PYTHON), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    # As an escaped string, so that the path may hold any letters whatever the machine's encoding is.
    # At the end of the path: whoever names another tree in PYTHONPATH, to compare the two, must get that one.
    place = ascii(str(ROOT / "src"))
    put(Path(found.stdout.strip()) / "capes-checkout.pth", f"import sys; sys.path.append({place})\n")
    if os.name == "nt":
        put(SCRIPTS / "capes.cmd", '@"%~dp0python.exe" -m capes %*\n')
        return
    # Through /bin/sh: a path with spaces, or a long one, cannot stand behind #!.
    put(SCRIPTS / "capes", '#!/bin/sh\nexec "$(dirname -- "$0")/python" -m capes "$@"\n')
    (SCRIPTS / "capes").chmod(0o755)


def put(file: Path, text: str) -> None:
    """Write a file so that nobody ever sees half of it."""
    aside = file.with_name(f".{file.name}.{os.getpid()}")
    aside.write_text(text, encoding="utf-8")
    aside.chmod(0o755)
    aside.replace(file)


def set_up(kind: str) -> None:
    """All steps; if the environment is beyond repair, once more from nothing."""
    environment()
    try:
        packages(kind)
    except CannotSetUp:
        if not (VENV / ".packages").exists() and works(str(PYTHON), "-c", "import pip._internal.cli.main"):
            raise  # pip itself is fine, so it is the network or the lock
        shutil.rmtree(VENV, ignore_errors=True)
        environment()
        packages(kind)
    command()


def main() -> None:
    """Set up, and say how long it took if anybody had to wait."""
    kind = sys.argv[1] if len(sys.argv) > 1 else "dev"
    if kind not in LOCKS:
        sys.exit(f"setup: say {' or '.join(LOCKS)}, not {kind!r}")
    began = time.monotonic()
    try:
        with alone():
            set_up(kind)
    except CannotSetUp as error:
        sys.exit(f"setup: {error}")
    except KeyboardInterrupt:
        sys.exit("\nsetup: interrupted; the next time goes on from here")
    if time.monotonic() - began > 3:
        say(f"ready after {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
