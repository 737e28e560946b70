"""The table `import capes` offers: playing, asking, taking back, keeping, showing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import capes
from capes.core.errors import GameOver, IllegalPick
from capes.duel.contract.seen import DuelView
from capes.vs.contract.seen import VsView


def test_importing_loads_nothing_but_the_choice_of_the_engine() -> None:
    code = "import sys, capes; print(*sorted(name for name in sys.modules if name.startswith('capes')))"

    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert done.stdout.split() == ["capes", "capes.engine"]


def test_every_public_name_is_there_and_has_words() -> None:
    assert [name for name in capes.__all__ if name not in dir(capes)] == []
    assert [name for name in capes.__all__ if not (getattr(capes, name).__doc__ or "").strip()] == []
    with pytest.raises(AttributeError):
        _ = capes.nothing_of_that_name


@pytest.mark.parametrize("game", ["vs", "duel"])
def test_the_source_of_a_table_gives_the_same_table(game: str) -> None:
    table = capes.Table(game, seed=3).play("random", picks=25)

    again = eval(repr(table), {"Table": capes.Table})

    assert again == table and again.picks == table.picks and again.log == table.log


def test_a_whole_game_is_taken_back_to_its_beginning() -> None:
    table = capes.Table("duel", seed=3)
    begun = table.copy()

    table.play("random").undo(len(table.picks))

    assert table == begun and table.log == begun.log and not table.over


def test_refused_picks_change_nothing_and_say_what_is_possible() -> None:
    table = capes.Table("vs", seed=7)
    before = table.copy()
    for wrong in (2, -3, "nothing like it", "goes first", ""):
        with pytest.raises(IllegalPick, match=r"options are 0 to 1|goes first"):
            table.pick(wrong)
    with pytest.raises(IllegalPick, match="cannot be taken back"):
        table.undo()

    assert table == before


def test_nothing_is_left_to_pick_when_it_is_over() -> None:
    table = capes.play("random", game="duel", seed=3)

    with pytest.raises(GameOver):
        table.pick(0)
    assert "nothing is left" in repr(table.options) and table.seat is None and " wins. " in str(table)


def test_a_table_prints_as_its_decider_sees_it() -> None:
    table = capes.Table("vs", seed=7).play("rookie", picks=40)
    assert table.seat is not None
    view = table.view(1 - table.seat)
    assert isinstance(view, VsView)
    other = view.players[1 - table.seat].hand

    printed = str(table)

    assert table.question in printed and str(table.options[0]) in printed
    assert other and all(f"#{card.n} " not in printed for card in other)
    assert max(len(line) for line in table.board().splitlines()) <= 80


def test_html_holds_the_same_and_escapes_names() -> None:
    table = capes.Table("duel", seed=7, names=("<b>Ann</b>", "Bob")).play("rookie", picks=20)

    html = table._repr_html_()

    assert "<b>Ann</b>" not in html and "&lt;b&gt;Ann" in html and "<script" not in html


def test_a_record_is_kept_and_loaded(tmp_path: Path) -> None:
    table = capes.Table("vs", seed=5, decks=["x-men-storm", "avengers-hulk"]).play("random")
    table.save(tmp_path / "game.json")

    loaded = capes.load(tmp_path / "game.json")

    assert loaded == table and loaded.winners == table.winners
    assert capes.load(tmp_path / "game.json", picks=10).picks == table.picks[:10]


def test_a_bot_of_ones_own_plays_matches_and_sees_only_its_sight() -> None:
    class Last:
        def choose(self, sight: capes.Sight, deadline: float = 0.0, seed: int = 0) -> int:
            view = sight.view
            assert isinstance(view, DuelView)
            assert view.players[1 - sight.seat].hand is None
            return len(sight.decision.options) - 1

    found = capes.match(Last(), "random", games=6, game="duel")

    assert list(found.shares) == ["Last", "random"]
    assert sum(share.wins for share in found.shares.values()) == 6
    assert "too few" in repr(found) and "<table>" in found._repr_html_()


def test_a_match_by_name_is_the_same_in_many_processes() -> None:
    one = capes.match("sidekick", "random", games=4, game="duel", seed=9)
    many = capes.match("sidekick", "random", games=4, game="duel", seed=9, jobs=2)

    assert one.to_data() == many.to_data()


def test_cards_are_found_and_read() -> None:
    found = capes.cards("team:x-men cost<=3")

    assert found and all(card.cost <= 3 and "X-Men" in card.teams for card in found)
    assert "Main [Might]" in capes.cards("hulk is:main level:1")[0].text
    with pytest.raises(AttributeError, match="its facts are id"):
        _ = found[0].colour
