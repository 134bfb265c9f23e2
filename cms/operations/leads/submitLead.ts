import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { countRows } from '#database/guard.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/auth/policy.ts'
import type { LeadBody } from '#domain/calls/leads.ts'
import { checkLead } from '#domain/leads/leadAnswers.ts'
import { MIN_LEAD_MS } from '#domain/leads/minimumTime.ts'
import type { LeadForm } from '#payload-types'
import { networkOf } from '../auth/network.ts'
import { reserveLimits } from '../rateLimits/limits.ts'
import { insertRequest } from '../requests/insertRequest.ts'

const PER_ADDRESS = { tenMinutes: 5, day: 30 }
const PER_PROJECT_PER_HOUR = 300

type Submission = { project: RequestProject; user: string | null; body: LeadBody; now: Date }

type Outcome =
  /** `isKept` is false for submissions by bots, which are not stored. */
  | { state: 'sent'; thanks: string | null; isKept: boolean }
  | { state: 'noForm' | 'tooFast' | 'fields' }
  | { state: 'limit'; retryAfterS: number }

/**
 * Stores a submission of a lead form among the user requests. Idempotent per `attempt` (one filling of the form). A submission that
 * filled the honeypot is answered as successful but not stored.
 */
export async function submitLead(
  req: PayloadRequest,
  { project, user, body, now }: Submission,
): Promise<Outcome> {
  const { payload } = req
  // No access control: forms are public, and only those of this project are found.
  const form = await payload.db.findOne<LeadForm>({
    collection: 'lead-forms',
    where: { and: [{ id: { equals: body.form } }, { project: { equals: project.id } }] },
  })
  if (!form) return { state: 'noForm' }
  if (body.website) return { state: 'sent', thanks: form.thanks ?? null, isKept: false }
  if (body.elapsedMs < MIN_LEAD_MS) return { state: 'tooFast' }
  const checked = checkLead(form as Parameters<typeof checkLead>[0], body)
  if (!checked.ok) return { state: 'fields' }
  const dedupeKey = keyOf(project, body)
  const isSentAgain = await countRows({
    payload,
    collection: 'lead-submissions',
    where: { dedupeKey: { equals: dedupeKey } },
  })
  if (isSentAgain) return { state: 'sent', thanks: form.thanks ?? null, isKept: true }
  const quota = await reserveLimits(payload, limitsOf(req, project), now)
  if (!quota.ok) return { state: 'limit', retryAfterS: quota.retryAfterS }
  await insertRequest(payload, {
    ...checked.lead,
    project: project.id,
    kind: form.kind,
    title: form.title,
    dedupeKey,
    now,
    form: form.id,
    page: body.page,
    user,
  })
  return { state: 'sent', thanks: form.thanks ?? null, isKept: true }
}

/** Unique key of one filling of one form, without personal data. */
const keyOf = ({ id }: RequestProject, { form, attempt }: LeadBody): string =>
  createHash('sha256').update(`${id} ${form} ${attempt}`).digest('base64url')

function limitsOf(req: PayloadRequest, project: RequestProject) {
  const address = networkOf(req.headers.get('x-internal-ip'))?.address ?? 'unknown'
  const own = `lead:${project.id}:${address}`
  return [
    {
      kind: 'window' as const,
      key: `${own}:m`,
      limit: PER_ADDRESS.tenMinutes,
      windowMs: 10 * MINUTE_MS,
    },
    { kind: 'window' as const, key: `${own}:d`, limit: PER_ADDRESS.day, windowMs: DAY_MS },
    { kind: 'window' as const, key: `lead:${project.id}`, limit: PER_PROJECT_PER_HOUR, windowMs: HOUR_MS },
  ]
}
