import { sign, verify } from 'node:crypto'
import type { BasePayload } from 'payload'
import { readStatement, type Statement, statementText } from '#domain/learning/certificate.ts'
import { publicKey, type SigningKey } from './signingKeys.ts'

const SEPARATOR = '.'

/** The signature of a text, base64url. */
export const signText = (text: string, { privateKey }: SigningKey): string =>
  sign(null, Buffer.from(text), privateKey).toString('base64url')

/** The signature of a statement, base64url. */
export const signStatement = (statement: Statement, key: SigningKey): string =>
  signText(statementText(statement), key)

/** The token at the end of a certificate's link: its statement and signature, so that it can be verified offline too. */
export const certificateToken = (row: { statement: string; signature: string }): string =>
  `${Buffer.from(row.statement).toString('base64url')}${SEPARATOR}${row.signature}`

/** The statement in a token with a valid signature of the project, parsed by `read`; null for any other token. */
export async function verifiedBy<S extends { project: string; key: string }>(
  payload: BasePayload,
  project: { id: string; slug: string },
  token: string,
  read: (text: string) => S | null,
): Promise<S | null> {
  const [encoded = '', signature = '', ...more] = token.split(SEPARATOR)
  const text = Buffer.from(encoded, 'base64url').toString()
  const statement = read(text)
  if (!statement || more.length > 0 || statement.project !== project.slug) return null
  const key = await publicKey(payload, project.id, statement.key)
  return key && verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url')) ? statement : null
}

/** The statement in a certificate's token with a valid signature of the project; null for any other token. */
export const verifiedStatement = (
  payload: BasePayload,
  project: { id: string; slug: string },
  token: string,
): Promise<Statement | null> => verifiedBy(payload, project, token, readStatement)
