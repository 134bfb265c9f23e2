import { createHmac, timingSafeEqual } from 'node:crypto'

export const SELECTED_PROJECT_COOKIE = 'panel-scope'

const mark = (key: Buffer, slug: string, session: string): Buffer =>
  createHmac('sha256', key).update(`${slug}\n${session}`).digest()

/**
 * The value that keeps an owner's choice of a project: its slug, signed together with the staff session it was made in, so
 * that it counts in no other session.
 */
export const signSelectedProject = (key: Buffer, slug: string, session: string): string =>
  `${slug}.${mark(key, slug, session).toString('base64url')}`

/** The slug of a signed value, or null when it was not made by us for this session. */
export function readSelectedProject(key: Buffer, value: string, session: string): string | null {
  const [, slug, signature] = /^([a-z0-9-]{1,100})\.([A-Za-z0-9_-]{43})$/.exec(value) ?? []
  if (!slug || !signature) return null
  const given = Buffer.from(signature, 'base64url')
  const expected = mark(key, slug, session)
  return given.length === expected.length && timingSafeEqual(given, expected) ? slug : null
}
