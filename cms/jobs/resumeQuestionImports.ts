import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { WORKING_STATES } from '#domain/exams/bank/importStates.ts'
import { SILENT_MS } from '../operations/exams/imports/importRow.ts'
import { deleteUnshownFiles } from '../operations/exams/imports/rollBackImport.ts'
import { runImport } from '../operations/exams/imports/runImport.ts'

/** How long a checked file is stored before its import is confirmed, ms. */
const WAITS_MS = 86_400_000
const BATCH_SIZE = 20

/** Resumes imports interrupted by a restart, and deletes checked files that were never imported. */
export async function resumeQuestionImports(payload: BasePayload, now: Date): Promise<void> {
  const silentSince = new Date(now.getTime() - SILENT_MS).toISOString()
  const stopped = await readRows({
    payload,
    collection: 'question-imports',
    where: {
      and: [
        { state: { in: [...WORKING_STATES] } },
        { or: [{ heartbeatAt: { less_than: silentSince } }, { heartbeatAt: { exists: false } }] },
      ],
    },
    sort: ['createdAt'],
    limit: BATCH_SIZE,
    select: ['id'],
  })
  for (const { id } of stopped) await runImport(payload, String(id))
  const waited = await readRows({
    payload,
    collection: 'question-imports',
    where: {
      and: [
        { state: { in: ['checked', 'failed'] } },
        { updatedAt: { less_than: new Date(now.getTime() - WAITS_MS).toISOString() } },
      ],
    },
    sort: ['createdAt'],
    limit: BATCH_SIZE,
    select: ['id', 'state', 'added'],
  })
  for (const { id, state, added } of waited) {
    await deleteUnshownFiles(payload, String(id))
    await payload.db.deleteMany({
      collection: 'question-import-files',
      where: { key: { equals: String(id) } },
    })
    // An import that failed half-way is not deleted, so that it can be rolled back.
    if (state === 'checked' || added === 0)
      await payload.db.deleteMany({ collection: 'question-imports', where: { id: { equals: id } } })
  }
}
