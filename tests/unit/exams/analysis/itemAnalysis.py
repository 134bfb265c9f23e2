"""Figures of items by numpy, independent of the product: a fixed data set with what is expected of it.

    python3 -m venv venv && venv/bin/pip install numpy==2.2.6
    venv/bin/python tests/unit/exams/analysis/itemAnalysis.py > tests/unit/exams/analysis/itemAnalysis.json
"""

import json

import numpy as np

PEOPLE, ITEMS, OPTIONS, RIGHT = 200, 12, "abcd", "b"
state = 20_251_125


def draw() -> float:
    """A linear congruential generator, so that the data are the same everywhere."""
    global state
    state = (state * 1_103_515_245 + 12_345) % 2**31
    return state / 2**31


def choose(skill: float, item: int) -> str | None:
    if draw() < 0.08:
        return None
    # In the last question the able choose c: its key is wrong.
    wanted = "c" if item == ITEMS - 1 else RIGHT
    if draw() < 0.15 + 0.8 * skill * (1 - item / (2 * ITEMS)):
        return wanted
    return OPTIONS[int(draw() * 4)]


choices = [[choose(skill, item) for item in range(ITEMS)] for skill in (draw() for _ in range(PEOPLE))]
marks = np.array([[0 if c is None else 4 if c == RIGHT else -1 for c in row] for row in choices], dtype=float)
totals = marks.sum(axis=1)
top = np.argsort(-totals, kind="stable")[: PEOPLE // 4]

items = []
for item in range(ITEMS):
    column = marks[:, item]
    items.append(
        {
            "facility": column.mean() / 4 * 100,
            "deviation": column.std(ddof=1) / 4 * 100,
            "discrimination": np.corrcoef(column, totals - column)[0, 1],
            "top": {o: int(sum(choices[p][item] == o for p in top)) for o in OPTIONS},
            "all": {o: int(sum(row[item] == o for row in choices)) for o in OPTIONS},
        }
    )

alpha = ITEMS / (ITEMS - 1) * (1 - marks.var(axis=0, ddof=1).sum() / totals.var(ddof=1))
deviation = totals.std(ddof=1)
paper = {
    "mean": totals.mean(),
    "deviation": deviation,
    "alpha": alpha,
    "error": deviation * np.sqrt(1 - alpha),
}
text = ["".join("-" if c is None else c for c in row) for row in choices]
print(json.dumps({"choices": text, "paper": paper, "items": items}, indent=1))
