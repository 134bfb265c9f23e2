import { randomUUID } from 'node:crypto'
import type { BasePayload, CollectionSlug } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { settlePayment } from '#cms/operations/payments/settlePayment.ts'
import { addEntry } from '#cms/operations/wallets/addEntry.ts'
import { startPayload } from '#cms/payload.ts'
import type { CartItem } from '#domain/cart/CartItem.ts'
import { WALLET_KINDS } from '#domain/wallets/entries.ts'
import type { Order, Project, SellingProduct, User } from '#payload-types'
import { packOrder } from '#tests/support/shop/parcels.ts'
import { paymentEventOf, placeOrderFor, startSandboxPayment } from '#tests/support/shop/sell.ts'

/** Phone of the student in seed/projects/demo/users.csv for whom the rows are created. */
const STUDENT = '9800000006'

type Demo = { payload: BasePayload; project: RequestProject; student: User }

const findRow = async <Row>(
  payload: BasePayload,
  collection: CollectionSlug,
  where: object,
): Promise<Row> => {
  const found = await payload.db.findOne<Row & { id: string }>({ collection, where: where as never })
  if (!found) throw new Error(`the demo has none of ${collection}`)
  return found
}

const findProduct = ({ payload, project }: Demo, slug: string): Promise<SellingProduct> =>
  findRow<SellingProduct>(payload, 'selling-products', {
    and: [{ slug: { equals: slug } }, { project: { equals: project.id } }],
  })

/** Buys a course and a book at the sandbox gateway and packs the book; returns the order. */
async function buyBoth(demo: Demo): Promise<Order> {
  const { payload, project, student } = demo
  const wanted = [
    await findProduct(demo, 'jee-physics-mechanics'),
    await findProduct(demo, 'map-practice-book'),
  ]
  const items = wanted.map(({ id }) => ({ product: String(id), quantity: 1 }))
  const placed = await placeOrderFor(payload, project, student, { items })
  if (!placed.ok) throw new Error(`not placed: ${placed.reason}`)
  const started = await startSandboxPayment(payload, project, placed.order)
  if (started.state !== 'open') throw new Error(`not started: ${started.state}`)
  await settlePayment({
    payload,
    project,
    gateway: 'sandbox',
    paymentEvent: paymentEventOf(started),
    now: new Date(),
  })
  await packOrder(payload, String(placed.order.id))
  return placed.order
}

/** Adds money to each of the student's three wallets. */
async function fillWallets({ payload, project, student }: Demo): Promise<void> {
  for (const kind of WALLET_KINDS)
    await addEntry({
      payload,
      kind,
      project: project.id,
      owner: String(student.id),
      now: new Date(),
      key: `filled:${kind}`,
      reason: 'given',
      move: () => ({ type: 'credit', parts: [{ paise: 50_000, expiresAt: null }] }),
    })
}

/** Inserts a row into each list that the seed leaves empty and whose documents have panel pages of their own. */
async function fillLists(demo: Demo, order: Order): Promise<void> {
  const { payload, project, student } = demo
  const at = new Date().toISOString()
  const book = await findProduct(demo, 'map-practice-book')
  const item: CartItem = {
    product: String(book.id),
    variant: null,
    validity: null,
    quantity: 1,
    isSaved: false,
    extend: false,
    seenPaise: book.pricePaise,
    addedAt: Date.parse(at),
  }
  const [user, name] = [String(student.id), student.name]
  const rows: [CollectionSlug, object][] = [
    // An empty cart is not in the list.
    [
      'carts',
      {
        key: randomUUID(),
        student: user,
        name,
        changedAt: at,
        rev: 0,
        count: 1,
        items: [item],
        worthPaise: item.seenPaise,
      },
    ],
    [
      'returns',
      {
        order: order.id,
        orderNumber: order.number,
        student: user,
        kind: 'refund',
        state: 'requested',
        way: 'source',
        paidPaise: 0,
        creditsPaise: 0,
        requestedAt: at,
        changedAt: at,
        rev: 0,
        requestKey: randomUUID(),
        lines: [],
      },
    ],
    [
      'referrals',
      {
        friendKey: randomUUID(),
        friend: user,
        friendName: name,
        referrer: user,
        code: 'FILLED01',
        state: 'review',
        rewardPaise: 10_000,
        joinedAt: at,
        rev: 0,
        suspicions: [],
      },
    ],
    [
      'payouts',
      {
        requestKey: randomUUID(),
        student: user,
        name,
        paise: 10_000,
        taxPaise: 0,
        hasPan: false,
        paidKey: randomUUID(),
        target: '…@upi',
        sealed: 'nothing',
        state: 'requested',
        requestedAt: at,
        rev: 0,
      },
    ],
    [
      'support-tickets',
      {
        number: 'HT-26-100000',
        ticketKey: randomUUID(),
        student: user,
        category: 'other',
        subject: 'A question',
        text: 'Where is my book?',
        state: 'open',
        files: [],
        movedAt: at,
        priority: 'normal',
        mailToken: randomUUID(),
        messageCount: 0,
        rev: 0,
      },
    ],
    [
      'doubts',
      {
        number: 'DB-26-100000',
        doubtKey: randomUUID(),
        student: user,
        subject: 'physics',
        title: 'A doubt',
        text: 'Why is $W = -fs$ here?',
        state: 'new',
        waitingSince: at,
        movedAt: at,
        dueAt: at,
        messages: [],
        messageCount: 0,
        sharing: 'offered',
        rev: 0,
      },
    ],
    [
      'win-back-sends',
      {
        about: 'A course',
        student: user,
        rule: 'reviewAsked',
        result: 'sent',
        decidedAt: at,
        key: randomUUID(),
      },
    ],
    [
      'incoming-mails',
      {
        mailKey: randomUUID(),
        sender: 'somebody@example.org',
        subject: 'My book',
        text: 'Where is it?',
        why: 'noToken',
        state: 'waiting',
        at,
      },
    ],
    ['lead-submissions', { name: 'Somebody', answers: [], dedupeKey: randomUUID(), state: 'open' }],
    [
      'addresses',
      {
        student: user,
        kind: 'home',
        name,
        phone: '+919800000006',
        line1: 'House 1',
        city: 'Indore',
        state: 'MP',
        pincode: '452001',
      },
    ],
  ]
  for (const [collection, data] of rows)
    await payload.db.create({ collection, data: { project: project.id, ...data } })
}

/** Program: fills the seeded demo before its server starts. */
const payload = await startPayload()
const { id, slug } = await findRow<Project>(payload, 'projects', { slug: { equals: 'demo' } })
const student = await findRow<User>(payload, 'users', { phone: { equals: `+91${STUDENT}` } })
const demo: Demo = { payload, project: { id: String(id), slug }, student }
const order = await buyBoth(demo)
await fillWallets(demo)
await fillLists(demo, order)
await payload.destroy()
