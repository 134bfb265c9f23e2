import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import type { SearchResponse } from '#domain/calls/search.ts'
import type { SellingProduct } from '#payload-types'
import { openBrowser } from './browser.ts'

let made = 0

/** Creates a published product without contents. */
export const createProduct = async (
  payload: BasePayload,
  project: RequestProject,
  values: Partial<SellingProduct> = {},
): Promise<SellingProduct> =>
  (await payload.create({
    collection: 'selling-products',
    data: {
      title: `Product ${process.pid} ${made++}`,
      summary: 'Something to learn',
      kind: 'course',
      pricePaise: 99_900,
      project: project.id,
      _status: 'published',
      ...values,
    } as never,
    overrideAccess: true,
    context: { project },
    depth: 0,
  })) as SellingProduct

/** Searches through the API; `rest` are further query parameters. */
export async function search(
  project: RequestProject,
  q: string,
  rest: Record<string, string> = {},
): Promise<SearchResponse> {
  const { body } = await openBrowser(project).get<SearchResponse>(
    `/search?${new URLSearchParams({ q, ...rest })}`,
  )
  return body
}

/** Titles of the hits. */
export const titlesOf = async (...asked: Parameters<typeof search>): Promise<string[]> =>
  (await search(...asked)).hits.map(({ title }) => title)
