"""An encoder's buffer as numpy arrays, without copying: one array for each table."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from capes.core.encoding import BYTES, Specification

Numbers = npt.NDArray[np.int16]


def length(specification: Specification) -> int:
    """How many numbers an observation has."""
    return specification.size // BYTES


def tables(specification: Specification, observation: Any) -> dict[str, Numbers]:
    """The tables of an observation (a buffer, or a flat array of its numbers), each as rows of columns."""
    flat = np.frombuffer(observation, dtype="<i2") if not isinstance(observation, np.ndarray) else observation
    found: dict[str, Numbers] = {}
    for section in specification.sections.values():
        start, columns = section.start // BYTES, len(section.columns)
        part = flat[..., start : start + section.rows * columns]
        found[section.name] = part.reshape(*flat.shape[:-1], section.rows, columns)
    return found


def mask(rows: int, choices: int) -> npt.NDArray[np.int8]:
    """1 for every option that can be picked."""
    made = np.zeros(rows, dtype=np.int8)
    made[:choices] = 1
    return made
