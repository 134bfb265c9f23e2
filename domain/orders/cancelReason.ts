import type { OrderEvent } from './OrderSchemas.ts'

type Cancelled = { status: string; timeline: readonly Pick<OrderEvent, 'event' | 'text' | 'by'>[] }

/** Why an order was cancelled, and the name of the staff member who wrote it, null for the student; null where no reason was given. */
export function cancelReason({ status, timeline }: Cancelled): { text: string; by: string | null } | null {
  if (status !== 'cancelled') return null
  const { text, by = null } = timeline.findLast(({ event }) => event === 'cancelled') ?? { text: null }
  return text?.trim() ? { text: text.trim(), by } : null
}
