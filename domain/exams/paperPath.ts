import type { PaperKind } from './releases/paperKinds.ts'

/** Path of the page on which a paper or quiz is started; null for a paper without a series, which has none. */
export function paperPath(kind: PaperKind, slug: string, series: string | null): string | null {
  if (kind === 'quizzes') return `/quizzes/${slug}`
  return series === null ? null : `/test-series/${series}/${slug}`
}
