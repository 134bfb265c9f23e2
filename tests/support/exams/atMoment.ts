import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { sweepAttempts } from '#cms/jobs/sweepAttempts.ts'
import { readHead } from '#cms/operations/attempts/attemptHead.ts'
import { findPaper } from '#cms/operations/attempts/findPaper.ts'
import { readEntry } from '#cms/operations/attempts/paperInfo.ts'
import { saveAnswers } from '#cms/operations/attempts/saveAnswers.ts'
import { startAttempt } from '#cms/operations/attempts/startAttempt.ts'
import type { Save } from '#domain/exams/attempts/applySave.ts'
import type { AttemptResult, TestUserAttempt } from '#payload-types'
import type { ReleasedPaper } from './releasePaper.ts'

// The operations behind the calls of attempts, at a time that a test chooses (`now`, ms since epoch).

/** The outcomes of saves that arrive at `now`. */
export async function outcomesAtMoment(
  payload: BasePayload,
  attempt: string,
  saves: readonly Save[],
  now: number,
  epoch = saves[0]?.epoch ?? 1,
) {
  const head = await readHead(payload, attempt)
  if (!head) throw new Error(`there is no attempt ${attempt}`)
  return (await saveAnswers(payload, head, { epoch, saves: [...saves], current: null }, now)).outcomes
}

/** Runs the job that sweeps attempts until nothing is left to do at `now`. */
export async function sweepUntilRest(
  payload: BasePayload,
  now: number,
  isClockTrusted = true,
): Promise<void> {
  for (let runs = 0; runs < 20; runs++)
    if ((await sweepAttempts(payload, isClockTrusted, () => true, now)) === 0) return
}

/** Starts an attempt at `now`; returns its state, or the reason why the student cannot start. */
export async function startAtMoment(
  payload: BasePayload,
  project: RequestProject,
  student: string,
  { kind, id }: ReleasedPaper,
  now: number,
): Promise<string> {
  const outline = await findPaper(payload, project, kind, { id })
  if (!outline) return 'notFound'
  const taker = { student, guest: null }
  const entry = await readEntry(
    payload,
    outline,
    { project, taker, viewer: null, ip: null, locale: 'en' },
    now,
  )
  if (entry.refusal || !entry.release) return entry.refusal?.reason ?? 'notReady'
  const started = await startAttempt(payload, {
    entry: { ...entry, release: entry.release },
    taker,
    guestName: null,
    project: project.id,
    language: 'en',
    device: null,
    startKey: null,
    now,
  })
  return started?.row.state ?? 'lost'
}

export const attemptOf = async (payload: BasePayload, id: string): Promise<TestUserAttempt> =>
  (await payload.db.findOne<TestUserAttempt>({
    collection: 'test-user-attempts',
    where: { id: { equals: id } },
  })) as TestUserAttempt

export const resultsOf = async (payload: BasePayload, attempt: string): Promise<AttemptResult[]> =>
  (
    await payload.db.find<AttemptResult>({
      collection: 'attempt-results',
      where: { attempt: { equals: attempt } },
      sort: 'number',
      pagination: false,
      limit: 0,
    })
  ).docs

/** Kinds of the events of an attempt, in the order in which they were written. */
export async function eventsOf(payload: BasePayload, attempt: string): Promise<string[]> {
  const { docs } = await payload.db.find<{ kind: string }>({
    collection: 'attempt-events',
    where: { attempt: { equals: attempt } },
    sort: ['createdAt'],
    pagination: false,
    limit: 0,
  })
  return docs.map(({ kind }) => kind)
}
