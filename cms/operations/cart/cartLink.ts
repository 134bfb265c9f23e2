import { createHmac, timingSafeEqual } from 'node:crypto'
import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { readRow } from '#database/guard.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import { parseTimestamp } from '#domain/input/parseTimestamp.ts'
import type { Cart } from '#payload-types'
import { serverKey } from '../../config/serverKey.ts'

const VALID_MS = 30 * DAY_MS

const sign = (purpose: string, text: string): string =>
  createHmac('sha256', serverKey(purpose)).update(text).digest('base64url')

/** Signs a text: `<text>.<signature>`. The text must not contain dots. */
function signed(purpose: string, text: string): string {
  return `${text}.${sign(purpose, text)}`
}

function readSigned(purpose: string, token: string): string | null {
  const dot = token.lastIndexOf('.')
  const [text, given] = [token.slice(0, dot), Buffer.from(token.slice(dot + 1))]
  const expected = Buffer.from(sign(purpose, text))
  return given.length === expected.length && timingSafeEqual(given, expected) ? text : null
}

/** Token of a cart link, which gives access to the cart's items but not to the person. Valid for 30 days. */
export const cartToken = (cart: string, now: Date): string =>
  signed('cart-link', `${cart}~${(now.getTime() + VALID_MS).toString(36)}`)

/** The current cart of a token; null when the token is invalid, expired or of another project. */
export async function cartOfLink(
  payload: BasePayload,
  project: RequestProject,
  token: string,
  now: Date,
): Promise<Cart | null> {
  const [id, end] = readSigned('cart-link', token)?.split('~') ?? []
  const until = parseTimestamp(end, 36)
  if (!id || until === null || until < now.getTime()) return null
  return readRow({
    payload,
    collection: 'carts',
    where: { and: [{ id: { equals: id } }, { project: { equals: project.id } }] },
  })
}

/** Token of the unsubscribe link for cart reminders, which needs no sign-in. */
export const unsubscribeToken = (user: string): string => signed('cart-reminders', user)
export const userOfUnsubscribeToken = (token: string): string | null => readSigned('cart-reminders', token)
