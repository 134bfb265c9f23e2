import type { Metadata } from 'next'
import { parseScope } from '#site/data/base.ts'
import { type CourseQuery, courseHref } from '#site/data/courseQuery.ts'
import { pageMetadata } from '#site/data/pageMetadata.ts'

/** The list and its pages are for search engines; views with filters or another order are not. */
export async function catalogueMetadata(param: string, query: CourseQuery): Promise<Metadata> {
  const scope = parseScope(param)
  if (!scope) return {}
  const isPlain = query.exams.length + query.languages.length === 0 && query.sort === 'chosen'
  const title = query.page > 1 ? `Courses, page ${query.page}` : 'Courses'
  const description = 'All courses with lessons, length, language and price.'
  const metadata = await pageMetadata(scope.slug, { title, meta: { description } }, courseHref(query))
  return isPlain ? metadata : { ...metadata, robots: { index: false, follow: true } }
}
