import type { Order } from '#payload-types'

/** Amounts of a whole order that somebody who sees a part of it must not find anywhere; in paise. */
export const amountsOf = ({ payablePaise, itemsPaise, taxPaise, feePaise }: Order): number[] =>
  [payablePaise, itemsPaise, taxPaise, feePaise].filter((paise) => paise > 0)
