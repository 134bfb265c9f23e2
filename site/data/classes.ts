import { getList } from './rest.ts'
import { only } from './restQuery.ts'

/** The public outline of a lecture. */
export type LectureOutline = {
  id: string
  class: string
  chapter: string
  title: string
  slug: string
  kind: 'text' | 'video' | 'pdf'
  minutes: number
  isFree?: boolean | null
}

export type ClassOutline = { id: string; title: string; slug: string }

const MOST_LECTURES = 1000

/** Classes in the order they are asked for. */
export async function getClasses(project: string, ids: string[]): Promise<ClassOutline[]> {
  if (ids.length === 0) return []
  const list = await getList<ClassOutline>({
    project,
    collection: 'classes',
    severity: 'medium',
    query: { where: { id: { in: ids } }, select: only('title', 'slug'), limit: ids.length, depth: 0 },
  })
  return ids.flatMap((id) => list?.docs.find((entry) => entry.id === id) ?? [])
}

/** The lectures of the classes, in their order. */
export async function getOutline(project: string, classIds: string[]): Promise<LectureOutline[]> {
  if (classIds.length === 0) return []
  const list = await getList<LectureOutline>({
    project,
    collection: 'lectures',
    severity: 'medium',
    query: {
      where: { class: { in: classIds } },
      select: only('class', 'chapter', 'title', 'slug', 'kind', 'minutes', 'isFree'),
      sort: 'rank',
      limit: MOST_LECTURES,
      depth: 0,
    },
  })
  return list?.docs ?? []
}
