import { randomBytes } from 'node:crypto'
import { hashToken } from '#access/session/hashToken.ts'
import { serverKey } from '../../config/serverKey.ts'
import { isValidSignature, signatureOf } from '../../config/signature.ts'

/** Somebody without an account: `hash` names them in attempts. */
export type Guest = { hash: string; name: string }

const TOKEN = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{1,600})\.([A-Za-z0-9_-]{43})$/

const key = () => serverKey('guests of quizzes')
const signedText = (project: string, body: string): string => `${project}\n${body}`

/** A new token of a guest of this project. */
export function newGuestToken(project: string, name: string): string {
  const body = `${randomBytes(16).toString('base64url')}.${Buffer.from(name).toString('base64url')}`
  return `${body}.${signatureOf(key(), signedText(project, body))}`
}

/** The guest of a token; null when it is forged or of another project. */
export function readGuestToken(project: string, token: string): Guest | null {
  const [, secret, name, signature] = TOKEN.exec(token) ?? []
  if (!secret || !name || !signature) return null
  if (!isValidSignature(key(), signedText(project, `${secret}.${name}`), signature)) return null
  return {
    hash: hashToken(secret),
    name: Buffer.from(name, 'base64url').toString('utf8'),
  }
}
