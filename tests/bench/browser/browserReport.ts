import type { Category, Marks } from './lighthouse.ts'
import type { Vitals } from './vitals.ts'

/** One page: medians of its visits, and its Lighthouse scores. */
export type PageResult = { page: string; vitals: Vitals } & Marks

export const MOST: Vitals = { lcpMs: 2000, cls: 0.02, blockedMs: 200 }
const FULL = 100

const HEAD = ['page', 'LCP', 'CLS', 'blocked', 'accessibility', 'best practices', 'SEO']

/** A text table with one line per page; the second line has the aims. */
export function browserTable(results: readonly PageResult[]): string {
  const aims = ['', `<= ${MOST.lcpMs} ms`, `<= ${MOST.cls}`, `<= ${MOST.blockedMs} ms`, '100', '100', '100']
  const rows = results.map(({ page, vitals, marks }) => [
    page,
    `${vitals.lcpMs.toFixed(0)} ms`,
    vitals.cls.toFixed(3),
    `${vitals.blockedMs.toFixed(0)} ms`,
    ...Object.values(marks).map(String),
  ])
  const all = [HEAD, aims, ...rows]
  const widths = HEAD.map((_, at) => Math.max(...all.map((row) => (row[at] ?? '').length)))
  return all
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Measures that miss their aim, and failed audits; NaN misses. */
export const browserShortfalls = (results: readonly PageResult[]): string[] =>
  results.flatMap(({ page, vitals, marks, faults }) => [
    ...(Object.keys(MOST) as (keyof Vitals)[])
      .filter((name) => !(vitals[name] <= MOST[name]))
      .map((name) => `${page}: ${name} is ${vitals[name]}, at most ${MOST[name]}`),
    ...(Object.keys(marks) as Category[])
      .filter((name) => !(marks[name] >= FULL))
      .map((name) => `${page}: ${name} scores ${marks[name]}`),
    ...faults.map((fault) => `${page}: ${fault}`),
  ])
