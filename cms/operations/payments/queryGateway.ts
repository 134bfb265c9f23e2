import type { BasePayload } from 'payload'
import { conditionalUpdate } from '#database/guard.ts'
import { GATEWAY_QUERY_MS } from '#domain/orders/policy.ts'
import { refundRetryMs } from '#domain/orders/refunds.ts'
import type { Payment } from '#payload-types'
import { paymentProvider } from '../../adapters/payments/providers.ts'
import { projectOfRow } from '../projects/projectOfRow.ts'
import { settlePayment } from './settlePayment.ts'

/**
 * Queries the gateway for the payments of an attempt and settles what it reports; the next query follows after 1, 5, 15, 60 minutes, then
 * hourly for five days. Returns how many payments the gateway reported; null for an attempt without a gateway that can be queried. Throws a
 * GatewayFault when it does not respond.
 */
export async function queryGateway(
  payload: BasePayload,
  payment: Payment,
  now: Date,
): Promise<number | null> {
  const age = now.getTime() - Date.parse(payment.createdAt)
  const queryAt =
    age > GATEWAY_QUERY_MS ? null : new Date(now.getTime() + refundRetryMs(payment.queries + 1)).toISOString()
  // Schedule the next query first, so that an unresponsive gateway is not queried in every sweep.
  await conditionalUpdate({
    payload,
    collection: 'payments',
    where: { and: [{ id: { equals: payment.id } }, { status: { equals: 'created' } }] },
    data: { queryAt, queries: payment.queries + 1 },
  })
  const { gateway, gatewayOrderId } = payment
  const provider = paymentProvider(gateway)
  if (!provider) return null
  const project = await projectOfRow(payload, payment)
  const events = await provider.fetchPayments({ payload, project, gatewayOrderId })
  for (const paymentEvent of events) await settlePayment({ payload, project, gateway, paymentEvent, now })
  return events.length
}
