import { SHOP_RESPONSES } from '#domain/text/shopResponses.ts'
import { type CallDoc, signedInCall } from '../CallDoc.ts'

const STUDENT = '5d1f0c3e-1f0a-4b5e-9c47-2f4a7f2f9d10'
const KEY = '1c7d3a52-0b0e-4f57-9a2c-5c4c6f0a7e11'

/** Cashback credits, referral earnings and franchise funds. */
export const WALLET_CALL_DOCS: Record<string, CallDoc> = {
  '/wallet/statement': signedInCall('Wallets', {
    text: 'Newest first, 30 entries a page; `before` is the `next` of the previous page.',
    refusals: { 403: ['forbidden'] },
  }),
  '/coupon/purchasecashbackrewards': signedInCall('Coupons', {
    text: 'The coupon can be used once, by this person, and expires when the last of these credits would have expired.',
    refusals: { 403: ['forbidden'], 200: ['creditsShort', 'creditsOff'] },
    example: {
      body: { amount: 25_000, idempotencyKey: KEY },
      answer: {
        apiSuccess: true,
        code: 'CB-K7QM2XWE9R',
        amountPaise: 25_000,
        endsAt: 1_795_000_000_000,
        message: SHOP_RESPONSES.creditsToCoupon
          .replace('{code}', 'CB-K7QM2XWE9R')
          .replace('{amount}', '₹250'),
      },
    },
  }),
  '/wallets/statement': signedInCall('Wallets', {
    text: 'Credits need the permission Cashback, earnings Referral, funds Franchise.',
    refusals: { 403: ['forbidden'], 404: ['notFound'] },
    example: { body: { kind: 'credits', owner: STUDENT } },
  }),
  '/wallets/move': signedInCall('Wallets', {
    text: 'The note is shown to the student. The balance never becomes negative.',
    refusals: { 403: ['forbidden'], 404: ['notFound'], 200: ['creditsShort'] },
    example: {
      body: { student: STUDENT, kind: 'give', amount: 10_000, note: 'For the delay', idempotencyKey: KEY },
    },
  }),
}
