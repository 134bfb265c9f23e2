import { randomUUID } from 'node:crypto'
import { webhookSignature } from '#cms/adapters/payments/sandbox/signing.ts'
import type { BenchShop } from '../benchShop.ts'
import type { JsonClient } from '../load/JsonClient.ts'

const PROJECT = 'demo'
const API = `/_projects/${PROJECT}/api`
const GIVE_UP_MS = 15_000
const ASK_EVERY_MS = 500

export type Wish = { product: string; coupon?: string }
export type Outcome = 'paid' | 'soldOut'

type Refusable<T> = ({ apiSuccess: true } & T) | { apiSuccess: false; code?: string; message: string }
type Placed = { orderId: string; payable: number }
type Started = { gatewayOrderId: string; amount: number }

/** A signed-in student of our shop with a saved address. */
export class Buyer {
  readonly #client: JsonClient
  readonly #headers: Record<string, string>
  readonly #address: string

  constructor(client: JsonClient, { secret, address }: BenchShop['buyers'][number]) {
    this.#client = client
    this.#headers = { cookie: `${PROJECT}-session=${secret}` }
    this.#address = address
  }

  /** Quotes a purchase and returns the id of the quote. */
  async quote(wish: Wish): Promise<string> {
    const answer = await this.#ask<{ quote: { quoteId: string; couponPaise: number } }>(
      '/payment/quote',
      this.#body(wish),
    )
    if (!answer.apiSuccess) throw new Error(`no quote: ${answer.message}`)
    if (wish.coupon && answer.quote.couponPaise === 0) throw new Error('the coupon does not count')
    return answer.quote.quoteId
  }

  /** Places an order, pays it and polls its receipt until it is paid; or gets the refusal that the product is sold out. */
  async buy(wish: Wish, quoteId: string): Promise<Outcome> {
    const placed = await this.#ask<Placed>('/payment/placeOrder', { ...this.#body(wish), quoteId })
    if (!placed.apiSuccess) return soldOut(placed)
    const { orderId } = placed
    const startedAt = performance.now()
    const started = await this.#ask<Started>('/payment/createTxn', { orderId, gateway: 'sandbox' })
    if (!started.apiSuccess) return soldOut(started)
    const everyMs = performance.now() - startedAt
    await this.#pay(started)
    await this.#untilPaid(orderId, everyMs)
    return 'paid'
  }

  #body({ product, coupon }: Wish): object {
    return { items: [{ product, quantity: 1 }], address: this.#address, ...(coupon ? { coupon } : {}) }
  }

  #ask<T>(path: string, body: object): Promise<Refusable<T>> {
    return this.#client.post<Refusable<T>>(`${API}${path}`, body, this.#headers)
  }

  /** Posts the gateway's signed webhook. */
  async #pay({ gatewayOrderId, amount }: Started): Promise<void> {
    const body = JSON.stringify({
      id: `evt_${randomUUID()}`,
      event: 'payment.paid',
      payment: { id: `pay_${gatewayOrderId}`, orderId: gatewayOrderId, amount },
    })
    const at = String(Date.now())
    await this.#client.post(`${API}/payment/webhook/sandbox`, body, {
      'x-sandbox-time': at,
      'x-sandbox-signature': webhookSignature(PROJECT, at, body),
    })
  }

  /**
   * Polls at the interval that starting the payment took: settling takes about as long, and polling costs time as well. Under
   * load that is seconds; the interval is capped as in a real browser.
   */
  async #untilPaid(orderId: string, startMs: number): Promise<void> {
    const everyMs = Math.min(startMs, ASK_EVERY_MS)
    for (const until = Date.now() + GIVE_UP_MS; Date.now() < until; ) {
      await new Promise((resolve) => setTimeout(resolve, everyMs))
      const answer = await this.#ask<{ status: string }>('/payment/orderReceipt', { orderId })
      if (answer.apiSuccess && answer.status === 'paid') return
    }
    throw new Error(`an order was not paid after ${GIVE_UP_MS} ms`)
  }
}

function soldOut({ code, message }: { code?: string; message: string }): Outcome {
  if (code === 'outOfStock') return 'soldOut'
  throw new Error(`refused: ${code} ${message}`)
}
