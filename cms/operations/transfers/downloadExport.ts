import type { CollectionSlug, PayloadHandler, PayloadRequest, Where } from 'payload'
import { Forbidden } from 'payload'
import { hasModule, viewersOf } from '#access/moduleRules.ts'
import { localeOf } from '#access/projectOf.ts'
import { viewerOf } from '#access/viewer.ts'
import { type ExportRequest, ExportRequestSchema } from '#domain/calls/transfers.ts'
import { renderText } from '#domain/text/renderText.ts'
import { textOf } from '#domain/text/textOf.ts'
import { requireProof } from '../account/requireProof.ts'
import { recordAudit } from '../audit/recordAudit.ts'
import { downloadOrders, previewOrders } from './downloadOrders.ts'
import { invalidField } from './invalidField.ts'
import { peekJsonBody } from './peekJsonBody.ts'
import { runAsSession } from './runAsSession.ts'

/** Lists with personal data, whose export requires a fresh code (docs/permissions.md). */
const PERSONAL = new Set<string>(['users', 'orders', 'lead-submissions', 'audit-logs'])

const labelOf = (req: PayloadRequest, slug: CollectionSlug): string => {
  const { plural } = req.payload.collections[slug].config.labels
  return typeof plural === 'string' ? plural : slug
}

/**
 * Limits an export to what the person's modules open in the panel, which is less than what everybody may read on the storefront. For users
 * the collection's own read access decides, since modules of several roles open them.
 */
function exportableWhere(req: PayloadRequest, slug: CollectionSlug): Where {
  const decision = slug === 'users' ? true : viewersOf(slug)({ req })
  if (decision === false) throw new Forbidden(req.t)
  // Orders are not public: their read access already limits them, by a column that queries may not use.
  return decision === true || slug === 'orders' ? {} : decision
}

const within = (where: unknown, extent: Where): Where => ({ and: [(where ?? {}) as Where, extent] })

/** Condition for the exported rows: like the plugin, only published documents unless drafts are requested. */
function whereOf(req: PayloadRequest, options: ExportRequest): Where {
  const hasVersions = Boolean(req.payload.collections[options.collectionSlug as 'pages'].config.versions)
  const published: Where = hasVersions && options.drafts !== 'yes' ? { _status: { equals: 'published' } } : {}
  return within(options.where, published)
}

/** Number of rows the person may export; throws like the list does: 403, or 400 for a hidden field. */
async function countRows(req: PayloadRequest, options: ExportRequest): Promise<number> {
  const query = {
    collection: options.collectionSlug as CollectionSlug,
    where: whereOf(req, options),
    req,
  }
  const { totalDocs } = await req.payload.count({ ...query, overrideAccess: false })
  await req.payload.find({
    ...query,
    overrideAccess: false,
    limit: 1,
    depth: 0,
    sort: options.sort ?? undefined,
    pagination: false,
  })
  return Math.min(totalDocs, options.limit ?? totalDocs)
}

/**
 * POST exports/download, wrapping the plugin's handler: only the collections in `slugs`, with the access of the session, personal data only
 * after a fresh code, and recorded in the audit log before the first row is sent.
 */
export const downloadExport =
  (download: PayloadHandler, slugs: readonly CollectionSlug[]): PayloadHandler =>
  async (req) => {
    const now = new Date()
    if (!hasModule(viewerOf(req), 'transfers', 'edit')) throw new Forbidden(req.t)
    const parsed = ExportRequestSchema.safeParse((await peekJsonBody<{ data: unknown }>(req)).data)
    if (!parsed.success) throw invalidField(String(parsed.error.issues[0]?.path[0] ?? 'data'))
    if (!slugs.includes(parsed.data.collectionSlug as CollectionSlug)) throw invalidField('collectionSlug')
    const slug = parsed.data.collectionSlug as CollectionSlug
    const options = { ...parsed.data, where: within(parsed.data.where, exportableWhere(req, slug)) }
    const { format } = options
    // Only orders can be exported as XLSX or detailed CSV.
    if ((format === 'xlsx' || format === 'detailed') && slug !== 'orders') throw invalidField('format')
    const isOrderTable = slug === 'orders' && format !== 'json'
    const count = await countRows(req, options)
    if (PERSONAL.has(slug) && !(await requireProof(req, now))) {
      const message = renderText(localeOf(req), textOf('proofNeeded'))
      return Response.json({ errors: [{ message }], code: 'proofNeeded' }, { status: 403 })
    }
    await recordAudit(req, {
      action: 'export',
      entity: slug,
      summary: `Exported ${count} ${labelOf(req, slug).toLowerCase()} as ${options.format.toUpperCase()}`,
      changes: [
        { path: 'rows', after: count },
        { path: 'filter', after: parsed.data.where ?? null },
        { path: 'columns', after: isOrderTable ? 'all' : (options.fields ?? 'all') },
      ],
      now,
    })
    if (slug === 'orders' && format !== 'json')
      return downloadOrders(req, { ...options, format }, { where: options.where, now })
    req.json = async () => ({
      data: { ...options, limit: options.limit ?? undefined },
    })
    return runAsSession(req, download)
  }

/** POST exports/export-preview: the first rows, with the access of the session. */
export const previewExport =
  (preview: PayloadHandler, slugs: readonly CollectionSlug[]): PayloadHandler =>
  async (req) => {
    if (!hasModule(viewerOf(req), 'transfers')) throw new Forbidden(req.t)
    const options = await peekJsonBody<{ collectionSlug: CollectionSlug }>(req)
    const { collectionSlug } = options
    if (!collectionSlug || !slugs.includes(collectionSlug)) throw invalidField('collectionSlug')
    const where = within(options.where, exportableWhere(req, collectionSlug))
    if (collectionSlug === 'orders' && options.format !== 'json') return previewOrders(req, options, where)
    const text = JSON.stringify({ ...options, where })
    req.text = () => Promise.resolve(text)
    return runAsSession(req, preview)
  }
