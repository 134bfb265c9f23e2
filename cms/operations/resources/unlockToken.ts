import { isValidSignature, signatureOf } from '../../config/signature.ts'

/** Lead forms of a project that a browser has sent, valid until a time in ms since epoch. */
type Unlocked = { forms: readonly string[]; until: number }

const FORM = '[A-Za-z0-9-]{1,60}'
const TOKEN = new RegExp(`^(\\d{10,16})\\.(${FORM}(?:~${FORM}){0,9})\\.([A-Za-z0-9_-]{43})$`)

const signedText = (project: string, body: string): string => `${project}\n${body}`

/** Signs a browser's token with at most the ten newest forms. */
export function signUnlockToken(key: Buffer, project: string, { forms, until }: Unlocked): string {
  const body = `${until}.${forms.slice(-10).join('~')}`
  return `${body}.${signatureOf(key, signedText(project, body))}`
}

/** The forms in a valid token of this project; empty when it is expired, forged or of another project. */
export function readUnlockToken(key: Buffer, project: string, token: string, now: number): readonly string[] {
  const [, until, forms, signature] = TOKEN.exec(token) ?? []
  if (!until || !forms || !signature) return []
  const isOurs = isValidSignature(key, signedText(project, `${until}.${forms}`), signature)
  return isOurs && Number(until) > now ? forms.split('~') : []
}
