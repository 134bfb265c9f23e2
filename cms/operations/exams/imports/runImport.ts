import type { BasePayload } from 'payload'
import { conditionalUpdate } from '#database/guard.ts'
import { checkFile } from './checkFile.ts'
import { importQuestions } from './importQuestions.ts'
import { claimImport, type ImportWork } from './importRow.ts'
import { rollBackImport } from './rollBackImport.ts'

/** Runs the next step of an import, in whichever process comes first. Errors are logged and end it as failed. */
export async function runImport(payload: BasePayload, id: string): Promise<void> {
  const work: ImportWork = { payload, id, now: () => new Date() }
  const row = await claimImport(work)
  if (!row) return
  try {
    if (row.state === 'checking') await checkFile(work, row)
    else if (row.state === 'running') await importQuestions(work, row)
    else if (row.state === 'rollingBack') await rollBackImport(work, row)
  } catch (err) {
    payload.logger.error({ msg: 'an import of questions failed', import: id, err })
    await conditionalUpdate({
      payload,
      collection: 'question-imports',
      where: { and: [{ id: { equals: id } }, { state: { equals: row.state } }] },
      data: { state: 'failed', finishedAt: new Date().toISOString() },
    })
  }
}
