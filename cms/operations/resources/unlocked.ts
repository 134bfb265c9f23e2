import { type PayloadRequest, parseCookies } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { unlockedCookie } from '#access/session/cookieNames.ts'
import { countRows } from '#database/guard.ts'
import { HOUR_MS } from '#domain/auth/policy.ts'
import { serverKey } from '../../config/serverKey.ts'
import { readUnlocked, signUnlocked } from './unlockToken.ts'

const UNLOCKED_MS = 2 * HOUR_MS
const KEY = 'unlocked resources'

const formsOf = (req: PayloadRequest, { id, slug }: RequestProject, now: Date): readonly string[] =>
  readUnlocked(serverKey(KEY), id, parseCookies(req.headers).get(unlockedCookie(slug)) ?? '', now.getTime())

/** Whether this browser or this person has sent the form: the browser's token says so for two hours, the person's request for ever. */
export async function hasSentForm(
  req: PayloadRequest,
  { project, user, form, now }: { project: RequestProject; user: string | null; form: string; now: Date },
): Promise<boolean> {
  if (formsOf(req, project, now).includes(form)) return true
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

/** The browser's token with one more form in it, when a free resource of the project waits for that form; else null. */
export async function unlockWith(
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
  const others = formsOf(req, project, now).filter((known) => known !== form)
  const expires = new Date(now.getTime() + UNLOCKED_MS)
  const value = signUnlocked(serverKey(KEY), project.id, {
    forms: [...others, form],
    until: expires.getTime(),
  })
  return { name: unlockedCookie(project.slug), value, expires }
}
