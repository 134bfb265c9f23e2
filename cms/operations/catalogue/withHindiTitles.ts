import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import type { SellingProduct } from '#payload-types'

type Json = Record<string, unknown>
/** Where answers hold the title of the product whose id is beside it, as `product`. */
const TITLES = ['title', 'productTitle'] as const

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** Every object of an answer that names a product by its id. */
function namesIn(value: unknown, found: Json[] = []): Json[] {
  if (!isObject(value)) return found
  if (typeof value.product === 'string' && TITLES.some((key) => typeof value[key] === 'string'))
    found.push(value)
  for (const part of Object.values(value)) namesIn(part, found)
  return found
}

/** The answer of a call with the Hindi titles of its products, where they have one; one read, none without products. */
export async function withHindiTitles<Answer>(
  payload: BasePayload,
  project: RequestProject,
  answer: Answer,
): Promise<Answer> {
  const ids = new Set(namesIn(answer).map(({ product }) => String(product)))
  if (ids.size === 0) return answer
  const { docs } = await payload.db.find<SellingProduct>({
    collection: 'selling-products',
    where: { and: [{ id: { in: [...ids] } }, { project: { equals: project.id } }] },
    select: { hindi: true },
    pagination: false,
    limit: 0,
  })
  const titles = new Map(docs.map(({ id, hindi }) => [String(id), hindi?.title?.trim()]))
  const copy = structuredClone(answer)
  for (const named of namesIn(copy)) {
    const title = titles.get(String(named.product))
    if (title) for (const key of TITLES) if (typeof named[key] === 'string') named[key] = title
  }
  return copy
}
