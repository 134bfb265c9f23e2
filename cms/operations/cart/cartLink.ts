import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { readRow } from '#database/guard.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import { parseTimestamp } from '#domain/input/parseTimestamp.ts'
import type { Cart } from '#payload-types'
import { serverKey } from '../../config/serverKey.ts'
import { isValidSignature, signatureOf } from '../../config/signature.ts'

const VALID_MS = 30 * DAY_MS

const key = () => serverKey('cart-link')

/** Token of a cart link, which gives access to the cart's items but not to the person. Valid for 30 days. */
export function cartToken(cart: string, now: Date): string {
  const text = `${cart}~${(now.getTime() + VALID_MS).toString(36)}`
  return `${text}.${signatureOf(key(), text)}`
}

/** The current cart of a token; null when the token is invalid, expired or of another project. */
export async function cartOfLink(
  payload: BasePayload,
  project: RequestProject,
  token: string,
  now: Date,
): Promise<Cart | null> {
  const [text = '', signature = '', ...more] = token.split('.')
  const [id, end] = more.length === 0 && isValidSignature(key(), text, signature) ? text.split('~') : []
  const until = parseTimestamp(end, 36)
  if (!id || until === null || until < now.getTime()) return null
  return readRow({
    payload,
    collection: 'carts',
    where: { and: [{ id: { equals: id } }, { project: { equals: project.id } }] },
  })
}
