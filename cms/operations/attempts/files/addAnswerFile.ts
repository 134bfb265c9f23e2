import { createHash, randomUUID } from 'node:crypto'
import type { BasePayload } from 'payload'
import { isUniqueViolation, readRow } from '#database/guard.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import {
  ANSWER_FILES_PER_DAY,
  acceptsFile,
  MAX_ANSWER_FILE_BYTES,
  SPARE_FILES,
} from '#domain/exams/answers/answerFiles.ts'
import { type CleanPage, cleanPage } from '../../photos/cleanPage.ts'
import { takeFromWindow } from '../../rateLimits/window.ts'
import { type AttemptHead, headOf } from '../attemptHead.ts'
import { paperOfAttempt, sectionsOf } from '../paperOfAttempt.ts'
import { fileKey, findAnswerFile, namesFile } from './findAnswerFile.ts'

type Sent = {
  epoch: number
  /** Id of the leaf. */
  question: string
  /** What the device calls it: SHA-256 of `data` in hex. */
  digest: string
  data: Buffer
}
/**
 * `unfit`: the question takes no files. `over`: no file is taken any more, or not from this device. `changed`: the bytes are not those of
 * the digest.
 */
export type FileOutcome =
  | { state: 'added' | 'known' }
  | { state: 'unfit' | 'over' | 'tooMany' | 'tooLarge' | 'changed' }
  | { state: 'wrongType' | 'brokenPicture' | 'tooManyPixels' }
  | { state: 'limit'; retryAfterS: number }

/**
 * Keeps a file of a written answer; the same file again is the same one. The type is detected from the content; photos are re-encoded
 * upright, without metadata. Its owner is the caller's to check.
 * @param now ms since epoch, of exams
 */
export async function addAnswerFile(
  payload: BasePayload,
  { id }: Pick<AttemptHead, 'id'>,
  { epoch, question, digest, data }: Sent,
  now: number,
): Promise<FileOutcome> {
  const row = await readRow({ payload, collection: 'test-user-attempts', where: { id: { equals: id } } })
  if (!row) return { state: 'over' }
  const head = headOf(row)
  const { leaf, open } = await askedIn(payload, head, question, now)
  if (leaf?.type !== 'subjective' || leaf.maxFiles === 0) return { state: 'unfit' }
  const isNamed = namesFile(row, { question, digest })
  if (!acceptsFile({ ...head, open }, { epoch, isNamed }, now)) return { state: 'over' }
  if (data.length > MAX_ANSWER_FILE_BYTES) return { state: 'tooLarge' }
  if (createHash('sha256').update(data).digest('hex') !== digest) return { state: 'changed' }
  if (await findAnswerFile(payload, id, question, digest)) return { state: 'known' }
  const { totalDocs } = await payload.db.count({
    collection: 'answer-files',
    where: { and: [{ attempt: { equals: id } }, { question: { equals: question } }] },
  })
  if (totalDocs >= leaf.maxFiles + SPARE_FILES && !isNamed) return { state: 'tooMany' }
  const quota = await takeFromWindow(
    payload,
    { key: `answer-files:${head.student ?? head.guest}`, limit: ANSWER_FILES_PER_DAY, windowMs: DAY_MS },
    new Date(now),
  )
  if (!quota.ok) return { state: 'limit', retryAfterS: quota.retryAfterS }
  const made = await cleanPage(data)
  if ('state' in made) return made
  const isLate = head.endedAt !== null && now >= head.endedAt
  return { state: (await insert(payload, head, { question, digest, isLate }, made)) ? 'added' : 'known' }
}

async function askedIn(payload: BasePayload, head: AttemptHead, question: string, now: number) {
  const drawn = await paperOfAttempt(payload, head)
  const asked = drawn.asked.get(question)
  const open = sectionsOf(drawn, head, now).find(({ id }) => id === asked?.section)
  return { leaf: asked?.leaf, open }
}

/** False when the same file has just been kept by another call. */
async function insert(
  payload: BasePayload,
  { id, project, student }: AttemptHead,
  row: { question: string; digest: string; isLate: boolean },
  { data, type, extension }: CleanPage,
): Promise<boolean> {
  const name = `${randomUUID()}.${extension}`
  try {
    await payload.create({
      collection: 'answer-files',
      data: {
        key: fileKey(id, row.question, row.digest),
        project,
        attempt: id,
        owner: student,
        ...row,
        isSettled: false,
      } as never,
      file: { data, size: data.length, mimetype: type, name },
      depth: 0,
      overrideAccess: true, // the caller has checked that the attempt is the person's own
    })
    return true
  } catch (err) {
    if (isUniqueViolation(err)) return false
    throw err
  }
}
