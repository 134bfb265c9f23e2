import { randomBytes } from 'node:crypto'
import express, { type RequestHandler, Router } from 'express'
import type { BasePayload } from 'payload'
import { conditionalUpdate } from '#database/guard.ts'
import type { SandboxTransaction } from '#payload-types'
import { deliverWebhook } from './deliverWebhook.ts'
import { closedPage, endedPage, payPage } from './payPage.ts'
import { callbackSignature } from './signing.ts'

const PATH = '/dev/sandbox-gateway/:id'
const CSP = "default-src 'none'; style-src 'unsafe-inline'; form-action *; frame-ancestors 'none'"

const find = async (payload: BasePayload, id: string): Promise<SandboxTransaction | null> =>
  (await payload.db.findOne<SandboxTransaction>({
    collection: 'sandbox-transactions',
    where: { gatewayOrderId: { equals: id } },
  })) ?? null

/** The return URL with signed callback fields. */
function returnAddress(transaction: SandboxTransaction): string {
  const { gatewayOrderId, paymentId = '', state, projectSlug, returnUrl } = transaction
  const signature = callbackSignature(projectSlug, gatewayOrderId, paymentId ?? '', state)
  const query = new URLSearchParams({ gatewayOrderId, paymentId: paymentId ?? '', status: state, signature })
  return `${returnUrl}&${query}`
}

/**
 * The pages of the test gateway, mounted in development and demo only. The outcome is stored once, then the webhook is sent and the
 * browser redirected back to the shop.
 */
export function sandboxPages(payload: BasePayload): RequestHandler {
  const router = Router()
  router.get(PATH, async (req, res) => {
    const transaction = await find(payload, String(req.params.id))
    res.set({ 'content-security-policy': CSP, 'cache-control': 'no-store' })
    if (transaction?.state !== 'created')
      return void res
        .status(transaction ? 200 : 404)
        .type('html')
        .send(endedPage(transaction ? returnAddress(transaction) : undefined))
    res.type('html').send(payPage(transaction))
  })
  router.post(PATH, express.urlencoded({ extended: false, limit: '2kb' }), async (req, res) => {
    const outcome = String((req.body as { outcome?: unknown })?.outcome)
    res.set({ 'content-security-policy': CSP, 'cache-control': 'no-store' })
    if (!['success', 'failure', 'closed'].includes(outcome))
      return void res.status(400).type('html').send(endedPage())
    const ended = await conditionalUpdate({
      payload,
      collection: 'sandbox-transactions',
      where: {
        and: [{ gatewayOrderId: { equals: String(req.params.id) } }, { state: { equals: 'created' } }],
      },
      data: {
        state: outcome === 'failure' ? 'failed' : 'paid',
        paymentId: `pay_${randomBytes(10).toString('hex')}`,
      },
    })
    const transaction = ended ?? (await find(payload, String(req.params.id)))
    if (!transaction) return void res.status(404).type('html').send(endedPage())
    if (ended) void deliverWebhook(payload, transaction)
    if (outcome === 'closed') return void res.type('html').send(closedPage())
    res.redirect(303, returnAddress(transaction))
  })
  return router
}
