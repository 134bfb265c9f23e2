import type { OrderLine } from './OrderLineSchema.ts'

/** Whether an order buys something: an order of fees alone is no purchase, so it earns no reward and is nobody's first order. */
export const isPurchase = ({ lines }: { lines: readonly Pick<OrderLine, 'objection'>[] }): boolean =>
  lines.some(({ objection }) => !objection)
