import lighthouse from 'lighthouse'

const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof CATEGORIES)[number]

/** Lighthouse's marks of a page, 0 to 100, and the audits that took marks away. */
export type Marks = { marks: Record<Category, number>; faults: string[] }

/** Has Lighthouse look at a page in the browser that listens on this debugging port; what it says of speed is not asked. */
export async function markPage(address: string, port: number): Promise<Marks> {
  const run = await lighthouse(address, { port, onlyCategories: [...CATEGORIES], logLevel: 'error' })
  if (!run) throw new Error(`Lighthouse did not answer for ${address}`)
  const { categories, audits } = run.lhr
  const faults = CATEGORIES.flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${name}: ${audits[id]?.title ?? id}`),
  )
  const markOf = (name: Category) => Math.round((categories[name]?.score ?? 0) * 100)
  return {
    marks: {
      accessibility: markOf('accessibility'),
      'best-practices': markOf('best-practices'),
      seo: markOf('seo'),
    },
    faults,
  }
}
