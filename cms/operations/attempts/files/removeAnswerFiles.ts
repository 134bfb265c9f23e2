import type { BasePayload, Where } from 'payload'
import { readRow, readRows } from '#database/guard.ts'
import { UNNAMED_FILE_MS } from '#domain/exams/answers/answerFiles.ts'
import { isRunning } from '#domain/exams/attempts/runningStates.ts'
import type { AnswerFile } from '#payload-types'
import type { AttemptHead } from '../attemptHead.ts'
import { fileKey, namesFile } from './findAnswerFile.ts'

const BATCH_SIZE = 200

/**
 * Deletes a file that a student has taken out of an answer. `over`: the attempt is over, or on another device. `named`: the saved answer still
 * has the file, whose save without it may be under way.
 */
export async function removeAnswerFile(
  payload: BasePayload,
  head: Pick<AttemptHead, 'id' | 'state' | 'epoch'>,
  { epoch, question, digest }: { epoch: number; question: string; digest: string },
): Promise<'removed' | 'over' | 'named'> {
  if (!isRunning(head.state) || epoch !== head.epoch) return 'over'
  const row = await readRow({
    payload,
    collection: 'test-user-attempts',
    where: { id: { equals: head.id } },
  })
  if (row && namesFile(row, { question, digest })) return 'named'
  await deleteFiles(payload, { key: { equals: fileKey(head.id, question, digest) } })
  return 'removed'
}

/** Deletes all files of a person's answers. Idempotent. */
export const deleteAnswerFilesOf = (payload: BasePayload, person: string): Promise<void> =>
  deleteFiles(payload, { owner: { equals: person } })

/** Deletes what no answer of an ended attempt names: files that were taken out, or arrived without their answer. */
export async function deleteUnnamedAnswerFiles(payload: BasePayload, now: Date): Promise<void> {
  const before = new Date(now.getTime() - UNNAMED_FILE_MS).toISOString()
  for (let page = 1; ; page++) {
    const { docs, hasNextPage } = await payload.db.find<AnswerFile>({
      collection: 'answer-files',
      where: { and: [{ isSettled: { equals: false } }, { createdAt: { less_than: before } }] },
      sort: 'createdAt',
      limit: BATCH_SIZE,
      page,
    })
    const settled = await settledOf(payload, docs, before)
    const named = settled.filter(({ isNamed }) => isNamed).map(({ id }) => id)
    const unnamed = settled.filter(({ isNamed }) => !isNamed).map(({ id }) => id)
    if (named.length > 0)
      await payload.db.updateMany({
        collection: 'answer-files',
        where: { id: { in: named } },
        data: { isSettled: true },
        returning: false,
      })
    if (unnamed.length > 0) await deleteFiles(payload, { id: { in: unnamed } })
    // What was settled has left the list, so the same page has the next ones.
    if (settled.length > 0) page -= 1
    else if (!hasNextPage) return
  }
}

/** Those of ended attempts, and whether an answer names them. */
async function settledOf(
  payload: BasePayload,
  files: readonly AnswerFile[],
  endedBefore: string,
): Promise<{ id: string; isNamed: boolean }[]> {
  const attempts = [...new Set(files.map(({ attempt }) => attempt))]
  const rows = await readRows({
    payload,
    collection: 'test-user-attempts',
    where: { id: { in: attempts } },
    sort: ['id'],
    limit: attempts.length,
  })
  const byId = new Map(rows.map((row) => [String(row.id), row]))
  return files.flatMap((file) => {
    const row = byId.get(file.attempt)
    const isEnded = !row || (row.endedAt && new Date(row.endedAt).toISOString() < endedBefore)
    return isEnded ? [{ id: String(file.id), isNamed: row ? namesFile(row, file) : false }] : []
  })
}

async function deleteFiles(payload: BasePayload, where: Where): Promise<void> {
  await payload.delete({
    collection: 'answer-files',
    where,
    depth: 0,
    overrideAccess: true, // the server cleans up, or for the owner of the attempt, whom the caller has checked
  })
}
