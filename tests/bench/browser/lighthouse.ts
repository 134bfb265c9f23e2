import lighthouse from 'lighthouse'

const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof CATEGORIES)[number]

/** Lighthouse scores of a page, 0 to 100, and its failed audits. */
export type Marks = { marks: Record<Category, number>; faults: string[] }

/** Runs Lighthouse without its performance category, in the browser with this debugging port. */
export async function scorePage(address: string, port: number): Promise<Marks> {
  const run = await lighthouse(address, { port, onlyCategories: [...CATEGORIES], logLevel: 'error' })
  if (!run) throw new Error(`Lighthouse did not answer for ${address}`)
  const { categories, audits } = run.lhr
  const faults = CATEGORIES.flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${name}: ${audits[id]?.title ?? id}`),
  )
  const scoreOf = (name: Category) => Math.round((categories[name]?.score ?? 0) * 100)
  return {
    marks: {
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    faults,
  }
}
