import { createHmac, timingSafeEqual } from 'node:crypto'

/** Which lead forms of a project a browser has sent, and until when that counts; ms since epoch. */
type Unlocked = { forms: readonly string[]; until: number }

const FORM = '[A-Za-z0-9-]{1,60}'
const TOKEN = new RegExp(`^(\\d{10,16})\\.(${FORM}(?:~${FORM}){0,9})\\.([A-Za-z0-9_-]{43})$`)

const mark = (key: Buffer, project: string, body: string): Buffer =>
  createHmac('sha256', key).update(`${project}\n${body}`).digest()

/** The token of a browser: what it unlocked in this project, signed. At most the ten newest forms. */
export function signUnlocked(key: Buffer, project: string, { forms, until }: Unlocked): string {
  const body = `${until}.${forms.slice(-10).join('~')}`
  return `${body}.${mark(key, project, body).toString('base64url')}`
}

/** The forms that a token of ours for this project names, or none when it is over, of another project or made up. */
export function readUnlocked(key: Buffer, project: string, token: string, now: number): readonly string[] {
  const [, until, forms, signature] = TOKEN.exec(token) ?? []
  if (!until || !forms || !signature) return []
  const given = Buffer.from(signature, 'base64url')
  const expected = mark(key, project, `${until}.${forms}`)
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
  return isOurs && Number(until) > now ? forms.split('~') : []
}
