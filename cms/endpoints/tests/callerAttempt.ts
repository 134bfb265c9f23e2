import { parseCookies } from 'payload'
import { localeOf } from '#access/projectOf.ts'
import { guestCookie } from '#access/session/cookieNames.ts'
import type { HallAttempt, START_REFUSALS } from '#domain/calls/exams/tests.ts'
import type { KeptAnswers } from '#domain/exams/attempts/keptAnswers.ts'
import { rollNumberOf } from '#domain/exams/attempts/rollNumberOf.ts'
import { type Text, textOf } from '#domain/text/textOf.ts'
import type { TestUserAttempt } from '#payload-types'
import { type AttemptHead, headOf, readHead } from '../../operations/attempts/attemptHead.ts'
import { findPaper } from '../../operations/attempts/findPaper.ts'
import { type Guest, readGuestToken } from '../../operations/attempts/guestToken.ts'
import { hallAttempt } from '../../operations/attempts/hallAttempt.ts'
import { loadRelease } from '../../operations/attempts/loadRelease.ts'
import { type Asker, paperInfo } from '../../operations/attempts/paperInfo.ts'
import { isOwnAttempt, type Taker } from '../../operations/attempts/taker.ts'
import type { CallContext } from '../defineCall.ts'
import { notFound, signedOut } from '../refusals.ts'
import { type Refusal, refuse } from '../responses.ts'

type Context = Pick<CallContext<unknown>, 'req' | 'project' | 'viewer'>

const guestOf = ({ req, project }: Context): Guest | null =>
  readGuestToken(project.id, parseCookies(req.headers).get(guestCookie(project.slug)) ?? '')

/** The person who takes tests in this browser: the signed-in student, else the guest of its cookie. */
export function takerOf(context: Context): { taker: Taker | null; guestName: string | null } {
  const { viewer, project } = context
  if (viewer) {
    const isOwn = viewer.project === project.id
    return { taker: isOwn ? { student: viewer.id, guest: null } : null, guestName: null }
  }
  const guest = guestOf(context)
  return guest
    ? { taker: { student: null, guest: guest.hash }, guestName: guest.name }
    : { taker: null, guestName: null }
}

export const askerOf = (context: Context): Asker => ({
  project: context.project,
  viewer: context.viewer,
  taker: takerOf(context).taker,
  ip: context.req.headers.get('x-internal-ip'),
  locale: localeOf(context.req),
})

/** The attempt of a call if it is the caller's own; 401 when signed out, 404 for other attempts. */
export async function ownAttempt(
  context: Context,
  id: string,
  read: typeof readHead = readHead,
): Promise<{ head: AttemptHead } | { refusal: Refusal }> {
  const { taker } = takerOf(context)
  if (!taker) return { refusal: context.viewer ? notFound() : signedOut() }
  const head = await read(context.req.payload, id)
  return head && isOwnAttempt(head, context.project.id, taker) ? { head } : { refusal: notFound() }
}

/** An attempt of the caller in the form that the exam hall loads. */
export async function hallOf(
  context: Context,
  row: TestUserAttempt,
  isTurn: boolean,
  now: number,
): Promise<HallAttempt | null> {
  const { payload } = context.req
  const head = headOf(row)
  const [outline, release] = await Promise.all([
    findPaper(payload, context.project, head.kind, { id: head.paper }),
    loadRelease(payload, head.release),
  ])
  if (!outline || !release) return null
  const { accommodation, batches } = head.timing
  const granted = { accommodation, batches }
  const entry = { outline, release, granted, attempts: [], refusal: null }
  const user = context.req.user as { name?: string | null; uid?: string } | null
  return hallAttempt(payload, head, {
    paper: await paperInfo(payload, entry, askerOf(context), now),
    student: {
      id: head.student ?? head.id,
      name: head.guestName ?? user?.name ?? '',
      roll: rollNumberOf(head.id, head.student === null ? null : (user?.uid ?? '')),
    },
    hasTurn: isTurn,
    answers: (row.answers ?? {}) as KeptAnswers,
    now,
  })
}

const REFUSAL_TEXTS: Record<(typeof START_REFUSALS)[number], Text> = {
  signedOut: textOf('examSignedOut'),
  locked: textOf('examLocked'),
  notReady: textOf('examNotReady'),
  notOpen: textOf('examNotOpen'),
  closed: textOf('examClosed'),
  tooLate: textOf('examTooLate'),
  holiday: textOf('examHoliday'),
  gap: textOf('examGap'),
  running: textOf('examRunning'),
  usedUp: textOf('examUsedUp'),
  passwordWrong: textOf('examPasswordWrong'),
  networkRefused: textOf('examNetworkRefused'),
  consentMissing: textOf('examConsentMissing'),
}

/** The refusal for an attempt that cannot be started; 401 and 403 without access. */
export function startRefused(
  reason: (typeof START_REFUSALS)[number],
  retryAfterS: number | null = null,
): Refusal {
  const httpStatus = reason === 'signedOut' ? 401 : reason === 'locked' ? 403 : undefined
  return refuse(REFUSAL_TEXTS[reason], reason, {
    ...(httpStatus ? { httpStatus } : {}),
    ...(retryAfterS === null ? {} : { retryAfterS }),
  })
}
