import {
  type BasePayload,
  type CollectionAfterChangeHook,
  type CollectionSlug,
  createOperation,
  isolateObjectProperty,
  type PayloadRequest,
  updateByIDOperation,
} from 'payload'
import type { ImportCheck } from '#domain/calls/transfers.ts'
import type { Import } from '#payload-types'
import { fieldErrorsText, runAsSession } from './runAsSession.ts'
import { issuesOf, publicMessage } from './runImport.ts'

/** Thrown instead of the first write: all checks before it have passed. */
class WouldBeSaved extends Error {
  constructor(readonly row: Record<string, unknown>) {
    super('would be saved')
  }
}

type Args = Record<string, unknown> & { collection: string; data?: Record<string, unknown>; draft?: boolean }
type WriteArgs = { data?: Record<string, unknown> }

/** A Payload instance on the same database that throws instead of writing. */
function readOnlyPayload(payload: BasePayload): BasePayload {
  const stop = ({ data = {} }: WriteArgs) => {
    throw new WouldBeSaved(data)
  }
  const writes = ['create', 'updateOne', 'updateMany', 'createVersion', 'updateVersion', 'upsert']
  const db = Object.assign(
    Object.create(payload.db),
    Object.fromEntries(writes.map((name) => [name, stop])),
    // Deleting stale document locks is skipped.
    { deleteOne: async () => null, deleteMany: async () => undefined, beginTransaction: async () => null },
  )
  return Object.assign(Object.create(payload), { db }) as BasePayload
}

/** Runs the save of a row up to its first write; returns the data that would be stored. */
async function saveUntilWrite(req: PayloadRequest, args: Args): Promise<Record<string, unknown>> {
  const payload = readOnlyPayload(req.payload)
  const dry = isolateObjectProperty(req, ['payload', 'context', 'transactionID'])
  dry.payload = payload as never
  dry.context = { ...req.context }
  const { collection: slug, ...rest } = args
  const collection = payload.collections[slug as 'pages']
  const prepared = { ...rest, collection, req: dry, depth: 0, overrideAccess: false } as never
  try {
    await (args.id ? updateByIDOperation(prepared) : createOperation(prepared))
  } catch (err) {
    if (err instanceof WouldBeSaved) return err.row
    throw err
  }
  throw new Error('a row of a dry run was saved')
}

/**
 * Dry run of an import: checks every row with the access of the session and all hooks and validations of a save, without storing anything.
 * Rows that can only be saved as drafts are reported as `incomplete`.
 */
export async function dryRun(
  save: CollectionAfterChangeHook,
  req: PayloadRequest,
  doc: Pick<Import, 'collectionSlug' | 'importMode' | 'matchField'>,
): Promise<ImportCheck> {
  const slug = doc.collectionSlug as CollectionSlug
  const incomplete: ImportCheck['incomplete'] = []
  const slugs = new Set<unknown>()
  const write = async (_: string, args: Record<string, unknown>) => {
    const row = args as Args
    if (row.collection !== slug) return args.data
    const stored = await saveUntilWrite(req, row)
    if (stored.slug && slugs.has(stored.slug))
      throw new Error(`The address “${String(stored.slug)}” stands twice in the file.`)
    slugs.add(stored.slug)
    if (row.draft)
      await saveUntilWrite(req, { ...row, draft: false }).catch((fault: Error) => {
        const err = fieldErrorsText(req.payload, slug, fault) as Error
        const name = row.data?.title ?? row.data?.slug
        incomplete.push({ name: name ? String(name).slice(0, 100) : null, error: publicMessage(err.message) })
      })
    return { id: 'checked' }
  }
  const { name: filename, mimetype: mimeType } = req.file ?? {}
  const prepared = { ...doc, id: 'check', status: 'pending', filename, mimeType } as Import
  const run = (own: PayloadRequest) =>
    save({ doc: prepared, operation: 'create', req: own, collection: { slug: 'imports' } } as never)
  const done = (await runAsSession(req, run, undefined, write)) as Import
  const { imported = 0, updated = 0, total = 0 } = done.summary ?? {}
  return {
    added: imported ?? 0,
    changed: updated ?? 0,
    total: total ?? 0,
    refused: issuesOf({ ...done, mimeType: prepared.mimeType }),
    incomplete,
  }
}
