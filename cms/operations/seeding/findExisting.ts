import type { BasePayload, Where } from 'payload'
import { identityKey, unclaimedKey } from '#domain/auth/identityKey.ts'
import type { SeedKind, SeedRecord } from '#seed/SeedRecord.ts'
import { isOwner, nameOf, SEED_COLLECTIONS, seedKeyOf } from './seedCollections.ts'

export type ExistingDocument = { id: string; hash: string | null }

type Row = {
  id: string
  seedKey?: string | null
  seedHash?: string | null
  slug?: string
  from?: string
  code?: string
  class?: string
  phoneKey?: string
  emailKey?: string
}
type Scope = { payload: BasePayload; project: { id: string; slug: string } }

/** Settings with one document per project. */
const SETTINGS: readonly SeedKind[] = ['webStaticConfig', 'projectConfig', 'adminConfig', 'messageSettings']
const COLUMNS = ['seedKey', 'seedHash'] as const
/** Values in one `in` condition; databases limit the parameters of a query. */
const BATCH_SIZE = 500

/**
 * Finds the existing documents of records: by seed key, else by slug or sign-in identity (a page created by hand with the same slug is
 * adopted). One query for all keys, and one per batch of the rest.
 */
export async function findExisting(
  scope: Scope,
  kind: SeedKind,
  records: readonly SeedRecord[],
  ids: ReadonlyMap<string, string>,
): Promise<Map<string, ExistingDocument>> {
  const { project } = scope
  const known = new Map<string, ExistingDocument>()
  if (SETTINGS.includes(kind)) {
    const [row] = await rowsOf(scope, kind, { project: { equals: project.id } })
    for (const record of records) if (row) known.set(record.key, toKnown(row))
    return known
  }
  const seeded = new Map(
    (await rowsOf(scope, kind, { and: [ofProject(kind, project.id), { seedKey: { exists: true } }] })).map(
      (row) => [row.seedKey, row],
    ),
  )
  const others: SeedRecord[] = []
  for (const record of records) {
    const row = seeded.get(seedKeyOf(record, project.slug))
    if (row) known.set(record.key, toKnown(row))
    else others.push(record)
  }
  for (let start = 0; start < others.length; start += BATCH_SIZE) {
    await adopt(scope, kind, others.slice(start, start + BATCH_SIZE), ids, known)
  }
  return known
}

const toKnown = ({ id, seedHash }: Row): ExistingDocument => ({ id, hash: seedHash ?? null })

const ofProject = (kind: SeedKind, id: string): Where =>
  kind === 'user'
    ? { or: [{ project: { equals: id } }, { project: { exists: false } }] }
    : { project: { equals: id } }

/** The project itself, by its slug. */
export async function findProject(payload: BasePayload, slug: string): Promise<ExistingDocument | null> {
  const { docs } = await payload.find({
    collection: 'projects',
    where: { slug: { equals: slug } },
    select: { seedHash: true },
    depth: 0,
    limit: 1,
    overrideAccess: true, // run by the operator; nothing is returned to users
  })
  return docs[0] ? toKnown(docs[0] as unknown as Row) : null
}

async function rowsOf(
  { payload }: Scope,
  kind: SeedKind,
  where: Where,
  more: readonly string[] = [],
): Promise<Row[]> {
  const { docs } = await payload.db.find<Row>({
    collection: SEED_COLLECTIONS[kind],
    where,
    select: Object.fromEntries([...COLUMNS, ...more].map((name) => [name, true])),
    limit: 0,
    pagination: false,
  })
  return docs
}

/** Adds documents that were not imported but have the slug or sign-in identity of a record. */
async function adopt(
  scope: Scope,
  kind: SeedKind,
  records: readonly SeedRecord[],
  ids: ReadonlyMap<string, string>,
  known: Map<string, ExistingDocument>,
): Promise<void> {
  const byIdentity = new Map<string, string>()
  for (const record of records) {
    for (const identity of identitiesOf(record, scope.project.id, ids)) byIdentity.set(identity, record.key)
  }
  const values = [...byIdentity.keys()]
  if (values.length === 0) return
  if (kind === 'user') {
    const either: Where[] = [{ phoneKey: { in: values } }, { emailKey: { in: values } }]
    for (const row of await rowsOf(scope, kind, { or: either }, ['phoneKey', 'emailKey'])) {
      const key = byIdentity.get(row.phoneKey ?? '') ?? byIdentity.get(row.emailKey ?? '')
      if (key) known.set(key, toKnown(row))
    }
    return
  }
  const address = kind === 'redirect' ? 'from' : kind === 'question' ? 'code' : 'slug'
  const slugs = {
    [address]: { in: [...new Set(values.map((value) => value.slice(value.indexOf('/') + 1)))] },
  }
  const where = { and: [{ project: { equals: scope.project.id } }, slugs] }
  for (const row of await rowsOf(scope, kind, where, kind === 'lecture' ? ['slug', 'class'] : [address])) {
    const key = byIdentity.get(kind === 'lecture' ? `${row.class}/${row.slug}` : `/${row[address]}`)
    if (key) known.set(key, toKnown(row))
  }
}

function identitiesOf(record: SeedRecord, projectId: string, ids: ReadonlyMap<string, string>): string[] {
  switch (record.kind) {
    case 'user': {
      const owner = isOwner(record) ? null : projectId
      return [record.data.phone, record.data.email].flatMap((value) =>
        value ? [identityKey(owner, value), unclaimedKey(owner, value)] : [],
      )
    }
    case 'lecture': {
      const id = ids.get(nameOf({ kind: 'class', key: record.data.class }))
      return id ? [`${id}/${record.data.slug}`] : []
    }
    case 'class':
    case 'product':
    case 'testSeries':
    case 'testPaper':
    case 'quiz':
    case 'category':
    case 'freeResource':
    case 'blogCategory':
    case 'blog':
    case 'page':
      return [`/${record.data.slug}`]
    case 'question':
      return [`/${record.key}`]
    case 'redirect':
      return [`/${record.data.from}`]
    default:
      return []
  }
}
