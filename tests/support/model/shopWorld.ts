import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { couponReservations } from '#cms/operations/checkout/couponsFor.ts'
import { addEntry } from '#cms/operations/wallets/addEntry.ts'
import { insertIfAbsent } from '#database/guard.ts'
import { allocate } from '#domain/money/allocate.ts'
import type { OrderLine } from '#domain/orders/OrderLineSchema.ts'
import type { OrderReservation } from '#domain/orders/OrderSchemas.ts'
import { stockKey } from '#domain/reservations/stockKey.ts'
import type { Order } from '#payload-types'
import { ADDRESS } from '../shop/sell.ts'

export const PRICE_PAISE = 10_000
const NO_TAX = { rate: 0, taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 }

/** The initial data of one trial: products with stock, the limit of its coupon, and the credits of each person in paise. */
export type World = {
  payload: BasePayload
  project: RequestProject
  /** Prefix of this trial's keys in a database that trials share. */
  name: string
  /** Ids of products and of people. */
  books: readonly string[]
  people: readonly string[]
  stock: readonly number[]
  mayBackorder: readonly boolean[]
  couponLimit: number
  credits: readonly number[]
  now: Date
}

export const stockKeyOf = ({ books }: World, index: number): string => stockKey(books[index] as string, null)
export const couponKey = ({ name }: World): string => `coupon:${name}-coupon`

/** Creates the stock levels of the books and the credits of the people. */
export async function openWorld(world: World): Promise<void> {
  const { payload, project, stock, mayBackorder, books, people, now } = world
  for (const [person, paise] of world.credits.entries())
    if (paise > 0)
      await addEntry({
        payload,
        kind: 'credits',
        project: project.id,
        owner: people[person] as string,
        now,
        key: 'given',
        reason: 'given',
        move: () => ({ type: 'credit', parts: [{ paise, expiresAt: null }] }),
      })
  for (const [index, count] of stock.entries())
    await insertIfAbsent({
      payload,
      collection: 'stock-levels',
      data: {
        key: stockKeyOf(world, index),
        project: project.id,
        product: books[index],
        variant: null,
        title: `Book ${index}`,
        sku: null,
        rev: 0,
        lowThreshold: -1,
        isLow: false,
        available: count,
        held: 0,
        sold: 0,
        received: count,
        reservations: {},
        mayBackorder: mayBackorder[index] ?? false,
      },
    })
}

/** A planned purchase: books by index with quantities, and credits to spend in paise. */
export type PurchasePlan = {
  person: number
  creditsPaise: number
  books: readonly { index: number; quantity: number }[]
  hasCoupon: boolean
  method: 'online' | 'cashOnDelivery'
}

function lineOf(
  { books }: World,
  { index, quantity }: PurchasePlan['books'][number],
  creditsPaise: number,
): OrderLine {
  const paise = PRICE_PAISE * quantity
  const product = books[index] as string
  return {
    product,
    kind: 'physical',
    title: `Book ${index}`,
    option: null,
    variant: null,
    slug: product,
    subject: null,
    pricePaise: PRICE_PAISE,
    mrpPaise: PRICE_PAISE,
    quantity,
    totalPaise: paise,
    upgradePaise: 0,
    couponPaise: 0,
    netPaise: paise,
    creditsPaise,
    earnsPaise: 0,
    tax: NO_TAX,
    hsn: null,
    parts: [],
    validityDays: null,
    state: 'waiting',
    grants: [],
    goods: [{ product, variant: null, title: `Book ${index}`, quantity: 1, weightGrams: 100 }],
    bought: { products: [], testSeries: [], testPapers: [], quizzes: [], digitalItems: [], keys: 0 },
  }
}

const orderReservationsOf = (
  world: World,
  { books, hasCoupon, person, creditsPaise }: PurchasePlan,
): OrderReservation[] => [
  ...books.map(({ index, quantity }) => ({
    poolKind: 'stock-levels' as const,
    key: stockKeyOf(world, index),
    quantity,
    limit: null,
    title: `Book ${index}`,
  })),
  ...(hasCoupon
    ? couponReservations(
        {
          code: 'CODE',
          rules: { id: `${world.name}-coupon`, totalLimit: world.couponLimit, userLimit: 1 } as never,
          single: null,
          franchisee: null,
        },
        world.people[person] as string,
      )
    : []),
  ...(creditsPaise > 0
    ? [
        {
          poolKind: 'credits' as const,
          key: world.people[person] as string,
          quantity: creditsPaise,
          limit: null,
          title: 'Credits',
        },
      ]
    : []),
]

let placed = 0

/** Inserts an order in the state in which the checkout leaves it. */
export async function placeIn(payload: BasePayload, world: World, plan: PurchasePlan): Promise<Order> {
  const { project, now } = world
  const worths = plan.books.map(({ quantity }) => PRICE_PAISE * quantity)
  const spent = allocate(plan.creditsPaise, worths)
  const lines = plan.books.map((book, at) => lineOf(world, book, spent[at] as number))
  const paise = worths.reduce((sum, worth) => sum + worth, 0)
  const student = world.people[plan.person] as string
  const number = `M${placed++}`
  const order = await insertIfAbsent({
    payload,
    collection: 'orders',
    data: {
      project: project.id,
      number,
      openKey: `${world.name}:${number}`,
      quoteId: number,
      lines,
      student,
      studentUid: `${world.name}-person-${plan.person}`,
      placedBy: student,
      panel: 'web',
      status: 'placed',
      paymentStatus: 'pending',
      fulfilment: 'open',
      method: plan.method,
      gateway: null,
      paidBy: null,
      pendingTask: null,
      settling: null,
      franchisee: null,
      couponCodes: null,
      itemsPaise: paise,
      payablePaise: paise - plan.creditsPaise,
      refundedPaise: 0,
      offerPaise: 0,
      upgradePaise: 0,
      couponPaise: 0,
      deliveryPaise: 0,
      feePaise: 0,
      taxPaise: 0,
      roundingPaise: 0,
      creditsPaise: plan.creditsPaise,
      rev: 0,
      placedAt: now.toISOString(),
      isSold: false,
      isHeldAgain: false,
      productKeys: ' ',
      coupons: [],
      returnedEntries: [],
      pendingReturns: [],
      reservations: orderReservationsOf(world, plan),
      timeline: [],
      address: ADDRESS,
      gst: null,
      delivery: null,
    },
  })
  if (!order) throw new Error('the order could not be inserted')
  return order
}
