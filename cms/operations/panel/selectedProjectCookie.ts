import { createHmac, timingSafeEqual } from 'node:crypto'

export const SELECTED_PROJECT_COOKIE = 'panel-scope'

const mark = (key: Buffer, slug: string, session: string): Buffer =>
  createHmac('sha256', key).update(`${slug}\n${session}`).digest()

/** Cookie value of a platform owner's selected project: its slug, signed with the staff session, so that it is valid in that session only. */
export const signSelectedProject = (key: Buffer, slug: string, session: string): string =>
  `${slug}.${mark(key, slug, session).toString('base64url')}`

/** The slug of a signed value; null when the signature is not valid for this session. */
export function readSelectedProject(key: Buffer, value: string, session: string): string | null {
  const [, slug, signature] = /^([a-z0-9-]{1,100})\.([A-Za-z0-9_-]{43})$/.exec(value) ?? []
  if (!slug || !signature) return null
  const given = Buffer.from(signature, 'base64url')
  const expected = mark(key, slug, session)
  return given.length === expected.length && timingSafeEqual(given, expected) ? slug : null
}
