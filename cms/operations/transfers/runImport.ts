import type {
  CollectionAfterChangeHook,
  CollectionBeforeOperationHook,
  CollectionSlug,
  PayloadRequest,
} from 'payload'
import { APIError, Forbidden } from 'payload'
import { hasModule } from '#access/moduleRules.ts'
import { viewerOf } from '#access/viewer.ts'
import { ANSWERS } from '#domain/text/messages.ts'
import { importProblem } from '#domain/transfers/checkImport.ts'
import type { Import } from '#payload-types'
import { recordAudit } from '../audit/recordAudit.ts'
import { asPerson } from './asPerson.ts'

type Mode = 'create' | 'update' | 'upsert'
type Issue = { row: number; error: string; name: string | null }

const bad = (message: string) => new APIError(message, 400, null, true)

/** Refuses who may not write the collection at all; what they may write of it is decided row by row. */
async function checkMayWrite(req: PayloadRequest, slug: CollectionSlug, mode: Mode): Promise<void> {
  const { access } = req.payload.collections[slug].config
  const needed = mode === 'create' ? [access.create] : [access.update]
  for (const rule of needed) if (!(await rule?.({ req }))) throw new Forbidden(req.t)
}

const isJson = (name: string, mimetype: string): boolean =>
  mimetype === 'application/json' || name.toLowerCase().endsWith('.json')

/** Before an import is stored: the collection is one of `slugs`, the person may write it, the file can be read. */
export const checkImport =
  (slugs: readonly CollectionSlug[]): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    if (operation !== 'create') return args
    // These hooks run before the collection's own access.
    if (!hasModule(viewerOf(req), 'transfers', 'edit')) throw new Forbidden(req.t)
    const data = (args.data ?? {}) as Partial<Import>
    const slug = data.collectionSlug as CollectionSlug
    if (!slugs.includes(slug)) throw bad(ANSWERS.invalid)
    const mode = (data.importMode ?? 'create') as Mode
    await checkMayWrite(req, slug, mode)
    const { file } = req
    if (!file) throw bad('Choose a CSV or JSON file.')
    const problem = importProblem(
      Buffer.from(file.data).toString('utf8'),
      isJson(file.name, file.mimetype) ? 'json' : 'csv',
    )
    if (problem) throw bad(problem)
    // What came of it is written by the server.
    return {
      ...args,
      data: {
        collectionSlug: slug,
        importMode: mode,
        matchField: data.matchField ?? 'id',
        status: 'pending',
      },
    }
  }

/** Messages of the database tell nothing to people and too much of the tables. */
const plain = (message: string): string =>
  /sql|constraint|failed query|E11000/i.test(message) ? 'This row could not be saved.' : message

function issuesOf(doc: Import): Issue[] {
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
      error: plain(error),
      name: name === undefined || name === null ? null : String(name).slice(0, 100),
    }
  })
}

/**
 * After an import is stored: the plugin saves row by row with the rights of the session; rows that failed are kept with
 * their line and reason, and the whole is told to the audit log.
 */
export const runImport =
  (save: CollectionAfterChangeHook): CollectionAfterChangeHook =>
  async (args) => {
    const { doc, operation, req, collection } = args
    if (operation !== 'create') return doc
    const done = (await asPerson(req, () => Promise.resolve(save(args)))) as Import
    const issueDetails = issuesOf(done)
    const summary = { ...done.summary, issueDetails: issueDetails.length > 0 ? issueDetails : null }
    if (issueDetails.length > 0) {
      await req.payload.update({
        collection: collection.slug as 'imports',
        id: done.id,
        data: { summary },
        depth: 0,
        overrideAccess: true, // the server's own record of what happened
        req,
      })
    }
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
