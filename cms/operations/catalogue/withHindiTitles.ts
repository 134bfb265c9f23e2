import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import type { SellingProduct } from '#payload-types'

type Json = Record<string, unknown>
/** Response fields with the title of the product whose id is the sibling field `product`. */
const TITLES = ['title', 'productTitle'] as const

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** All objects of a response with a product id and title. */
function titledObjects(value: unknown, found: Json[] = []): Json[] {
  if (!isObject(value)) return found
  if (typeof value.product === 'string' && TITLES.some((key) => typeof value[key] === 'string'))
    found.push(value)
  for (const part of Object.values(value)) titledObjects(part, found)
  return found
}

/** Replaces product titles in a response by their Hindi titles, where they exist. At most one read. */
export async function withHindiTitles<Answer>(
  payload: BasePayload,
  project: RequestProject,
  answer: Answer,
): Promise<Answer> {
  const ids = new Set(titledObjects(answer).map(({ product }) => String(product)))
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
  for (const titled of titledObjects(copy)) {
    const title = titles.get(String(titled.product))
    if (title) for (const key of TITLES) if (typeof titled[key] === 'string') titled[key] = title
  }
  return copy
}
