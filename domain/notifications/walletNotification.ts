import { dayText } from '../invoices/texts.ts'
import { formatInr } from '../money/formatInr.ts'

type Notification = { title: string; text: string; href: string }

/** For a person to whom staff gave credits; the recipient reads `note`. */
export const creditsGivenNotification = (paise: number, note: string): Notification => ({
  title: `You received ${formatInr(paise)} in credits`,
  text: note,
  href: '/p/reward',
})

/** For a person whose credits expire soon; `firstAt` in ms since epoch. */
export const creditsExpiringNotification = (paise: number, firstAt: number): Notification => ({
  title: `${formatInr(paise)} of your credits expire soon`,
  text: `The first ones expire on ${dayText(firstAt)}. Use them on your next order.`,
  href: '/p/reward',
})

/** For a referrer whose friend placed a first order. */
export const friendOrderedNotification = (paise: number): Notification => ({
  title: `Your friend ordered: ${formatInr(paise)} for you`,
  text: 'It becomes available when the return period of the order ends.',
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
export function payoutNotification({ state, paise, taxPaise, reference, answer }: Payout): Notification {
  const href = '/p/refer'
  if (state !== 'paid')
    return { title: `Your payout of ${formatInr(paise)}`, text: answer ?? 'It could not be paid.', href }
  const tax = taxPaise > 0 ? ` ${formatInr(taxPaise)} tax was deducted.` : ''
  return {
    title: `${formatInr(paise - taxPaise)} of your earnings was paid out`,
    text: `Reference: ${reference ?? '–'}.${tax}`,
    href,
  }
}
