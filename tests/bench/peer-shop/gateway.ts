import { randomUUID } from 'node:crypto'
import type { PaymentAdapter } from '@payloadcms/plugin-ecommerce/types'
import type { PayloadRequest } from 'payload'

type Item = { product: string; quantity: number }
/** A payment at the gateway. */
type Payment = {
  amount: number
  currency: string
  cart: string
  customer: string
  items: string
  address: string
}
type Transaction = {
  id: string
  amount: number
  currency: string
  cart: string
  customer: string
  items: Item[]
  gateway: { reference: string }
}

/** Payments at the gateway. A real gateway is remote; the benchmark does not count that time. */
const books = new Map<string, Payment>()

/** The id of a related document, which may be populated. */
const idOf = (value: unknown): string =>
  String(typeof value === 'object' && value !== null ? (value as { id: unknown }).id : value)

/** Items without their row ids, which are unique in a table: with them a cart could be paid only once. */
const plainItems = (items: readonly { product: unknown; quantity: number }[]): Item[] =>
  items.map(({ product, quantity }) => ({ product: idOf(product), quantity }))

/** A text by which to compare items. */
const textOf = (items: readonly Item[]): string =>
  JSON.stringify(plainItems(items).map(({ product, quantity }) => [product, quantity]))

async function transactionOf(
  req: PayloadRequest,
  collection: string,
  reference: string,
): Promise<Transaction> {
  const { docs } = await req.payload.find({
    collection: collection as 'users',
    where: { 'gateway.reference': { equals: reference } },
    depth: 0,
    limit: 2,
    pagination: false,
    req,
  })
  if (docs.length !== 1) throw new Error('expected exactly one transaction of this payment')
  return docs[0] as unknown as Transaction
}

/**
 * A payment adapter that does what the plugin's Stripe adapter does, without the network: it creates a transaction at the
 * start, and at the confirmation compares it with the payment before the plugin finalizes the order.
 */
export const gateway: PaymentAdapter = {
  name: 'gateway',
  label: 'Gateway',
  group: {
    name: 'gateway',
    type: 'group',
    // Our addition: without an index each confirmation would scan all transactions.
    fields: [{ name: 'reference', type: 'text', index: true }],
  },

  async initiatePayment({
    data: { cart, currency, shippingAddress, billingAddress },
    req,
    transactionsSlug,
  }) {
    const items = plainItems(cart.items)
    const amount = cart.subtotal ?? 0
    if (amount <= 0 || !req.user) throw new Error('empty cart or anonymous customer')
    const reference = randomUUID()
    const customer = String(req.user.id)
    books.set(reference, {
      amount,
      currency,
      customer,
      cart: String(cart.id),
      items: JSON.stringify(items),
      address: JSON.stringify(shippingAddress),
    })
    await req.payload.create({
      collection: transactionsSlug as 'users',
      data: {
        customer,
        amount,
        currency,
        items,
        billingAddress,
        cart: cart.id,
        paymentMethod: 'gateway',
        status: 'pending',
        gateway: { reference },
      } as never,
      req,
    })
    return { message: 'Payment started', reference }
  },

  async confirmOrder({ data, finalizeOrder, req, transactionsSlug = 'transactions' }) {
    const reference = String(data.reference)
    const transaction = await transactionOf(req, transactionsSlug, reference)
    const payment = books.get(reference)
    if (!payment) throw new Error('the gateway knows no such payment')
    const { amount, currency } = transaction
    const items = JSON.parse(payment.items) as Item[]
    const isSame =
      payment.amount === amount &&
      payment.currency === currency &&
      payment.customer === idOf(transaction.customer) &&
      payment.customer === idOf(req.user) &&
      payment.cart === idOf(transaction.cart) &&
      payment.cart === idOf(data.cartID) &&
      textOf(items) === textOf(transaction.items)
    if (!isSame) throw new Error('the payment is not that of the transaction')
    const order = await finalizeOrder({
      orderData: {
        amount,
        currency,
        items,
        customer: payment.customer,
        status: 'processing',
        shippingAddress: JSON.parse(payment.address),
      },
      transactionID: transaction.id,
    })
    books.delete(reference)
    return { message: 'Payment confirmed', orderID: idOf(order.id), transactionID: transaction.id }
  },
}
