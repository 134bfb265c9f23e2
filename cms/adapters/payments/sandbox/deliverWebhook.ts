import { randomUUID } from 'node:crypto'
import type { BasePayload } from 'payload'
import { projectBase } from '#domain/links/projectPath.ts'
import type { SandboxTransaction } from '#payload-types'
import { env } from '../../../config/env.ts'
import { webhookSignature } from './signing.ts'

/** Posts the signed webhook of a finished transaction to our own public port. Returns false when it was not accepted. */
export async function deliverWebhook(
  payload: BasePayload,
  transaction: SandboxTransaction,
): Promise<boolean> {
  const rawBody = JSON.stringify({
    id: `evt_${randomUUID()}`,
    event: transaction.state === 'paid' ? 'payment.paid' : 'payment.failed',
    payment: {
      id: transaction.paymentId,
      orderId: transaction.gatewayOrderId,
      amount: transaction.amountPaise,
    },
  })
  const at = String(Date.now())
  const { HOST, PORT } = env()
  const host = HOST === '0.0.0.0' ? '127.0.0.1' : HOST
  try {
    const response = await fetch(
      `http://${host}:${PORT}${projectBase(transaction.projectSlug)}/api/payment/webhook/sandbox`,
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-sandbox-time': at,
          'x-sandbox-signature': webhookSignature(transaction.projectSlug, at, rawBody),
        },
        body: rawBody,
        signal: AbortSignal.timeout(5000),
      },
    )
    if (!response.ok) return false
    await payload.db.updateOne({
      collection: 'sandbox-transactions',
      where: { id: { equals: transaction.id } },
      data: { isDelivered: true },
      returning: false,
    })
    return true
  } catch {
    return false
  }
}
