import {
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  isolateObjectProperty,
  type PayloadRequest,
} from 'payload'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { type Addressed, addressOf } from '#domain/content/addresses.ts'
import { planMove } from '#domain/content/redirects.ts'

type Doc = {
  id: string
  slug?: string | null
  kind?: string | null
  _status?: string | null
  project?: string | { id: string }
}

const REDIRECTS_AT_MOST = 200

const remembered = (req: PayloadRequest): Map<string, string> => {
  req.context.addressesBefore ??= new Map<string, string>()
  return req.context.addressesBefore as Map<string, string>
}

const isOnSite = ({ _status }: Pick<Doc, '_status'>): boolean => !_status || _status === 'published'

/** Before a save: keeps the address under which visitors know the document, if they know it at all. */
export const noteSlug: CollectionBeforeChangeHook<Doc> = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const slug = collection.slug as Addressed
  const { kind } = { ...originalDoc, ...data }
  if (operation !== 'update' || !originalDoc || !isOnSite(data) || !data.slug) return data
  const where = { id: { equals: originalDoc.id } }
  const stored = (await readRow({ payload: req.payload, collection: slug, where })) as Doc | null
  if (!stored?.slug || !isOnSite(stored)) return data
  const before = addressOf(slug, { slug: stored.slug, kind: stored.kind })
  if (before !== addressOf(slug, { slug: data.slug, kind })) remembered(req).set(String(stored.id), before)
  return data
}

/**
 * After the slug of a published document, or the kind of a product, changed: its old address leads to the new one. Redirects never form a chain or a
 * circle: those that led to the old address lead to the new one, and one that left the new address goes.
 */
export const rememberSlug: CollectionAfterChangeHook<Doc> = async ({ collection, doc, req }) => {
  const from = remembered(req).get(String(doc.id))
  const project = idOf(doc.project)
  if (!from || !project || !doc.slug || !isOnSite(doc)) return doc
  remembered(req).delete(String(doc.id))
  const slug = collection.slug as Addressed
  const to = addressOf(slug, { slug: doc.slug, kind: doc.kind })
  if (from === to || from === '/') return doc
  const { payload } = req
  // The server itself keeps old addresses alive, whoever may edit redirects; the writes are no privileged act of anybody.
  const own = isolateObjectProperty(req, 'context')
  own.context = { ...req.context, skipAudit: true, isSlugHistory: true }
  const { docs } = await payload.find({
    collection: 'redirects',
    where: {
      and: [
        { project: { equals: project } },
        { or: [{ from: { in: [from, to] } }, { to: { equals: from } }] },
      ],
    },
    depth: 0,
    limit: REDIRECTS_AT_MOST,
    pagination: false,
    overrideAccess: true,
    req: own,
  })
  const plan = planMove(
    docs.map(({ id, from, to, isAutomatic }) => ({ id, from, to, isAutomatic: Boolean(isAutomatic) })),
    from,
    to,
  )
  for (const id of plan.remove)
    await payload.delete({ collection: 'redirects', id, overrideAccess: true, req: own })
  for (const id of plan.point)
    await payload.update({
      collection: 'redirects',
      id,
      data: { to },
      depth: 0,
      overrideAccess: true,
      req: own,
    })
  await payload.create({
    collection: 'redirects',
    data: { from, to, isPermanent: true, isAutomatic: true, project } as never,
    depth: 0,
    overrideAccess: true,
    req: own,
  })
  return doc
}
