import { Refused } from './Refused.ts'

export type Body = Record<string, unknown>

const MIN_PAISE = 100
const RECEIPT_MAX = 40
const NOTES_MAX = 15
const NOTE_MAX = 256

/** Refuses fields that Razorpay does not document for this request. */
export function onlyFields(body: Body, known: readonly string[]): void {
  const extra = Object.keys(body).find((name) => !known.includes(name))
  if (extra) throw new Refused(`${extra} is/are not required and should not be sent`, 400, extra)
}

export function amountOf({ amount }: Body): number {
  if (amount === undefined) throw new Refused('The amount field is required.', 400, 'amount')
  if (!Number.isInteger(amount)) throw new Refused('The amount must be an integer.', 400, 'amount')
  if ((amount as number) < MIN_PAISE)
    throw new Refused('Order amount less than minimum amount allowed', 400, 'amount')
  return amount as number
}

export function currencyOf({ currency }: Body): string {
  if (currency === undefined) throw new Refused('The currency field is required.', 400, 'currency')
  if (currency !== 'INR') throw new Refused('Currency is not supported', 400, 'currency')
  return currency
}

export function receiptOf({ receipt }: Body): string | null {
  if (receipt === undefined || receipt === null) return null
  if (typeof receipt !== 'string') throw new Refused('The receipt must be a string.', 400, 'receipt')
  if (receipt.length > RECEIPT_MAX)
    throw new Refused(`The receipt may not be greater than ${RECEIPT_MAX} characters.`, 400, 'receipt')
  return receipt
}

export function notesOf({ notes }: Body): Record<string, string> | [] {
  if (notes === undefined) return []
  if (notes === null || typeof notes !== 'object' || Array.isArray(notes))
    throw new Refused('The notes must be an array.', 400, 'notes')
  const values = Object.values(notes)
  if (values.length > NOTES_MAX)
    throw new Refused(`Number of fields in notes should be less than or equal to ${NOTES_MAX}`, 400, 'notes')
  if (values.some((value) => typeof value !== 'string' || value.length > NOTE_MAX))
    throw new Refused('The notes are too long', 400, 'notes')
  return notes as Record<string, string>
}

/** Whether an order's payments are captured automatically; the account's default is manual here. Throws on an invalid option. */
export function isCapturedAutomatically({ payment, payment_capture }: Body): boolean {
  if (payment === undefined) return payment_capture === true || payment_capture === 1
  const { capture, capture_options: options } = payment as { capture?: unknown; capture_options?: Body }
  if (capture === 'manual') return false
  if (capture !== 'automatic') throw new Refused('The capture is invalid', 400, 'capture')
  const { automatic_expiry_period: alone, manual_expiry_period: manual = 7200, refund_speed } = options ?? {}
  if (typeof alone !== 'number' || alone < 12 || Number(manual) < alone || Number(manual) > 7200)
    throw new Refused('The capture periods are invalid', 400, 'capture_options')
  if (refund_speed !== 'normal' && refund_speed !== 'optimum')
    throw new Refused('The refund speed is invalid', 400, 'refund_speed')
  return true
}
