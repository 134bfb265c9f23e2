import { type PayloadRequest, parseCookies } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { unlockedCookie } from '#access/session/cookieNames.ts'
import { countRows } from '#database/guard.ts'
import { HOUR_MS } from '#domain/auth/policy.ts'
import { serverKey } from '../../config/serverKey.ts'
import { readUnlockToken, signUnlockToken } from './unlockToken.ts'

const UNLOCKED_MS = 2 * HOUR_MS
const KEY = 'unlocked resources'

const journeyVariants = (req: PayloadRequest, { id, slug }: RequestProject, now: Date): readonly string[] =>
  readUnlockToken(
    serverKey(KEY),
    id,
    parseCookies(req.headers).get(unlockedCookie(slug)) ?? '',
    now.getTime(),
  )

/** Whether the form was sent by this browser (token valid for two hours) or by this person (a stored submission, unlimited). */
export async function hasSubmittedForm(
  req: PayloadRequest,
  { project, user, form, now }: { project: RequestProject; user: string | null; form: string; now: Date },
): Promise<boolean> {
  if (journeyVariants(req, project, now).includes(form)) return true
  if (!user) return false
  const sent = await countRows({
    payload: req.payload,
    collection: 'lead-submissions',
    where: {
      and: [{ project: { equals: project.id } }, { form: { equals: form } }, { user: { equals: user } }],
    },
  })
  return sent > 0
}

/** The browser's token with this form added; null when no published free resource of the project is gated by it. */
export async function addUnlockedForm(
  req: PayloadRequest,
  { project, form, now }: { project: RequestProject; form: string; now: Date },
): Promise<{ name: string; value: string; expires: Date } | null> {
  const waiting = await countRows({
    payload: req.payload,
    collection: 'free-resources',
    where: {
      and: [
        { project: { equals: project.id } },
        { leadForm: { equals: form } },
        { _status: { equals: 'published' } },
      ],
    },
  })
  if (waiting === 0) return null
  const others = journeyVariants(req, project, now).filter((known) => known !== form)
  const expires = new Date(now.getTime() + UNLOCKED_MS)
  const value = signUnlockToken(serverKey(KEY), project.id, {
    forms: [...others, form],
    until: expires.getTime(),
  })
  return { name: unlockedCookie(project.slug), value, expires }
}
