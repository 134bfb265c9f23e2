import type { BasePayload } from 'payload'
import { endOf } from '#domain/exams/attempts/attemptTimes.ts'
import { pauseLeft, resumesAt } from '#domain/exams/attempts/pauses.ts'
import type { AttemptActor } from '#domain/exams/attempts/transitions.ts'
import type { AttemptHead } from './attemptHead.ts'
import { dueOf, iso, moveAttempt } from './moveAttempt.ts'
import { paperOfAttempt } from './paperOfAttempt.ts'

type Mover = { actor: AttemptActor; actorId: string | null; reason?: string }

/** Pauses an attempt while its paper has pauses left; its clock stands still. Nothing changes otherwise. */
export async function pauseAttempt(payload: BasePayload, head: AttemptHead, by: Mover, now: number) {
  const { paper } = (await paperOfAttempt(payload, head)).release.content
  return moveAttempt(payload, head.id, { event: 'pause', ...by }, now, ({ timing, endsAt }, state) => {
    const isOver = endsAt === null || now >= endsAt
    if (isOver || pauseLeft(timing.pauses, paper.pauses, now) <= 0) return null
    const paused = { ...timing, pauses: [...timing.pauses, { from: now, to: null }] }
    return { timing: paused, endsAt: null, dueAt: dueOf(paper, { state, endsAt: null, timing: paused }) }
  })
}

/** Resumes a paused attempt: by the server at the moment when its pauses are used up, else now. */
export async function resumeAttempt(payload: BasePayload, head: AttemptHead, by: Mover, now: number) {
  const { paper } = (await paperOfAttempt(payload, head)).release.content
  return moveAttempt(payload, head.id, { event: 'resume', ...by }, now, ({ timing, startedAt }, state) => {
    const latest = resumesAt(timing.pauses, paper.pauses) ?? now
    if (by.actor === 'server' && now < latest) return null
    const to = Math.min(now, latest)
    const pauses = timing.pauses.map((pause) => (pause.to === null ? { ...pause, to } : pause))
    const resumed = { ...timing, pauses }
    const endsAt = endOf(paper, { startedAt, timing: resumed })
    return {
      timing: resumed,
      endsAt: endsAt === null ? null : iso(endsAt),
      dueAt: dueOf(paper, { state, endsAt, timing: resumed }),
    }
  })
}
