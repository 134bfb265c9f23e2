type Placed = { id: string; rank: number; chapter: string }

/**
 * What changes when a lecture goes to another place of its class, given in order: into a gap between its neighbours if there is one, else all from
 * there to its old place take the rank of the one beside them. It takes the chapter of the lecture whose place it gets. `to` counts from 0.
 */
export function moveLecture(lectures: readonly Placed[], from: number, to: number): Placed[] {
  const [moved, target] = [lectures[from], lectures[to]]
  if (!moved || !target || from === to) return []
  const { chapter } = target
  const before = to < from ? lectures[to - 1] : target
  const after = to < from ? target : lectures[to + 1]
  const low = before?.rank ?? 0
  const high = after?.rank ?? low + 20
  const middle = Math.floor((low + high) / 2)
  if (middle > low && middle < high) return [{ id: moved.id, rank: middle, chapter }]
  const step = to < from ? 1 : -1
  const ranks = lectures.map(({ rank }) => rank)
  // Equal ranks would leave the order to chance.
  const isStrict = ranks.every((rank, at) => at === 0 || rank > (ranks[at - 1] ?? 0))
  const order = lectures.filter((_, at) => at !== from)
  order.splice(to, 0, { ...moved, chapter })
  if (!isStrict)
    return order
      .map((one, at) => ({ ...one, rank: (at + 1) * 10 }))
      .filter((one) => lectures.find(({ id }) => id === one.id)?.rank !== one.rank || one.id === moved.id)
  const changed: Placed[] = [{ ...moved, rank: target.rank, chapter }]
  for (let at = to; at !== from; at += step)
    changed.push({ ...(lectures[at] as Placed), rank: (lectures[at + step] as Placed).rank })
  return changed
}

/**
 * What changes when a lecture goes one up (-1) or down (1): the other way over its neighbour, or out of its chapter into that of the neighbour,
 * in which it is the last or the first.
 */
export function stepLecture(lectures: readonly Placed[], from: number, by: -1 | 1): Placed[] {
  const [moved, beside] = [lectures[from], lectures[from + by]]
  if (!moved || !beside) return []
  if (beside.chapter !== moved.chapter) return [{ ...moved, chapter: beside.chapter }]
  return moveLecture(lectures, from, from + by)
}
