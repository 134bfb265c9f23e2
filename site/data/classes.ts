import { cache } from 'react'
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

/** What a class, or several together, hold. */
export type ContentTotals = {
  lectures: number
  minutes: number
  videos: number
  pdfs: number
  freeLectures: number
}

type Summary = ContentTotals & { class: string }

const MOST_LECTURES = 1000

/** Totals by class id. */
export const getContentTotals = cache(
  async (project: string, classIds: string): Promise<Map<string, ContentTotals>> => {
    if (!classIds) return new Map()
    const list = await getList<Summary>({
      project,
      collection: 'class-content-summaries',
      severity: 'low',
      query: {
        where: { class: { in: classIds.split(',') } },
        select: only('class', 'lectures', 'minutes', 'videos', 'pdfs', 'freeLectures'),
        limit: 200,
        depth: 0,
      },
    })
    return new Map(list?.docs.map((summary) => [summary.class, summary]))
  },
)

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

/** The sum over some classes. */
export function sumTotals(totals: Map<string, ContentTotals>, classIds: readonly string[]): ContentTotals {
  const sum = { lectures: 0, minutes: 0, videos: 0, pdfs: 0, freeLectures: 0 }
  for (const id of classIds) {
    const part = totals.get(id)
    if (!part) continue
    for (const key of Object.keys(sum) as (keyof ContentTotals)[]) sum[key] += part[key]
  }
  return sum
}
