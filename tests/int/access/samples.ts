import { randomUUID } from 'node:crypto'
import type { BasePayload, CollectionSlug } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { fillProject, idsIn } from './fillProject.ts'
import type { Sample } from './operations.ts'

/** Columns with unique values. */
const UNIQUE = [
  'slug',
  'from',
  'filename',
  'path',
  'title',
  'dedupeKey',
  'key',
  'reviewKey',
  'voteKey',
  'ticketKey',
  'messageKey',
  'mailToken',
  'groupKey',
  'friendKey',
  'openKey',
  'gatewayKey',
  'paymentKey',
  'grantKey',
  'codeKey',
  'keyHash',
  'claimKey',
  'requestKey',
  'forKey',
  'placeKey',
  'series',
  'code',
  'reference',
  'trackKey',
  'awbKey',
]

/** A document's values without row ids, so that it can be inserted again. */
function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds)
  if (value === null || typeof value !== 'object' || value instanceof Date) return value
  const { id: _id, ...rest } = value as Record<string, unknown>
  return Object.fromEntries(Object.entries(rest).map(([key, inner]) => [key, withoutIds(inner)]))
}

async function copyOf(payload: BasePayload, collection: CollectionSlug, id: string): Promise<string> {
  const found = await payload.db.findOne<{ id: string } & Record<string, unknown>>({
    collection,
    where: { id: { equals: id } },
  })
  const data = withoutIds(found) as Record<string, unknown>
  for (const name of UNIQUE)
    if (typeof data[name] === 'string') data[name] = `${name === 'from' ? '/' : ''}${randomUUID()}`
  return String((await payload.db.create({ collection, data })).id)
}

async function versionOf(payload: BasePayload, slug: CollectionSlug, id: string): Promise<string> {
  const { versions } = payload.collections[slug].config
  if (!versions) return randomUUID()
  const versionData = await payload.db.findOne<never>({ collection: slug, where: { id: { equals: id } } })
  if (!versionData) throw new Error(`${slug} is empty`)
  const at = new Date().toISOString()
  const made = await payload.db.createVersion({
    collectionSlug: slug,
    parent: id,
    versionData,
    autosave: false,
    createdAt: at,
    updatedAt: at,
  })
  return String(made.id)
}

/** Fills a project and returns one document of every collection; an unused id where there can be none. */
export async function makeSamples(
  payload: BasePayload,
  project: RequestProject,
): Promise<Map<string, Sample>> {
  await fillProject(payload, project, 'sample')
  await payload.db.create({
    collection: 'payment-events',
    data: {
      key: randomUUID(),
      gateway: 'razorpay',
      event: 'payment.captured',
      body: {},
      project: project.id,
    },
  })
  const samples = new Map<string, Sample>()
  for (const [slug, [first]] of await idsIn(payload, project)) {
    const collection = slug as CollectionSlug
    const id = first ?? randomUUID()
    const row = first
      ? await payload.db.findOne<{ id: string; filename?: string }>({
          collection,
          where: { id: { equals: id } },
        })
      : null
    samples.set(slug, {
      id,
      exists: first !== undefined,
      version: first ? await versionOf(payload, collection, id) : randomUUID(),
      filename: row?.filename ?? 'nothing.png',
      copy: () => copyOf(payload, collection, id),
    })
  }
  return samples
}
