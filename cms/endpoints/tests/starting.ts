import { readRow } from '#database/guard.ts'
import {
  AttemptQuerySchema,
  HallResponseSchema,
  PaperInfoResponseSchema,
  PaperQuerySchema,
  StartBodySchema,
  TakeoverBodySchema,
} from '#domain/calls/exams/tests.ts'
import { isRunning } from '#domain/exams/attempts/runningStates.ts'
import { textOf } from '#domain/text/textOf.ts'
import type { AttemptHead } from '../../operations/attempts/attemptHead.ts'
import { examNow } from '../../operations/attempts/examClock.ts'
import { findPaper } from '../../operations/attempts/findPaper.ts'
import { checkPassword } from '../../operations/attempts/mayEnter.ts'
import { paperInfo, readEntry } from '../../operations/attempts/paperInfo.ts'
import { startAttempt } from '../../operations/attempts/startAttempt.ts'
import { hasTurn, takeOver } from '../../operations/attempts/takeOver.ts'
import { type CallContext, defineCall } from '../defineCall.ts'
import { notFound } from '../refusals.ts'
import { refuse } from '../responses.ts'
import { askerOf, hallOf, ownAttempt, startRefused, takerOf } from './callerAttempt.ts'

export const paper = defineCall({
  path: '/tests/paper',
  method: 'get',
  summary: 'A paper or quiz before its start: rules, times, own attempts, and why it cannot be started',
  body: PaperQuerySchema,
  answer: PaperInfoResponseSchema,
  handle: async (context) => {
    const { payload } = context.req
    const now = examNow()
    const outline = await findPaper(payload, context.project, context.body.kind, { slug: context.body.slug })
    if (!outline) return notFound()
    const asker = askerOf(context)
    const { release, ...entry } = await readEntry(payload, outline, asker, now)
    if (!release) return startRefused('notReady')
    return { apiSuccess: true as const, paper: await paperInfo(payload, { ...entry, release }, asker, now) }
  },
})

type Starting = CallContext<(typeof StartBodySchema)['_output']>

/** Tries per start, since a concurrent start may use the same attempt number. */
const MAX_TRIES = 3

/** The response of one try; null when a concurrent start has used the attempt number. */
async function startOnce(context: Starting) {
  const { req, project, body } = context
  const { payload } = req
  const now = examNow()
  const outline = await findPaper(payload, project, body.kind, { id: body.paper })
  if (!outline) return notFound()
  const { taker, guestName } = takerOf(context)
  const entry = await readEntry(payload, outline, askerOf(context), now)
  const isOfSameRequest = ({ timing }: AttemptHead) =>
    body.startKey !== null && timing.requests?.includes(body.startKey)
  const running = entry.attempts.find(({ state }) => isRunning(state)) ?? entry.attempts.find(isOfSameRequest)
  if (running) {
    const row = await readRow({
      payload,
      collection: 'test-user-attempts',
      where: { id: { equals: running.id } },
    })
    const attempt = row && (await hallOf(context, row, hasTurn(row, body.device), now))
    return attempt ? { apiSuccess: true as const, attempt } : notFound()
  }
  if (entry.refusal)
    return startRefused(entry.refusal.reason, entry.refusal.at && Math.ceil((entry.refusal.at - now) / 1000))
  const { release } = entry
  if (!release) return startRefused('notReady')
  if (!taker) return startRefused('signedOut')
  const { consent, languages } = release.content.paper
  if (consent !== null && !body.hasConsented) return startRefused('consentMissing')
  if (!languages.includes(body.language)) return refuse(textOf('examLanguageMissing'), 'language')
  const password = await checkPassword(payload, release, taker, body.password, now)
  if (!password.ok)
    return password.retryAfterS === null
      ? startRefused('passwordWrong')
      : refuse(textOf('examPasswordLimit'), 'limit', { retryAfterS: password.retryAfterS })
  const { language, device, startKey } = body
  const started = await startAttempt(payload, {
    entry: { ...entry, release },
    taker,
    guestName,
    project: project.id,
    language,
    device,
    startKey,
    now,
  })
  if (!started) return null
  const isOnThisDevice = started.isNew || hasTurn(started.row, device)
  const attempt = await hallOf(context, started.row, isOnThisDevice, now)
  return attempt ? { apiSuccess: true as const, attempt } : notFound()
}

export const start = defineCall({
  path: '/tests/start',
  summary: 'Start an attempt, or come back to the one that is running',
  body: StartBodySchema,
  answer: HallResponseSchema,
  handle: async (context) => {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const answer = await startOnce(context)
      if (answer) return answer
    }
    return startRefused('running')
  },
})

export const attempt = defineCall({
  path: '/tests/attempt',
  method: 'get',
  summary: 'An own attempt as its hall opens it',
  body: AttemptQuerySchema,
  answer: HallResponseSchema,
  handle: async (context) => {
    const own = await ownAttempt(context, context.body.attempt)
    if ('refusal' in own) return own.refusal
    const { payload } = context.req
    const row = await readRow({
      payload,
      collection: 'test-user-attempts',
      where: { id: { equals: own.head.id } },
    })
    const opened = row && (await hallOf(context, row, hasTurn(row, context.body.device), examNow()))
    return opened ? { apiSuccess: true as const, attempt: opened } : notFound()
  },
})

export const takeover = defineCall({
  path: '/tests/takeover',
  summary: 'Take a running attempt over to this device',
  body: TakeoverBodySchema,
  answer: HallResponseSchema,
  handle: async (context) => {
    const own = await ownAttempt(context, context.body.attempt)
    if ('refusal' in own) return own.refusal
    const now = examNow()
    const row = await takeOver(context.req.payload, own.head, context.body.device, now)
    const taken = await hallOf(context, row, isRunning(row.state), now)
    return taken ? { apiSuccess: true as const, attempt: taken } : notFound()
  },
})
