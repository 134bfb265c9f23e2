import { createHmac, timingSafeEqual } from 'node:crypto'
import { serverKey } from '../../../config/serverKey.ts'

const sign = (purpose: string, text: string): string =>
  createHmac('sha256', serverKey(purpose)).update(text).digest('hex')

const isEqual = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** Signature of the callback fields in the return URL. */
export const callbackSignature = (
  projectSlug: string,
  gatewayOrderId: string,
  paymentId: string,
  status: string,
): string => sign('sandbox-callback', [projectSlug, gatewayOrderId, paymentId, status].join('|'))

/** Signature of a webhook, over the time in ms and the raw body. */
export const webhookSignature = (projectSlug: string, at: string, rawBody: string): string =>
  sign('sandbox-webhook', [projectSlug, at, rawBody].join('|'))

export const isSignature = isEqual
