const MARK = 'overlays'

/** Number of overlay entries on top of the page's in the history, from the state of the current entry. */
export const entriesOf = (state: unknown): number =>
  Number((state as Record<string, unknown> | null)?.[MARK] ?? 0)

/** The history state of an overlay's entry; keeps the router's own part. */
export const markedAs = (state: unknown, count: number): object => ({
  ...(state as object | null),
  [MARK]: count,
})

/** Removes the entries of overlays that a reload has closed, since Back would appear to do nothing on them. */
export function leaveOldEntries(): void {
  const count = entriesOf(history.state)
  if (count > 0) history.go(-count)
}
