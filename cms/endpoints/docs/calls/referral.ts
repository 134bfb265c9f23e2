import { type CallDoc, signedInCall } from '../CallDoc.ts'

const ID = '6740d5b2a1c3e4f5a6b7c8d9'
const KEY = '1c7d3a52-0b0e-4f57-9a2c-5c4c6f0a7e11'
const LACKS = { 403: ['forbidden' as const], 404: ['notFound' as const] }

/** Calls about referrals, earnings and payouts. */
export const REFERRAL_CALL_DOCS: Record<string, CallDoc> = {
  '/referral/came': {
    tag: 'Wallets',
    text: 'Sets an HttpOnly cookie. An unknown code is answered the same way, with `coupon` null.',
    example: { body: { code: 'K7QM2XWE' } },
  },
  '/referral/mine': signedInCall('Wallets', { refusals: { 403: ['forbidden'] } }),
  '/referral/payout': signedInCall('Wallets', {
    text: 'The amount stays reserved until staff have paid or refused the payout.',
    refusals: { 403: ['forbidden', 'proofNeeded'], 200: ['creditsShort', 'payoutTooLittle'] },
    example: {
      body: {
        amount: 50_000,
        target: { kind: 'upi', upiId: 'someone@bank', name: 'Some Body', pan: null },
        requestKey: KEY,
      },
    },
  }),
  '/referral/decide': signedInCall('Wallets', {
    refusals: { ...LACKS, 200: ['tooLate'] },
    example: { body: { id: ID, act: 'approve', answer: '' } },
  }),
  '/referral/paytarget': signedInCall('Wallets', {
    refusals: { 403: ['forbidden', 'proofNeeded'], 404: ['notFound'] },
    example: { body: { id: ID } },
  }),
  '/referral/decidepayout': signedInCall('Wallets', {
    refusals: { 403: ['forbidden', 'proofNeeded'], 404: ['notFound'], 200: ['tooLate'] },
    example: { body: { id: ID, act: 'pay', reference: 'UTR 4471 2093' } },
  }),
}
