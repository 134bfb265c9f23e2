/** An attempt of the student at a paper, by the id of the paper; `startedAt` in ms since epoch. */
type Taken = { paper: string; startedAt: number }

/** The paper that a student takes next: the first one that is new to them, else the one that was taken longest ago. `papers` in their order. */
export function nextPaper<Paper extends { id: string }>(
  papers: readonly Paper[],
  taken: readonly Taken[],
): Paper | null {
  const last = (of: Paper): number =>
    Math.max(...taken.filter(({ paper }) => paper === of.id).map(({ startedAt }) => startedAt), -Infinity)
  return papers.toSorted((one, other) => compare(last(one), last(other)))[0] ?? null
}

/** Infinite values have no difference. */
const compare = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1)
