export type Severity = 'success' | 'info' | 'warning' | 'error'
/** Where a message leads to. */
export type SnackLink = {
  href: string
  label: string /** Beside the page, where what is typed must stay. */
  target?: '_blank'
}
export type Snack = {
  id: number
  message: string
  severity: Severity
  leftMs: number
  link?: SnackLink | undefined
}

/** How many messages show at once; the rest waits its turn. */
export const MAX_SHOWN = 3

/** The messages that show; their time runs. */
export const shown = (queue: readonly Snack[]): readonly Snack[] => queue.slice(0, MAX_SHOWN)

/** Puts a message at the end of the line; an error goes before everything that waits and is none, but pushes nothing out. */
export function enqueue(queue: readonly Snack[], snack: Snack): Snack[] {
  const firstCalm = queue.findIndex(({ severity }, i) => i >= MAX_SHOWN && severity !== 'error')
  const at = snack.severity === 'error' && firstCalm >= 0 ? firstCalm : queue.length
  return [...queue.slice(0, at), snack, ...queue.slice(at)]
}

/** The queue after `ms`: messages whose time is over are gone, those that waited keep theirs. */
export const elapse = (queue: readonly Snack[], ms: number): Snack[] =>
  queue
    .map((snack, i) => (i < MAX_SHOWN ? { ...snack, leftMs: snack.leftMs - ms } : snack))
    .filter(({ leftMs }) => leftMs > 0)
