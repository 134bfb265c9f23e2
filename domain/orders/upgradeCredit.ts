/** A line of an earlier order and what it opens, as ids with their kinds in front. */
export type PaidLine = { key: string; netPaise: number; targets: readonly string[]; isOpen: boolean }

export type Upgrade = { paise: number; lines: string[] }

/**
 * What was paid before for parts of a product: every open line whose whole content is in it, once each. Somebody who bought
 * the test series pays the difference for the course that contains it. Never more than the product costs.
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
  return { paise: Math.min(paid, pricePaise), lines: lines.map(({ key }) => key) }
}
