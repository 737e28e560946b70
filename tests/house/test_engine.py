"""Which engine is chosen: the compiled one only where it was made, whole, from the sources as they are."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from capes import engine
from tools import engine as tool

SOURCE = Path(engine.__file__).resolve().parents[1]


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout of one source with a compiled engine made from it."""
    made = tmp_path / "build/engine"
    (made / "one/capes").mkdir(parents=True)
    (made / "one/capes/loop.so").write_bytes(b"machine code")
    (tmp_path / "src").mkdir()
    (tmp_path / "src/loop.py").write_text("ONE = 1\n")
    monkeypatch.setattr(engine, "MADE", str(made))
    monkeypatch.setattr(engine, "SOURCES", str(tmp_path / "src"))
    tell(made, {"folder": "one", "modules": {"capes.loop": "capes/loop.so"}, "sources": {
        "loop.py": digest(tmp_path / "src/loop.py"),
    }})  # fmt: skip
    return tmp_path


def digest(file: Path) -> engine.Digest:
    import hashlib

    found = file.stat()
    return found.st_size, found.st_mtime_ns, hashlib.sha256(file.read_bytes()).hexdigest()


def tell(made: Path, manifest: dict[str, object]) -> None:
    Path(engine.manifest_path()).write_text(json.dumps(manifest))


def run(code: str, **more: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": str(SOURCE), **more}
    return subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, timeout=60)


def test_an_engine_made_from_these_sources_is_taken(checkout: Path) -> None:
    modules, why = engine.made_here()

    assert why == ""
    assert modules == {"capes.loop": str(checkout / "build/engine/one/capes/loop.so")}


def test_the_same_text_at_another_time_is_the_same_source(checkout: Path) -> None:
    os.utime(checkout / "src/loop.py", (1, 1))

    assert engine.made_here()[1] == ""


@pytest.mark.parametrize("text", ["ONE = 2\n", "ONE = 12\n", None])
def test_a_source_that_has_changed_makes_it_plain_and_is_named(checkout: Path, text: str | None) -> None:
    source = checkout / "src/loop.py"
    source.unlink() if text is None else source.write_text(text)
    if text is not None:
        os.utime(source, (1, 1))

    modules, why = engine.made_here()

    assert modules == {} and why.startswith("loop.py has changed")


def test_half_an_engine_is_none(checkout: Path) -> None:
    (checkout / "build/engine/one/capes/loop.so").unlink()
    assert engine.made_here()[0] == {} and "is missing" in engine.made_here()[1]

    Path(engine.manifest_path()).write_text('{"folder": "o')
    assert engine.made_here()[0] == {} and "cannot be read" in engine.made_here()[1]


def test_what_hindered_the_last_build_is_said(checkout: Path) -> None:
    Path(engine.manifest_path()).unlink()
    assert engine.made_here() == ({}, "it has not been compiled yet")

    (checkout / "build/engine/failed.txt").write_text("there is no C compiler (cc) here\nabc\n")
    assert engine.made_here() == ({}, "there is no C compiler (cc) here")


def test_the_engine_can_be_asked_for() -> None:
    plain = run("from capes import engine; import capes.vs.game; print(engine.kind())", CAPES_PURE="1")
    wrong = run("import capes", CAPES_PURE="yes")

    assert plain.stdout.strip() == "plain", plain.stderr
    assert wrong.returncode == 1 and "say 1 for plain Python, 0 to insist" in wrong.stderr


def test_insisting_where_there_is_none_says_why(tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "src/capes").symlink_to(SOURCE / "capes")  # a checkout in which nothing has been compiled
    # Before everything else on the path: an environment of a checkout puts that checkout's sources in front.
    code = f"import sys; sys.path.insert(0, {str(tmp_path / 'src')!r}); import capes.engine"
    found = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, "CAPES_PURE": "0"},
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip

    assert found.returncode == 1
    assert "insists on the compiled engine, and here is none: it has not been compiled yet" in found.stderr


def test_importing_the_package_loads_nothing_but_the_choice() -> None:
    done = run("import sys, capes; print(*sorted(name for name in sys.modules if name.startswith('capes')))")

    assert done.stdout.split() == ["capes", "capes.engine"], done.stderr


def test_bytecode_is_kept_apart_where_the_surroundings_forbid_it() -> None:
    code = (
        "import sys, os; from capes import engine; engine.keep_bytecode()\n"
        "print(sys.dont_write_bytecode, sys.pycache_prefix == os.environ['PYTHONPYCACHEPREFIX'],"
        " 'PYTHONDONTWRITEBYTECODE' in os.environ)"
    )

    done = run(code, PYTHONDONTWRITEBYTECODE="1")

    assert done.stdout.split() == ["False", "True", "False"], done.stderr


def test_a_build_depends_on_all_that_is_compiled_and_what_it_imports() -> None:
    listed = tool.sources()

    assert {f"capes/{name}" for name in ("core/loop.py", "vs/rules/combat.py", "duel/rules/turn.py")} <= set(listed)
    assert set(tool.to_compile()) < set(listed)
    assert "capes/core/whole_numbers.py" in listed  # stays plain, but is imported
    assert not any(name.startswith(("capes/server", "capes/cli", "capes/vs/cards")) for name in listed)


def test_no_compiler_is_said_and_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tool, "MADE", tmp_path / "engine")
    monkeypatch.setenv("CC", "no-such-compiler")

    with pytest.raises(tool.CannotCompile, match=r"there is no C compiler \(no-such-compiler\) here"):
        tool.make()

    assert (tmp_path / "engine/failed.txt").read_text().startswith("there is no C compiler")
    assert not list((tmp_path / "engine").glob("*.json"))


def test_a_build_that_was_interrupted_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = tmp_path / "engine"
    (made / ".making-dead/src").mkdir(parents=True)
    monkeypatch.setattr(tool, "MADE", made)

    def fake(folder: Path, level: str, jobs: int, trained: bool) -> dict[str, str]:
        (folder / "src").mkdir()
        (folder / "src/one.so").write_bytes(b"code")
        if level == "3":
            raise KeyboardInterrupt
        return {"one": "one.so"}

    monkeypatch.setattr(tool, "compiled_modules", fake)
    monkeypatch.setattr(tool, "fetch_tools", lambda: None)
    monkeypatch.setattr(tool, "compiler", lambda: ["cc"])

    with pytest.raises(KeyboardInterrupt):
        tool.make("3")
    assert [one.name for one in made.iterdir()] == ["lock"]

    folder, modules = tool.make("2")
    assert (folder / modules["one"]).read_bytes() == b"code"
    assert tool.make("3") == (folder, modules)  # the sources are as they were: not made again
    assert sorted(one.name for one in made.iterdir()) == sorted(["lock", folder.name, tool.manifest().name])
