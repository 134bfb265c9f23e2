import type { BasePayload, CollectionSlug } from 'payload'
import type { SeedKind, SeedRecord } from '#seed/SeedRecord.ts'
import { deleteQuestion } from '../exams/bank/retireQuestion.ts'
import { nameOf, SEED_COLLECTIONS } from './seedCollections.ts'

/** Kinds that are deleted when their record is removed, referenced kinds last. People, the project and its settings are never deleted. */
const PRUNED = [
  'redirect',
  'page',
  'section',
  'freeResource',
  'leadForm',
  'blog',
  'blogCategory',
  'coupon',
  'sale',
  'review',
  'batch',
  'product',
  'category',
  'digitalItem',
  'quiz',
  'testPaper',
  'question',
  'testSeries',
  'liveClass',
  'lecture',
  'class',
  'privateFile',
  'media',
] as const satisfies SeedKind[]

type Use = { collection: CollectionSlug; field: string; reason: string }

/** References that prevent the deletion of a document whose record was removed. */
const USES: Partial<Record<SeedKind, readonly Use[]>> = {
  product: [
    { collection: 'entitlements', field: 'target', reason: 'learners bought it' },
    { collection: 'selling-products', field: 'includes', reason: 'a bundle holds it' },
    { collection: 'batches', field: 'product', reason: 'a batch teaches it' },
  ],
  category: [
    { collection: 'selling-products', field: 'categories', reason: 'a product is in it' },
    { collection: 'categories', field: 'parent', reason: 'a category is below it' },
  ],
  digitalItem: [{ collection: 'selling-products', field: 'digitalItems', reason: 'a product opens it' }],
  quiz: [{ collection: 'selling-products', field: 'quizzes', reason: 'a product opens it' }],
  testPaper: [{ collection: 'selling-products', field: 'testPapers', reason: 'a product opens it' }],
  class: [
    { collection: 'entitlements', field: 'target', reason: 'learners are enrolled in it' },
    { collection: 'selling-products', field: 'classes', reason: 'a product opens it' },
  ],
  privateFile: [
    { collection: 'lectures', field: 'pdf', reason: 'a lecture shows it' },
    { collection: 'lectures', field: 'file', reason: 'a lecture plays it' },
    { collection: 'lectures', field: 'captions.file', reason: 'a lecture plays it' },
    { collection: 'digital-items', field: 'file', reason: 'it is sold' },
    { collection: 'free-resources', field: 'file', reason: 'it is given away' },
  ],
  leadForm: [
    { collection: 'lead-submissions', field: 'form', reason: 'visitors sent it' },
    { collection: 'free-resources', field: 'leadForm', reason: 'a free resource asks it' },
  ],
  blogCategory: [{ collection: 'blogs', field: 'category', reason: 'an article is in it' }],
  testSeries: [
    { collection: 'test-papers', field: 'testSeries', reason: 'a paper is in it' },
    { collection: 'selling-products', field: 'testSeries', reason: 'a product opens it' },
  ],
  media: [
    { collection: 'blogs', field: 'cover', reason: 'an article shows it' },
    { collection: 'test-series', field: 'image', reason: 'a test series shows it' },
    { collection: 'selling-products', field: 'image', reason: 'a product shows it' },
    { collection: 'web-static-configs', field: 'brand.logo', reason: 'it is the logo' },
  ],
}

export type NotDeleted = { kind: SeedKind; key: string; reason: string }

type Scope = { payload: BasePayload; project: { id: string; slug: string }; isDryRun: boolean }
type Row = { id: string; seedKey: string }

/**
 * Deletes imported documents whose record was removed. Documents still in use are not deleted but reported; such a class keeps all its lectures.
 */
export async function pruneProject(
  scope: Scope,
  records: readonly SeedRecord[],
): Promise<{ deleted: Map<SeedKind, number>; kept: NotDeleted[] }> {
  const present = new Set(records.map(nameOf))
  const deleted = new Map<SeedKind, number>()
  const kept: NotDeleted[] = []
  const deletedIds: string[] = []
  const missing = async (kind: SeedKind) =>
    (await seededOf(scope, kind)).filter(({ seedKey }) => !present.has(nameOf({ kind, key: seedKey })))
  for (const kind of PRUNED) {
    const heldClasses = new Set<string>()
    for (const { id, seedKey } of kind === 'lecture' ? await missing('class') : []) {
      if (await reasonToKeep(scope, 'class', id, deletedIds)) heldClasses.add(seedKey)
    }
    for (const { id, seedKey } of await missing(kind)) {
      const isOfHeldClass = heldClasses.has(seedKey.slice(0, seedKey.indexOf('/')))
      const reason = isOfHeldClass ? 'its class stays' : await remove(scope, kind, id, deletedIds)
      if (reason) kept.push({ kind, key: seedKey, reason })
      else {
        deletedIds.push(id)
        deleted.set(kind, (deleted.get(kind) ?? 0) + 1)
      }
    }
  }
  return { deleted, kept }
}

async function seededOf({ payload, project }: Scope, kind: SeedKind): Promise<Row[]> {
  const { docs } = await payload.db.find<Row>({
    collection: SEED_COLLECTIONS[kind],
    where: { and: [{ project: { equals: project.id } }, { seedKey: { exists: true } }] },
    select: { seedKey: true },
    limit: 0,
    pagination: false,
  })
  return docs
}

/** Why a document is still in use, or null; in a dry run, documents that would be deleted do not count. */
async function reasonToKeep(
  { payload, isDryRun }: Scope,
  kind: SeedKind,
  id: string,
  deletedIds: readonly string[],
): Promise<string | null> {
  for (const { collection, field, reason } of USES[kind] ?? []) {
    const others = isDryRun && deletedIds.length > 0 ? [{ id: { not_in: deletedIds } }] : []
    const where = { and: [{ [field]: { equals: id } }, ...others] }
    const { totalDocs } = await payload.db.count({ collection, where })
    if (totalDocs > 0) return reason
  }
  return null
}

/** Deletes a document unless it is in use; returns why it is kept, or null. A dry run deletes nothing. */
async function remove(
  scope: Scope,
  kind: SeedKind,
  id: string,
  deletedIds: readonly string[],
): Promise<string | null> {
  const { payload, project, isDryRun } = scope
  const held = await reasonToKeep(scope, kind, id, deletedIds)
  if (held || isDryRun) return held
  if (kind === 'question')
    return (await deleteQuestion({ payload, project: project.id }, id)) ? null : 'a paper uses it'
  try {
    await payload.delete({
      collection: SEED_COLLECTIONS[kind],
      id,
      depth: 0,
      overrideAccess: true, // run by the operator of the server
      context: { disableRevalidate: true, project },
    })
    return null
  } catch (error) {
    return (error as Error).message.replace(/\s+/g, ' ')
  }
}
