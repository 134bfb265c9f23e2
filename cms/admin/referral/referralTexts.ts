import type { ReferralState, Suspicion } from '#domain/referral/states.ts'
import type { Payout } from '#payload-types'
import type { Tone } from '../commerce/orderTexts.ts'

type Look = { text: string; tone: Tone }

export const REFERRAL_LOOKS: Record<ReferralState, Look> = {
  joined: { text: 'Has an account', tone: 'plain' },
  review: { text: 'To look at', tone: 'danger' },
  pending: { text: 'Earned, not sure yet', tone: 'info' },
  earned: { text: 'Earned', tone: 'success' },
  reversed: { text: 'Order came back', tone: 'plain' },
  blocked: { text: 'Blocked', tone: 'plain' },
}

export const SUSPICION_TEXTS: Record<Suspicion, string> = {
  sameDevice: 'Both logged in on the same browser.',
  sameNetwork: 'Both were on the same network.',
  sameAddress: 'The order goes to an address of who referred them.',
  sameParcelPhone: 'The order has the phone number of who referred them.',
}

export const PAYOUT_LOOKS: Record<Payout['state'], Look> = {
  asked: { text: 'To pay', tone: 'danger' },
  paid: { text: 'Paid', tone: 'success' },
  refused: { text: 'Refused', tone: 'plain' },
}
