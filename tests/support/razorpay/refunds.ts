import { amountOf, type Body, notesOf, onlyFields, receiptOf } from './checks.ts'
import { nowInSeconds, type Refund, type RefundStatus, randomIdSuffix } from './entities.ts'
import { find, type Ledger } from './ledger.ts'
import { Refused } from './Refused.ts'

/** Creates a refund; idempotent by the header X-Refund-Idempotency (`key`). Throws a Refused. */
export function createRefund(ledger: Ledger, paymentId: string, body: Body, key: string | undefined): Refund {
  if (key === undefined) return makeRefund(ledger, paymentId, body)
  if (key.length < 10) throw new Refused('The idempotency key must be at least 10 characters long.')
  if (!/^[A-Za-z0-9_-]+$/.test(key))
    throw new Refused(
      'The idempotency key must only contain alphanumeric characters, underscores, and hyphens',
    )
  const asked = JSON.stringify([paymentId, body])
  const known = ledger.refundKeys.get(key)
  if (known && known.asked !== asked)
    throw new Refused('Different request with the same idempotency key has already been processed.', 409)
  if (known) return known.refund
  const refund = makeRefund(ledger, paymentId, body)
  ledger.refundKeys.set(key, { asked, refund })
  return refund
}

function makeRefund(ledger: Ledger, paymentId: string, body: Body): Refund {
  onlyFields(body, ['amount', 'speed', 'notes', 'receipt'])
  const payment = find(ledger.payments, paymentId)
  if (payment.status === 'refunded') throw new Refused('The payment has been fully refunded already.')
  if (payment.status !== 'captured')
    throw new Refused('The payment status should be captured for action to be taken')
  const amount = body.amount === undefined ? payment.amount - payment.amount_refunded : amountOf(body)
  if (amount > payment.amount - payment.amount_refunded)
    throw new Refused('The refund amount provided is greater than amount captured.', 400, 'amount')
  const refund: Refund = {
    id: `rfnd_${randomIdSuffix()}`,
    entity: 'refund',
    amount,
    currency: payment.currency,
    payment_id: payment.id,
    notes: notesOf(body),
    receipt: receiptOf(body),
    acquirer_data: { arn: null },
    batch_id: null,
    status: ledger.refundsStart,
    speed_processed: 'normal',
    speed_requested: 'normal',
    created_at: nowInSeconds(),
  }
  ledger.refunds.set(refund.id, refund)
  countRefunds(ledger, paymentId)
  return refund
}

/** Sets a refund's status; a failed one no longer counts towards the payment's refunded amount. */
export function setRefundStatus(ledger: Ledger, refundId: string, status: RefundStatus): Refund {
  const refund = find(ledger.refunds, refundId)
  refund.status = status
  if (status === 'processed') refund.acquirer_data.arn = '10000000000000'
  countRefunds(ledger, refund.payment_id)
  return refund
}

export const refundsOf = (ledger: Ledger, paymentId: string): Refund[] =>
  [...ledger.refunds.values()].filter((refund) => refund.payment_id === paymentId)

function countRefunds(ledger: Ledger, paymentId: string): void {
  const payment = find(ledger.payments, paymentId)
  const counted = refundsOf(ledger, paymentId).filter(({ status }) => status !== 'failed')
  const amount = counted.reduce((sum, refund) => sum + refund.amount, 0)
  const isFull = amount === payment.amount
  payment.amount_refunded = amount
  payment.refund_status = isFull ? 'full' : amount > 0 ? 'partial' : null
  payment.status = isFull ? 'refunded' : 'captured'
}
