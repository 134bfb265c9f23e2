const MARK = 'overlays'

/** How many entries of overlays the browser's history has on top of the page's, by the state of the current entry. */
export const entriesOf = (state: unknown): number =>
  Number((state as Record<string, unknown> | null)?.[MARK] ?? 0)

/** The state of an overlay's entry; the router's own part is kept. */
export const markedAs = (state: unknown, count: number): object => ({
  ...(state as object | null),
  [MARK]: count,
})

/** Takes away the entries of overlays that a reload has closed, which would make one Back do nothing. */
export function leaveOldEntries(): void {
  const count = entriesOf(history.state)
  if (count > 0) history.go(-count)
}
