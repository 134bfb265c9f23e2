import {
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  isolateObjectProperty,
  type PayloadRequest,
} from 'payload'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { type AddressableCollection, documentPath } from '#domain/content/documentPath.ts'
import { planRedirects } from '#domain/content/redirects.ts'

type Doc = {
  id: string
  slug?: string | null
  kind?: string | null
  _status?: string | null
  project?: string | { id: string }
}

const MAX_REDIRECTS = 200

const addressesBefore = (req: PayloadRequest): Map<string, string> => {
  req.context.addressesBefore ??= new Map<string, string>()
  return req.context.addressesBefore as Map<string, string>
}

const isOnSite = ({ _status }: Pick<Doc, '_status'>): boolean => !_status || _status === 'published'

/** Before a save: remembers the path under which visitors know the published document. */
export const rememberPublishedPath: CollectionBeforeChangeHook<Doc> = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const slug = collection.slug as AddressableCollection
  const { kind } = { ...originalDoc, ...data }
  if (operation !== 'update' || !originalDoc || !isOnSite(data) || !data.slug) return data
  const where = { id: { equals: originalDoc.id } }
  const stored = (await readRow({ payload: req.payload, collection: slug, where })) as Doc | null
  if (!stored?.slug || !isOnSite(stored)) return data
  const before = documentPath(slug, { slug: stored.slug, kind: stored.kind })
  if (before !== documentPath(slug, { slug: data.slug, kind }))
    addressesBefore(req).set(String(stored.id), before)
  return data
}

/**
 * After the slug of a published document, or the kind of a product, has changed: its old path redirects to
 * the new one. Redirects never form a chain or a loop: those to the old path point to the new one, and those
 * from the new path are removed.
 */
export const redirectOldPath: CollectionAfterChangeHook<Doc> = async ({ collection, doc, req }) => {
  const from = addressesBefore(req).get(String(doc.id))
  const project = idOf(doc.project)
  if (!from || !project || !doc.slug || !isOnSite(doc)) return doc
  addressesBefore(req).delete(String(doc.id))
  const slug = collection.slug as AddressableCollection
  const to = documentPath(slug, { slug: doc.slug, kind: doc.kind })
  if (from === to || from === '/') return doc
  const { payload } = req
  // The server maintains redirects whatever the person's permissions; these writes are not recorded as
  // privileged.
  const serverReq = isolateObjectProperty(req, 'context')
  serverReq.context = { ...req.context, skipAudit: true, isSlugHistory: true }
  const { docs } = await payload.find({
    collection: 'redirects',
    where: {
      and: [
        { project: { equals: project } },
        { or: [{ from: { in: [from, to] } }, { to: { equals: from } }] },
      ],
    },
    depth: 0,
    limit: MAX_REDIRECTS,
    pagination: false,
    overrideAccess: true,
    req: serverReq,
  })
  const plan = planRedirects(
    docs.map(({ id, from, to, isAutomatic }) => ({ id, from, to, isAutomatic: Boolean(isAutomatic) })),
    from,
    to,
  )
  for (const id of plan.remove)
    await payload.delete({ collection: 'redirects', id, overrideAccess: true, req: serverReq })
  for (const id of plan.point)
    await payload.update({
      collection: 'redirects',
      id,
      data: { to },
      depth: 0,
      overrideAccess: true,
      req: serverReq,
    })
  await payload.create({
    collection: 'redirects',
    data: { from, to, isPermanent: true, isAutomatic: true, project } as never,
    depth: 0,
    overrideAccess: true,
    req: serverReq,
  })
  return doc
}
