import { isCancellable, isCancellableOnceUnpacked, type LineState, type OrderStatus } from './moves.ts'

/** Why an order cannot be cancelled as a whole: packed goods, or a part that was opened, sent or refunded. */
export type CancelObstacle = 'packed' | 'opened' | 'sent' | 'refunded'

const CLOSED: readonly OrderStatus[] = ['cancelled', 'expired']
const SENT: readonly LineState[] = ['shipped', 'delivered', 'undelivered', 'lost']
const REFUNDED: readonly LineState[] = ['refunded', 'returned', 'revoked']

/** What keeps an order from being cancelled; null when it can be, is closed, or is just being worked on. */
export function cancelObstacle(order: Parameters<typeof isCancellable>[0]): CancelObstacle | null {
  if (CLOSED.includes(order.status) || isCancellable(order)) return null
  if (isCancellableOnceUnpacked(order)) return 'packed'
  const has = (states: readonly LineState[]) => order.lines.some(({ state }) => states.includes(state))
  if (has(['fulfilled'])) return 'opened'
  if (has(SENT)) return 'sent'
  return has(REFUNDED) ? 'refunded' : null
}
