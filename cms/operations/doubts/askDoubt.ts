import { createHash, randomInt } from 'node:crypto'
import type { BasePayload, PayloadRequest } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { claimKey, insertIfAbsent, readRow } from '#database/guard.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import type { DoubtAskBody } from '#domain/calls/doubts.ts'
import { DOUBTS_PER_DAY, doubtNumber } from '#domain/doubts/doubts.ts'
import { doubtDueAt } from '#domain/doubts/routing.ts'
import type { WindowLimit } from '#domain/rateLimits/Limit.ts'
import { ownerOfDoubtFile } from '#domain/tickets/files.ts'
import type { Doubt } from '#payload-types'
import { openLecture } from '../learning/openLecture.ts'
import { isAnyUsedUp, releaseLimits, reserveLimits } from '../rateLimits/limits.ts'
import { claimFiles, findOwnFiles } from '../tickets/files/claimFiles.ts'
import { doubtRules } from '../tickets/serviceRules.ts'
import { quotaLimit } from './doubtQuota.ts'
import { routeDoubt } from './routeDoubt.ts'

const MAX_DRAWS = 8

type Asked = { project: RequestProject; student: string; body: DoubtAskBody; now: Date }
type Outcome =
  | { state: 'asked'; number: string }
  | { state: 'lessonLocked' | 'fileGone' }
  | { state: 'limit'; retryAfterS: number }
  | { state: 'quota'; count: number; retryAfterS: number }

/** Stores a student's doubt. Idempotent per `attempt` (one filling of the form). Ten a day per person. */
export async function askDoubt(
  req: PayloadRequest,
  { project, student, body, now }: Asked,
): Promise<Outcome> {
  const { payload } = req
  const { attempt, lecture, second, mayShare, files: named, ...words } = body
  const doubtKey = createHash('sha256').update(`${project.id} ${student} ${attempt}`).digest('base64url')
  const find = () => readRow({ payload, collection: 'doubts', where: { doubtKey: { equals: doubtKey } } })
  const existing = await find()
  if (existing) return finish(payload, existing)
  if (lecture) {
    const opened = await openLecture(req, project, { id: { equals: lecture } }, now)
    if (opened.state !== 'open') return { state: 'lessonLocked' }
  }
  const files = await findOwnFiles(payload, { project: project.id, owner: student, ids: named })
  if (!files) return { state: 'fileGone' }
  const monthly = await quotaLimit(payload, { project: project.id, student }, now)
  const limits: WindowLimit[] = [
    {
      kind: 'window',
      key: `doubt:${project.id}:${student}`,
      limit: DOUBTS_PER_DAY,
      windowMs: DAY_MS,
    },
    ...(monthly ? [monthly] : []),
  ]
  const quota = await reserveLimits(payload, limits, now)
  if (!quota.ok) {
    // A double click may have asked with the last of the limit.
    const other = await find()
    if (other) return finish(payload, other)
    const { retryAfterS } = quota
    const isMonthly = monthly && (await isAnyUsedUp(payload, [monthly], now))
    return isMonthly ? { state: 'quota', count: monthly.limit, retryAfterS } : { state: 'limit', retryAfterS }
  }
  const at = now.toISOString()
  const rules = await doubtRules(payload, project.id)
  const dueAt = new Date(doubtDueAt(now.getTime(), words.subject, rules)).toISOString()
  const row = await insertIfAbsent({
    payload,
    collection: 'doubts',
    data: {
      ...words,
      number: await freeNumber(req, project, now),
      doubtKey,
      student,
      project: project.id,
      lecture: lecture ?? null,
      second: lecture ? (second ?? null) : null,
      state: 'new',
      expert: null,
      waitingSince: at,
      movedAt: at,
      createdAt: at,
      dueAt,
      files,
      sharing: mayShare ? 'offered' : 'private',
      messages: [],
      messageCount: 0,
      rejectedFor: null,
      rating: null,
      badRatings: 0,
      rev: 0,
    },
  })
  if (row) {
    const asked = await finish(payload, row)
    await routeDoubt(payload, row, now)
    return asked
  }
  await releaseLimits(payload, limits)
  const first = await find()
  if (!first) throw new Error('a doubt could be neither inserted nor found')
  return finish(payload, first)
}

/** The doubt is stored before its files are its own: sent again after a kill in between, the same input finishes that. */
async function finish(payload: BasePayload, { number, doubtKey, files }: Doubt): Promise<Outcome> {
  await claimFiles(payload, files, { ticket: ownerOfDoubtFile(doubtKey), isInternal: false })
  return { state: 'asked', number }
}

/** A unique number of the project, claimed before it is stored. */
async function freeNumber({ payload }: PayloadRequest, { id }: RequestProject, now: Date): Promise<string> {
  for (let draws = 0; draws < MAX_DRAWS; draws++) {
    const number = doubtNumber(now, randomInt)
    if (await claimKey(payload, `doubt:${id}:${number}`)) return number
  }
  throw new Error('no free doubt number was found')
}
