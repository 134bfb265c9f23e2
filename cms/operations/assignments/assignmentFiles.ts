import { createHash, randomUUID } from 'node:crypto'
import type { BasePayload, Where } from 'payload'
import { isUniqueViolation, readRow, readRows } from '#database/guard.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import {
  ANSWER_FILES_PER_DAY,
  MAX_ANSWER_FILE_BYTES,
  SPARE_FILES,
  UNNAMED_FILE_MS,
} from '#domain/exams/answers/answerFiles.ts'
import { MAX_ASSIGNMENT_FILES } from '#domain/learning/assignment.ts'
import type { AssignmentFile } from '#payload-types'
import { type CleanPage, cleanPage } from '../photos/cleanPage.ts'
import { takeFromWindow } from '../rateLimits/window.ts'

const collection = 'assignment-files'

export const assignmentKey = (student: string, lecture: string): string => `${student}:${lecture}`
const fileKey = (of: string, digest: string): string => `${of}/${digest}`

type Place = { project: string; student: string; lecture: string }
export type AddedFile =
  | { state: 'added' | 'known' }
  | { state: 'tooMany' | 'tooLarge' | 'changed' | 'wrongType' | 'brokenPicture' | 'tooManyPixels' }
  | { state: 'limit'; retryAfterS: number }

/**
 * Stores a photo or PDF for an answer to an assignment; idempotent for the same file. `changed`: the bytes do not match the
 * digest. The caller must check that the student has access to the lecture.
 */
export async function addAssignmentFile(
  payload: BasePayload,
  { project, student, lecture }: Place,
  { digest, data }: { digest: string; data: Buffer },
  now: Date,
): Promise<AddedFile> {
  if (data.length > MAX_ANSWER_FILE_BYTES) return { state: 'tooLarge' }
  if (createHash('sha256').update(data).digest('hex') !== digest) return { state: 'changed' }
  const key = fileKey(assignmentKey(student, lecture), digest)
  if (await readRow({ payload, collection, where: { key: { equals: key } } })) return { state: 'known' }
  const waiting = await payload.db.count({
    collection,
    where: {
      and: [{ owner: { equals: student } }, { lecture: { equals: lecture } }, { isNamed: { equals: false } }],
    },
  })
  if (waiting.totalDocs >= MAX_ASSIGNMENT_FILES + SPARE_FILES) return { state: 'tooMany' }
  const window = { key: `assignment-files:${student}`, limit: ANSWER_FILES_PER_DAY, windowMs: DAY_MS }
  const quota = await takeFromWindow(payload, window, now)
  if (!quota.ok) return { state: 'limit', retryAfterS: quota.retryAfterS }
  const page = await cleanPage(data)
  if ('state' in page) return page
  const row = { key, project, owner: student, lecture, digest, isNamed: false }
  return { state: (await insert(payload, row, page)) ? 'added' : 'known' }
}

/** Inserts the row of a file; false when another call has just inserted it. */
async function insert(
  payload: BasePayload,
  row: object,
  { data, type, extension }: CleanPage,
): Promise<boolean> {
  const file = { data, size: data.length, mimetype: type, name: `${randomUUID()}.${extension}` }
  try {
    await payload.create({
      collection,
      data: row as never,
      file,
      depth: 0,
      overrideAccess: true, // for the student, whose access to the lecture the caller has checked
    })
    return true
  } catch (err) {
    if (isUniqueViolation(err)) return false
    throw err
  }
}

/** A file of an answer; null when it was not uploaded. */
export const findAssignmentFile = (
  payload: BasePayload,
  of: string,
  digest: string,
): Promise<AssignmentFile | null> =>
  payload.db.findOne<AssignmentFile>({ collection, where: { key: { equals: fileKey(of, digest) } } })

/** Marks the files as used by an answer; false when one of them was not uploaded. */
export async function markFilesUsed(
  payload: BasePayload,
  of: string,
  digests: readonly string[],
): Promise<boolean> {
  if (digests.length === 0) return true
  const where = { key: { in: digests.map((digest) => fileKey(of, digest)) } }
  await payload.db.updateMany({ collection, where, data: { isNamed: true }, returning: false })
  const found = await readRows({
    payload,
    collection,
    where,
    sort: ['id'],
    limit: digests.length,
    select: ['id'],
  })
  return found.length === new Set(digests).size
}

/** Deletes files, with their bytes, that were not handed in within a day after the upload. */
export const deleteUnnamedAssignmentFiles = (payload: BasePayload, now: Date): Promise<void> =>
  deleteFiles(payload, {
    and: [
      { isNamed: { equals: false } },
      { createdAt: { less_than: new Date(now.getTime() - UNNAMED_FILE_MS).toISOString() } },
    ],
  })

/** Deletes all files of a person's answers. Idempotent. */
export const deleteAssignmentFilesOf = (payload: BasePayload, person: string): Promise<void> =>
  deleteFiles(payload, { owner: { equals: person } })

async function deleteFiles(payload: BasePayload, where: Where): Promise<void> {
  await payload.delete({
    collection,
    where,
    depth: 0,
    overrideAccess: true, // the server cleans up, or for the owner, whom the caller has checked
  })
}
