import { type CollectionAfterChangeHook, isolateObjectProperty, type PayloadRequest } from 'payload'
import type { Import } from '#payload-types'
import { recordAudit } from '../audit/recordAudit.ts'
import { earlierImport, importProgress } from './importProgress.ts'
import { runAsSession } from './runAsSession.ts'

type Issue = { row: number; error: string; name: string | null }

/** Time after which the request is answered and the import continues in the background, ms. */
const ANSWER_AFTER_MS = 1000

/** Replaces database error messages, which reveal the schema and do not help people. */
export const publicMessage = (message: string): string =>
  /sql|constraint|failed query|E11000/i.test(message) ? 'This row could not be saved.' : message

/** The refused rows with their line in the file. */
export function issuesOf(doc: Import): Issue[] {
  const details = (doc.summary?.issueDetails ?? []) as {
    row: number
    error: string
    data?: Record<string, unknown>
  }[]
  const headings = doc.mimeType === 'application/json' ? 0 : 1
  return details.map(({ row, error, data }) => {
    const name = data?.title ?? data?.slug ?? data?.from ?? data?.id
    return {
      row: row === 0 ? 0 : row + headings,
      error: publicMessage(error),
      name: name === undefined || name === null ? null : String(name).slice(0, 100),
    }
  })
}

async function saveResult(req: PayloadRequest, doc: Import, data: Partial<Import>): Promise<void> {
  await req.payload.update({
    collection: 'imports',
    id: doc.id,
    data: data as never,
    depth: 0,
    overrideAccess: true, // the server records the result
    req,
  })
}

/** Marks the import failed without saving anything, because another import of the same list is running. */
async function refuse(req: PayloadRequest, doc: Import): Promise<Import> {
  const error = 'Another import of this list is still running. Nothing was saved; try again when it is done.'
  const summary = { ...doc.summary, issues: 1, issueDetails: [{ row: 0, name: null, error }] }
  await saveResult(req, doc, { status: 'failed', summary })
  return { ...doc, status: 'failed', summary }
}

type Saving = Parameters<CollectionAfterChangeHook>[0]

async function run(save: CollectionAfterChangeHook, args: Saving): Promise<Import> {
  const { req } = args
  const doc = args.doc as Import
  if (await earlierImport(req.payload, doc, new Date())) return refuse(req, doc)
  const progress = importProgress(req, doc)
  const done = (await runAsSession(req, (own) => save({ ...args, req: own }), progress)) as Import
  const issueDetails = issuesOf(done)
  const summary = { ...done.summary, issueDetails: issueDetails.length > 0 ? issueDetails : null }
  if (issueDetails.length > 0) await saveResult(req, done, { summary })
  const { imported = 0, updated = 0, issues = 0 } = summary
  await recordAudit(req, {
    action: 'import',
    entity: done.collectionSlug,
    entityId: String(done.id),
    entityTitle: done.filename ?? null,
    summary: `Imported ${done.filename ?? 'a file'}: ${imported} added, ${updated} changed, ${issues} refused`,
    now: new Date(),
  })
  return { ...done, summary }
}

/** Request properties that are isolated, so that the import can continue after the response. */
const OWN = ['payload', 'context', 'transactionID', 'payloadDataLoader', 'query'] as const

/**
 * Hook after an import is created: the plugin saves row by row with the access of the session; failed rows are stored with line and reason,
 * and the import is recorded in the audit log. A long import continues after the response, with status `pending`; its document shows the
 * progress, and the outcome if the server stops in the meantime (cms/jobs/closeImports.ts).
 */
export const runImport =
  (save: CollectionAfterChangeHook): CollectionAfterChangeHook =>
  async (args) => {
    if (args.operation !== 'create') return args.doc
    const req = isolateObjectProperty(args.req, [...OWN])
    req.context = { ...args.req.context }
    const running = run(save, { ...args, req }).catch(async (err) => {
      req.payload.logger.error({ msg: 'an import failed', import: args.doc.id, err })
      await saveResult(req, args.doc, { status: 'failed' })
      return { ...args.doc, status: 'failed' }
    })
    const late = new Promise((resolve) => setTimeout(() => resolve(args.doc), ANSWER_AFTER_MS).unref())
    return Promise.race([running, late])
  }
