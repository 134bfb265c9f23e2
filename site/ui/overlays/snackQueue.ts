export type Severity = 'success' | 'info' | 'warning' | 'error'
/** The link of a message. */
export type SnackLink = {
  href: string
  label: string
  /** `_blank` keeps the input on the page. */
  target?: '_blank'
}
export type Snack = {
  id: number
  message: string
  severity: Severity
  leftMs: number
  link?: SnackLink | undefined
}

/** Number of visible messages; the others are queued. */
export const MAX_SHOWN = 3

/** The visible messages, whose timers run. */
export const visibleSnacks = (queue: readonly Snack[]): readonly Snack[] => queue.slice(0, MAX_SHOWN)

/**
 * Adds a message to the end of the queue; an error goes before all queued messages that are none, but removes
 * no visible one.
 */
export function enqueue(queue: readonly Snack[], snack: Snack): Snack[] {
  const firstCalm = queue.findIndex(({ severity }, i) => i >= MAX_SHOWN && severity !== 'error')
  const at = snack.severity === 'error' && firstCalm >= 0 ? firstCalm : queue.length
  return [...queue.slice(0, at), snack, ...queue.slice(at)]
}

/** The queue after `ms`: expired messages are removed, queued ones keep their time. */
export const elapse = (queue: readonly Snack[], ms: number): Snack[] =>
  queue
    .map((snack, i) => (i < MAX_SHOWN ? { ...snack, leftMs: snack.leftMs - ms } : snack))
    .filter(({ leftMs }) => leftMs > 0)

/** The queue on a page: messages that link to this very page are removed. @param toHref Path of a link with the prefix of the site. */
export const withoutLinksTo = (
  queue: Snack[],
  pathname: string,
  toHref: (href: string) => string,
): Snack[] =>
  queue.some(({ link }) => link && toHref(link.href) === pathname)
    ? queue.filter(({ link }) => !link || toHref(link.href) !== pathname)
    : queue
