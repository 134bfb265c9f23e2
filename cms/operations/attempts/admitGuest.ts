import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { DAY_MS, HOUR_MS } from '#domain/auth/policy.ts'
import type { GuestBodySchema } from '#domain/calls/exams/tests.ts'
import { checkLead } from '#domain/leads/leadAnswers.ts'
import type { Quiz } from '#payload-types'
import { networkOf } from '../auth/network.ts'
import { reserveLimits } from '../rateLimits/limits.ts'
import { insertRequest } from '../requests/insertRequest.ts'
import { newGuestToken } from './guestToken.ts'

type Admission =
  | { state: 'admitted'; token: string; name: string }
  | { state: 'noQuiz' }
  | { state: 'contactNeeded' }
  | { state: 'limit'; retryAfterS: number }

const MAX_PER_HOUR = 60
const MAX_PER_DAY = 300

/**
 * Lets somebody take a free quiz without an account. Guests who agree to be contacted become leads; of the others only the name in their
 * attempt is kept.
 */
export async function admitGuest(
  { payload, headers }: PayloadRequest,
  project: RequestProject,
  body: (typeof GuestBodySchema)['_output'],
  now: Date,
): Promise<Admission> {
  const quiz = await payload.db.findOne<Quiz>({
    collection: 'quizzes',
    where: {
      and: [
        { slug: { equals: body.quiz } },
        { project: { equals: project.id } },
        { _status: { equals: 'published' } },
      ],
    },
  })
  // `website` is a honeypot: people do not see the field.
  if (!quiz?.isFree || body.website) return { state: 'noQuiz' }
  const lead = body.hasConsented
    ? checkLead(
        { asksPhone: true, asksEmail: true },
        { name: body.name, phone: body.phone ?? '', email: body.email ?? '', answers: [] },
      )
    : null
  if (lead && !lead.ok) return { state: 'contactNeeded' }
  const address = networkOf(headers.get('x-internal-ip'))?.address ?? 'unknown'
  const key = `quiz-guest:${project.id}:${address}`
  const quota = await reserveLimits(
    payload,
    [
      { kind: 'window', key: `${key}:h`, limit: MAX_PER_HOUR, windowMs: HOUR_MS },
      { kind: 'window', key: `${key}:d`, limit: MAX_PER_DAY, windowMs: DAY_MS },
    ],
    now,
  )
  if (!quota.ok) return { state: 'limit', retryAfterS: quota.retryAfterS }
  if (lead?.ok) {
    const { phone, email } = lead.lead
    const who = `${project.id} quiz ${quiz.id} ${phone} ${email}`
    await insertRequest(payload, {
      ...lead.lead,
      project: project.id,
      kind: 'other',
      title: quiz.title,
      page: body.page,
      now,
      dedupeKey: createHash('sha256').update(who).digest('base64url'),
    })
  }
  return { state: 'admitted', token: newGuestToken(project.id, body.name), name: body.name }
}
