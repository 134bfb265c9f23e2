import type { EarlierPurchase } from './quote.ts'

/** A line of an earlier order and what it grants access to, as ids prefixed with their kinds. */
export type PaidLine = EarlierPurchase & {
  key: string
  netPaise: number
  targets: readonly string[]
  isOpen: boolean
}

type PaidContent = {
  netPaise: number
  goods: readonly { product: string }[]
  parts: readonly { product: string; netPaise: number }[]
}

const sumOf = (parts: PaidContent['parts']): number => parts.reduce((sum, { netPaise }) => sum + netPaise, 0)

/**
 * The amount paid for the digital content of an order line, paise. A line of goods counts 0, since extras that come with goods have no
 * price of their own; of a bundle with goods the shares of its other parts count.
 */
export function contentPaise({ netPaise, goods, parts }: PaidContent): number {
  if (goods.length === 0) return netPaise
  const total = sumOf(parts)
  if (total === 0) return 0
  const content = sumOf(parts.filter(({ product }) => !goods.some((item) => item.product === product)))
  return Math.floor((netPaise * content) / total)
}

/** `of` are the credited purchases, in the order of `lines`, their keys. */
export type Upgrade = { paise: number; lines: string[]; of: EarlierPurchase[] }

/**
 * Credit for earlier purchases of parts of a product: every open line whose whole content is in it, once
 * each. A buyer of the test series pays only the difference for the course that contains it. Never more than
 * the product's price.
 */
export function upgradeCredit(
  targets: readonly string[],
  owned: readonly PaidLine[],
  pricePaise: number,
): Upgrade {
  const content = new Set(targets)
  const lines = owned.filter(
    (line) =>
      line.isOpen &&
      line.netPaise > 0 &&
      line.targets.length > 0 &&
      line.targets.length < content.size &&
      line.targets.every((target) => content.has(target)),
  )
  const paid = lines.reduce((sum, { netPaise }) => sum + netPaise, 0)
  return {
    paise: Math.min(paid, pricePaise),
    lines: lines.map(({ key }) => key),
    of: lines.map(({ product, title, hindiTitle = null }) => ({ product, title, hindiTitle })),
  }
}
