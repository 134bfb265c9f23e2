import type { PayMethod } from '../orders/methods.ts'
import { groupDigits } from '../text/groupDigits.ts'
import { dayCell } from './gstr1/cells.ts'

/** Paise as an amount with two decimals and Indian digit grouping: `1,23,456.50`; negative `−0.50`. */
export function amountText(paise: number): string {
  const amount = Math.abs(paise)
  const paisePart = String(amount % 100).padStart(2, '0')
  return `${paise < 0 ? '−' : ''}${groupDigits(Math.floor(amount / 100))}.${paisePart}`
}

/** A day in Indian time: `22 Nov 2026`. @param ms since epoch */
export const dayText = (ms: number): string => dayCell(ms).replaceAll('-', ' ').replace(/^0/, '')

/** Percent times 100 as `18%`. */
export const rateText = (rate: number): string => `${rate / 100}%`

/** Payment method as printed on an invoice. */
export const PAYMENT_METHOD_TEXTS: Record<PayMethod, string> = {
  online: 'Paid online',
  cashOnDelivery: 'Cash on delivery',
  bankTransfer: 'Paid by bank transfer',
  offline: 'Paid to our staff',
  none: 'No payment due',
}

/** File name of a document: its number without slashes. */
export const fileNameOf = (number: string): string => `${number.replaceAll('/', '-')}.pdf`
