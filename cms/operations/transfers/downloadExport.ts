import type { CollectionSlug, PayloadHandler, PayloadRequest, Where } from 'payload'
import { Forbidden } from 'payload'
import { hasModule, viewersOf } from '#access/moduleRules.ts'
import { localeOf } from '#access/projectOf.ts'
import { viewerOf } from '#access/viewer.ts'
import { type ExportAsk, ExportAskSchema } from '#domain/calls/transfers.ts'
import { textIn } from '#domain/text/textIn.ts'
import { textOf } from '#domain/text/textOf.ts'
import { requireProof } from '../account/requireProof.ts'
import { recordAudit } from '../audit/recordAudit.ts'
import { asPerson } from './asPerson.ts'
import { downloadOrders, previewOrders } from './downloadOrders.ts'
import { pendingReturnOf } from './pendingReturnOf.ts'
import { wrongField } from './wrongField.ts'

/** Lists of people and what they did: a download takes a fresh code (docs/permissions.md). */
const PERSONAL = new Set<string>(['users', 'orders', 'lead-submissions', 'audit-logs'])

const labelOf = (req: PayloadRequest, slug: CollectionSlug): string => {
  const { plural } = req.payload.collections[slug].config.labels
  return typeof plural === 'string' ? plural : slug
}

/**
 * What a module of the panel opens, as what anybody may read of the storefront is no list of theirs; people are opened by
 * modules of single roles too, which their own read access knows.
 */
function opened(req: PayloadRequest, slug: CollectionSlug): Where {
  const decision = slug === 'users' ? true : viewersOf(slug)({ req })
  if (decision === false) throw new Forbidden(req.t)
  // Orders have no public side: reading them narrows by itself, by a column that nobody may name.
  return decision === true || slug === 'orders' ? {} : decision
}

const within = (where: unknown, extent: Where): Where => ({ and: [(where ?? {}) as Where, extent] })

/** What the file will hold: as the plugin, published documents alone unless drafts are asked for. */
function whereOf(req: PayloadRequest, ask: ExportAsk): Where {
  const hasVersions = Boolean(req.payload.collections[ask.collectionSlug as 'pages'].config.versions)
  const published: Where = hasVersions && ask.drafts !== 'yes' ? { _status: { equals: 'published' } } : {}
  return within(ask.where, published)
}

/** How many rows the person may read of what they ask for; throws what a list would: 403, or 400 for a hidden field. */
async function countRows(req: PayloadRequest, ask: ExportAsk): Promise<number> {
  const asked = {
    collection: ask.collectionSlug as CollectionSlug,
    where: whereOf(req, ask),
    req,
  }
  const { totalDocs } = await req.payload.count({ ...asked, overrideAccess: false })
  await req.payload.find({
    ...asked,
    overrideAccess: false,
    limit: 1,
    depth: 0,
    sort: ask.sort ?? undefined,
    pagination: false,
  })
  return Math.min(totalDocs, ask.limit ?? totalDocs)
}

/**
 * POST exports/download around the plugin's own: only for the lists of `slugs`, with the rights of the session, personal
 * data after a fresh code only, and told to the audit log before the first row leaves.
 */
export const downloadExport =
  (download: PayloadHandler, slugs: readonly CollectionSlug[]): PayloadHandler =>
  async (req) => {
    const now = new Date()
    if (!hasModule(viewerOf(req), 'transfers', 'edit')) throw new Forbidden(req.t)
    const parsed = ExportAskSchema.safeParse((await pendingReturnOf<{ data: unknown }>(req)).data)
    if (!parsed.success) throw wrongField(String(parsed.error.issues[0]?.path[0] ?? 'data'))
    if (!slugs.includes(parsed.data.collectionSlug as CollectionSlug)) throw wrongField('collectionSlug')
    const slug = parsed.data.collectionSlug as CollectionSlug
    const ask = { ...parsed.data, where: within(parsed.data.where, opened(req, slug)) }
    const { format } = ask
    // Of other lists there is neither a workbook nor a detailed table.
    if ((format === 'xlsx' || format === 'detailed') && slug !== 'orders') throw wrongField('format')
    const isOrderTable = slug === 'orders' && format !== 'json'
    const count = await countRows(req, ask)
    if (PERSONAL.has(slug) && !(await requireProof(req, now))) {
      const message = textIn(localeOf(req), textOf('proofNeeded'))
      return Response.json({ errors: [{ message }], code: 'proofNeeded' }, { status: 403 })
    }
    await recordAudit(req, {
      action: 'export',
      entity: slug,
      summary: `Exported ${count} ${labelOf(req, slug).toLowerCase()} as ${ask.format.toUpperCase()}`,
      changes: [
        { path: 'rows', after: count },
        { path: 'filter', after: parsed.data.where ?? null },
        { path: 'columns', after: isOrderTable ? 'all' : (ask.fields ?? 'all') },
      ],
      now,
    })
    if (slug === 'orders' && format !== 'json')
      return downloadOrders(req, { ...ask, format }, { where: ask.where, now })
    req.json = async () => ({
      data: { ...ask, limit: ask.limit ?? undefined },
    })
    return asPerson(req, download)
  }

/** POST exports/export-preview: the first rows, with the rights of the session. */
export const previewExport =
  (preview: PayloadHandler, slugs: readonly CollectionSlug[]): PayloadHandler =>
  async (req) => {
    if (!hasModule(viewerOf(req), 'transfers')) throw new Forbidden(req.t)
    const ask = await pendingReturnOf<{ collectionSlug: CollectionSlug }>(req)
    const { collectionSlug } = ask
    if (!collectionSlug || !slugs.includes(collectionSlug)) throw wrongField('collectionSlug')
    const where = within(ask.where, opened(req, collectionSlug))
    if (collectionSlug === 'orders' && ask.format !== 'json') return previewOrders(req, ask, where)
    const text = JSON.stringify({ ...ask, where })
    req.text = () => Promise.resolve(text)
    return asPerson(req, preview)
  }
