import { createHmac, timingSafeEqual } from 'node:crypto'

/** Lead forms of a project that a browser has sent, valid until a time in ms since epoch. */
type Unlocked = { forms: readonly string[]; until: number }

const FORM = '[A-Za-z0-9-]{1,60}'
const TOKEN = new RegExp(`^(\\d{10,16})\\.(${FORM}(?:~${FORM}){0,9})\\.([A-Za-z0-9_-]{43})$`)

const mark = (key: Buffer, project: string, body: string): Buffer =>
  createHmac('sha256', key).update(`${project}\n${body}`).digest()

/** Signs a browser's token with at most the ten newest forms. */
export function signUnlockToken(key: Buffer, project: string, { forms, until }: Unlocked): string {
  const body = `${until}.${forms.slice(-10).join('~')}`
  return `${body}.${mark(key, project, body).toString('base64url')}`
}

/** The forms in a valid token of this project; empty when it is expired, forged or of another project. */
export function readUnlockToken(key: Buffer, project: string, token: string, now: number): readonly string[] {
  const [, until, forms, signature] = TOKEN.exec(token) ?? []
  if (!until || !forms || !signature) return []
  const given = Buffer.from(signature, 'base64url')
  const expected = mark(key, project, `${until}.${forms}`)
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
  return isOurs && Number(until) > now ? forms.split('~') : []
}
