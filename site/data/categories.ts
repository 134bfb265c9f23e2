import { cache } from 'react'
import { getList } from './rest.ts'
import { only } from './restQuery.ts'

export type Category = {
  id: string
  title: string
  slug: string
  text?: string | null
  /** Id of the category it belongs to. */
  parent?: string | null
}

const MOST = 200

/** All categories of the project in their order. */
export const getCategories = cache(async (project: string): Promise<Category[]> => {
  const list = await getList<Category>({
    project,
    collection: 'categories',
    severity: 'medium',
    query: { select: only('title', 'slug', 'text', 'parent'), sort: 'rank,title', limit: MOST, depth: 0 },
  })
  return list?.docs ?? []
})
