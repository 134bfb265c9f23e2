import type { PayMethod } from '../orders/methods.ts'
import { grouped } from '../text/grouped.ts'
import { dayCell } from './gstr1/cells.ts'

/** Paise with two decimals in Indian groups: `1,23,456.50`; below zero `−0.50`. */
export function amountText(paise: number): string {
  const amount = Math.abs(paise)
  const rest = String(amount % 100).padStart(2, '0')
  return `${paise < 0 ? '−' : ''}${grouped(Math.floor(amount / 100))}.${rest}`
}

/** A day on the clocks of India: `22 Nov 2026`. @param ms since epoch */
export const dayText = (ms: number): string => dayCell(ms).replaceAll('-', ' ').replace(/^0/, '')

/** Percent times 100 as `18%`. */
export const rateText = (rate: number): string => `${rate / 100}%`

/** How an invoice is paid, as it says itself. */
export const PAID_BY: Record<PayMethod, string> = {
  online: 'Paid online',
  cashOnDelivery: 'Cash on delivery',
  bankTransfer: 'Paid by bank transfer',
  offline: 'Paid to our staff',
  none: 'No payment due',
}

/** What files of documents are called: no sign of a number that a file system takes for a folder. */
export const fileNameOf = (number: string): string => `${number.replaceAll('/', '-')}.pdf`
