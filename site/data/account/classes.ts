import type { Locale } from '#domain/text/locales.ts'
import { getList } from '../base/rest.ts'
import { selectFields } from '../base/restQuery.ts'
import { type LectureOutline, localisedOutline, OUTLINE_FIELDS } from '../catalogue/outline.ts'

export type ClassOutline = { id: string; title: string; slug: string }

const MAX_LECTURES = 1000

/** Classes in the order of `ids`. */
export async function getClasses(project: string, ids: string[]): Promise<ClassOutline[]> {
  if (ids.length === 0) return []
  const list = await getList<ClassOutline>({
    project,
    collection: 'classes',
    severity: 'medium',
    query: { where: { id: { in: ids } }, select: selectFields('title', 'slug'), limit: ids.length, depth: 0 },
  })
  return ids.flatMap((id) => list?.docs.find((entry) => entry.id === id) ?? [])
}

/** The lectures of the classes, in order and in the language of the page. */
export async function getOutline(
  project: string,
  classIds: string[],
  locale: Locale,
): Promise<LectureOutline[]> {
  if (classIds.length === 0) return []
  const list = await getList<LectureOutline>({
    project,
    collection: 'lectures',
    severity: 'medium',
    query: {
      where: { class: { in: classIds } },
      select: selectFields(...OUTLINE_FIELDS),
      sort: 'rank',
      limit: MAX_LECTURES,
      depth: 0,
    },
  })
  return (list?.docs ?? []).map((lecture) => localisedOutline(locale, lecture))
}
