import { formatInr } from '../money/formatInr.ts'
import { dayOf, literalText, sentences, textOf } from '../text/textOf.ts'
import type { NotificationContent } from './NotificationContent.ts'

/** For a person who got credits from staff; the recipient reads `note`. */
export const creditsGivenNotification = (paise: number, note: string): NotificationContent => ({
  title: textOf('notification.creditsGiven', { amount: formatInr(paise) }),
  text: literalText(note),
  href: '/p/reward',
})

/** For a person whose credits expire soon; `firstAt` in ms since epoch. */
export const creditsExpiringNotification = (paise: number, firstAt: number): NotificationContent => ({
  title: textOf('notification.creditsExpire', { amount: formatInr(paise) }),
  text: textOf('notification.creditsExpireText', { day: dayOf(firstAt) }),
  href: '/p/reward',
})

/** For a referrer whose friend placed a first order. */
export const friendOrderedNotification = (paise: number): NotificationContent => ({
  title: textOf('notification.friendOrdered', { amount: formatInr(paise) }),
  text: textOf('notification.friendOrderedText'),
  href: '/p/refer',
})

type Payout = {
  state: string
  paise: number
  taxPaise: number
  reference?: string | null
  answer?: string | null
}

/** For a person whose payout was decided. */
export function payoutNotification({
  state,
  paise,
  taxPaise,
  reference,
  answer,
}: Payout): NotificationContent {
  const href = '/p/refer'
  if (state !== 'paid')
    return {
      title: textOf('notification.payout', { amount: formatInr(paise) }),
      text: answer ? literalText(answer) : textOf('notification.payoutFailed'),
      href,
    }
  return {
    title: textOf('notification.paidOut', { amount: formatInr(paise - taxPaise) }),
    text: sentences(
      textOf('notification.payoutReference', { reference: reference ?? '–' }),
      taxPaise > 0 ? textOf('notification.payoutTax', { amount: formatInr(taxPaise) }) : null,
    ),
    href,
  }
}
