/** A batch of a product, days as ms since epoch; `endsOn` is null for a batch without an end. */
type DatedBatch = { id: string; startsOn: number; endsOn: number | null }

/**
 * The batch of somebody who got access to its product at `since`: the one that was to begin next then, or when none was, the one that
 * had begun last. Null for a product without batches.
 */
export function batchOf(batches: readonly DatedBatch[], since: number): string | null {
  const inOrder = batches.toSorted((a, b) => a.startsOn - b.startsOn || (a.id < b.id ? -1 : 1))
  const next = inOrder.find(({ startsOn }) => startsOn >= since)
  const running = inOrder.findLast(({ startsOn, endsOn }) => startsOn < since && (endsOn ?? since) >= since)
  return (next ?? running ?? inOrder.at(-1))?.id ?? null
}
