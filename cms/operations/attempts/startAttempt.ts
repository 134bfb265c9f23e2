import { createHash, randomUUID } from 'node:crypto'
import type { BasePayload } from 'payload'
import { insertIfAbsent, readRow } from '#database/guard.ts'
import type { AttemptTiming } from '#domain/exams/attempts/AttemptTiming.ts'
import { endOf } from '#domain/exams/attempts/attemptTimes.ts'
import { isRunning } from '#domain/exams/attempts/runningStates.ts'
import { attemptMove } from '#domain/exams/attempts/transitions.ts'
import type { Locale } from '#domain/text/locales.ts'
import type { TestUserAttempt } from '#payload-types'
import { rememberHead } from './attemptHead.ts'
import type { LoadedRelease } from './loadRelease.ts'
import { dueOf, iso, movedColumns, recordMove } from './moveAttempt.ts'
import type { Entry } from './paperInfo.ts'
import { nameOfTaker, type Taker } from './taker.ts'

type Start = {
  entry: Entry & { release: LoadedRelease }
  taker: Taker
  guestName: string | null
  project: string
  language: Locale
  device: string | null
  startKey: string | null
  now: number
}
type Started = { row: TestUserAttempt; isNew: boolean }

export const hashDevice = (device: string | null): string | null =>
  device && createHash('sha256').update(device).digest('base64url')

/**
 * Starts the next attempt of a person, who may start (readEntry). Its unique row decides between starts at the same time: all of them get the
 * same attempt. Null when another start took the number and its attempt is over by now.
 */
export async function startAttempt(payload: BasePayload, start: Start): Promise<Started | null> {
  const { entry, taker, guestName, project, language, device, startKey, now } = start
  const { outline, release, granted, attempts } = entry
  const number = Math.max(0, ...attempts.map((attempt) => attempt.number)) + 1
  const key = `${outline.id}/${nameOfTaker(taker)}/${number}`
  const timing: AttemptTiming = {
    pauses: [],
    accommodation: granted.accommodation,
    batches: granted.batches,
    addedMinutes: 0,
    reopenedUntil: null,
    acceptedUntil: null,
    requests: startKey === null ? [] : [startKey],
  }
  const { paper } = release.content
  const endsAt = endOf(paper, { startedAt: now, timing })
  const state = attemptMove('notStarted', 'start', 'student')
  if (endsAt === null || state === null) throw new Error('an attempt cannot be started')
  const mover = { event: 'start', actor: 'student', actorId: taker.student } as const
  const inserted = await insertIfAbsent({
    payload,
    collection: 'test-user-attempts',
    data: {
      key,
      project,
      student: taker.student,
      guest: taker.guest,
      guestName,
      kind: outline.kind,
      paper: outline.id,
      testSeries: outline.series?.id ?? null,
      title: outline.title,
      number,
      release: release.id,
      seed: randomUUID(),
      language,
      timing,
      device: hashDevice(device),
      startedAt: iso(now),
      endsAt: iso(endsAt),
      seenAt: iso(now),
      epoch: 1,
      sequence: 0,
      rev: 0,
      answers: {},
      lateAnswers: {},
      checked: [],
      messages: [],
      answered: 0,
      flags: 0,
      marking: 0,
      ...movedColumns({ moves: 0, clock: 0 }, mover, state, now),
      dueAt: dueOf(paper, { state, endsAt, timing }),
    },
  })
  if (inserted) {
    const head = rememberHead(payload, inserted)
    await recordMove(payload, head, inserted.lastMove as never)
    return { row: inserted, isNew: true }
  }
  const row = await readRow({ payload, collection: 'test-user-attempts', where: { key: { equals: key } } })
  return row && isRunning(row.state) ? { row, isNew: false } : null
}
