import { randomBytes } from 'node:crypto'

/** Entities as Razorpay's API returns them: amounts in paise, times in seconds since epoch. */
export type Order = {
  id: string
  entity: 'order'
  amount: number
  amount_paid: number
  amount_due: number
  currency: string
  receipt: string | null
  offer_id: null
  status: 'created' | 'attempted' | 'paid'
  attempts: number
  notes: Record<string, string> | []
  created_at: number
}

export type PaymentStatus = 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
export type Payment = {
  id: string
  entity: 'payment'
  amount: number
  currency: string
  status: PaymentStatus
  order_id: string
  method: string
  amount_refunded: number
  refund_status: 'partial' | 'full' | null
  captured: boolean
  email: string
  contact: string
  notes: []
  error_code: string | null
  error_description: string | null
  error_source: string | null
  error_step: string | null
  error_reason: string | null
  created_at: number
}

export type RefundStatus = 'pending' | 'processed' | 'failed'
export type Refund = {
  id: string
  entity: 'refund'
  amount: number
  currency: string
  payment_id: string
  notes: Record<string, string> | []
  receipt: string | null
  acquirer_data: { arn: string | null }
  batch_id: null
  status: RefundStatus
  speed_processed: 'normal'
  speed_requested: 'normal'
  created_at: number
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** The random part of a Razorpay id: 14 letters and digits. */
export const randomIdSuffix = (): string =>
  Array.from(randomBytes(14), (byte) => LETTERS[byte % LETTERS.length]).join('')

export const nowInSeconds = (): number => Math.floor(Date.now() / 1000)
