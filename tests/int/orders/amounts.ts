import type { Order } from '#payload-types'

/** Amounts of a whole order, paise, that must not be visible to a person who sees only a part of it. */
export const amountsOf = ({ payablePaise, itemsPaise, taxPaise, feePaise }: Order): number[] =>
  [payablePaise, itemsPaise, taxPaise, feePaise].filter((paise) => paise > 0)
