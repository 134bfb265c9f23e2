/**
 * The settlement that an order is in: by a payment, or by cash that is to be paid on delivery; `undo` gives back what one by cash had sold.
 * `claim` is the row's `rev` from which it began, so that a later one is told from an earlier one that comes late.
 */
export type Settlement =
  | { claim: number; by: 'payment'; payment: string }
  | { claim: number; by: 'cash' | 'undo'; payment: null }

/** A settlement as the order has it: `7:payment:<id>`, `7:cash:`, `7:undo:`. */
export const settlementText = ({ claim, by, payment }: Settlement): string =>
  `${claim}:${by}:${payment ?? ''}`

/** What such a text says; null for none. */
export function settlementOf(text: string | null | undefined): Settlement | null {
  const [, claim, by, payment] = /^(\d+):(payment|cash|undo):(.*)$/.exec(text ?? '') ?? []
  if (!claim) return null
  return by === 'payment'
    ? { claim: Number(claim), by, payment: payment as string }
    : { claim: Number(claim), by: by as 'cash' | 'undo', payment: null }
}
