import type { BasePayload, Where } from 'payload'
import { idOf } from '#access/idOf.ts'
import type { RequestProject } from '#access/projectOf.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import type { Order, Payment, PaymentEvent, Project } from '#payload-types'
import { paymentProvider } from '../adapters/payments/providers.ts'
import { fulfilOrder } from '../operations/commerce/fulfilOrder.ts'
import { workOffEvent } from '../operations/commerce/receiveWebhook.ts'
import { settlePayment } from '../operations/commerce/settlePayment.ts'

const BATCH = 200
const ASK_FOR_MS = 5 * DAY_MS

type Docs = { 'payment-events': PaymentEvent; orders: Order; payments: Payment }

/**
 * Finishes what a kill or a dead network left open, at start and every few seconds: stored events that were not worked
 * off, open attempts whose gateway has news, paid orders that were not fulfilled. Each step may be repeated; one that
 * fails is logged and left for the next round. Answers how many things it took up.
 */
export async function sweepPayments(payload: BasePayload, now: Date): Promise<number> {
  const find = async <C extends keyof Docs>(collection: C, where: Where): Promise<Docs[C][]> =>
    (
      await payload.db.find<Docs[C]>({
        collection,
        where,
        sort: 'createdAt',
        limit: BATCH,
        pagination: false,
      })
    ).docs
  const take = async (what: string, work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (err) {
      payload.logger.error({ msg: `the sweeper could not finish ${what}`, err })
    }
  }
  const events = await find('payment-events', { state: { equals: 'received' } })
  const open = await find('payments', {
    and: [
      { status: { equals: 'created' } },
      { createdAt: { greater_than: new Date(now.getTime() - ASK_FOR_MS).toISOString() } },
    ],
  })
  const projects = await projectsOf(payload, [...events, ...open])
  for (const event of events) {
    const project = projects.get(idOf(event.project))
    if (project) await take('a payment event', () => workOffEvent(payload, project, event, now))
  }
  for (const payment of open) {
    const project = projects.get(idOf(payment.project))
    const provider = paymentProvider(payment.gateway)
    if (!project || !provider) continue
    await take('a payment', async () => {
      const news = await provider.fetchPayment({ payload, project, gatewayOrderId: payment.gatewayOrderId })
      if (news) await settlePayment({ payload, project, gateway: payment.gateway, news, now })
    })
  }
  const half = await find('payments', {
    and: [{ status: { equals: 'paid' } }, { isSettled: { equals: false } }],
  })
  const halfProjects = await projectsOf(payload, half)
  for (const payment of half) {
    const project = halfProjects.get(idOf(payment.project))
    const { gatewayOrderId, gatewayPaymentId, amountPaise, gateway } = payment
    if (!project || !gatewayPaymentId) continue
    const news = { gatewayOrderId, gatewayPaymentId, amountPaise, status: 'paid' as const }
    await take('a paid payment', () => settlePayment({ payload, project, gateway, news, now }))
  }
  const unfulfilled = await find('orders', {
    and: [{ paymentStatus: { equals: 'paid' } }, { isFulfilled: { equals: false } }],
  })
  for (const order of unfulfilled)
    await take('a paid order', () => fulfilOrder(payload, String(order.id), now))
  return events.length + open.length + half.length + unfulfilled.length
}

async function projectsOf(
  payload: BasePayload,
  docs: { project: string | Project }[],
): Promise<Map<string | null, RequestProject>> {
  const ids = [...new Set(docs.flatMap((doc) => idOf(doc.project) ?? []))]
  if (ids.length === 0) return new Map()
  const found = await payload.db.find<Project>({
    collection: 'projects',
    where: { id: { in: ids } },
    select: { slug: true },
    pagination: false,
    limit: ids.length,
  })
  return new Map(
    found.docs.map((project) => [String(project.id), { id: String(project.id), slug: project.slug }]),
  )
}
