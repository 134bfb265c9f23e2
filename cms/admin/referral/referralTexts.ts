import type { ReferralState, Suspicion } from '#domain/referral/states.ts'
import type { Payout } from '#payload-types'
import type { Tone } from '../orders/orderTexts.ts'

type BadgeContent = { text: string; tone: Tone }

export const REFERRAL_BADGES: Record<ReferralState, BadgeContent> = {
  joined: { text: 'Signed up', tone: 'plain' },
  review: { text: 'To review', tone: 'danger' },
  pending: { text: 'Pending', tone: 'info' },
  earned: { text: 'Earned', tone: 'success' },
  reversed: { text: 'Order returned', tone: 'plain' },
  blocked: { text: 'Blocked', tone: 'plain' },
}

export const SUSPICION_TEXTS: Record<Suspicion, string> = {
  sameDevice: 'Both logged in on the same browser.',
  sameNetwork: 'Both were on the same network.',
  sameAddress: 'The order is delivered to an address of the referrer.',
  sameParcelPhone: 'The order has the phone number of the referrer.',
}

export const PAYOUT_BADGES: Record<Payout['state'], BadgeContent> = {
  requested: { text: 'To pay', tone: 'danger' },
  paid: { text: 'Paid', tone: 'success' },
  refused: { text: 'Refused', tone: 'plain' },
}
