/**
 * The current settlement of an order: by a payment, or as cash on delivery; `undo` reverts one as cash on
 * delivery. `claim` is the row's `rev` at its start, which distinguishes a later settlement from an earlier one that
 * arrives late.
 */
export type Settlement =
  | { claim: number; by: 'payment'; payment: string }
  | { claim: number; by: 'cash' | 'undo'; payment: null }

/** The stored form of a settlement: `7:payment:<id>`, `7:cash:`, `7:undo:`. */
export const settlementText = ({ claim, by, payment }: Settlement): string =>
  `${claim}:${by}:${payment ?? ''}`

/** Parses the stored form; null without one. */
export function settlementOf(text: string | null | undefined): Settlement | null {
  const [, claim, by, payment] = /^(\d+):(payment|cash|undo):(.*)$/.exec(text ?? '') ?? []
  if (!claim) return null
  return by === 'payment'
    ? { claim: Number(claim), by, payment: payment as string }
    : { claim: Number(claim), by: by as 'cash' | 'undo', payment: null }
}
