import { randomUUID } from 'node:crypto'
import type { BasePayload, CollectionSlug } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { DEFAULT_TARGETS } from '#domain/tickets/targets.ts'
import { pdfFile, webpFile } from '#tests/support/files.ts'
import { ADDRESS } from '#tests/support/shop/sell.ts'

/** Inserts goods, documents that refer to products, and texts of people. */
export async function fillGoods(payload: BasePayload, project: RequestProject, user: string, mark: string) {
  const [at, own] = [new Date().toISOString(), { project: project.id }]
  const product = await payload.db.findOne<{ id: string }>({
    collection: 'selling-products',
    where: { project: { equals: project.id } },
  })
  const order = await payload.db.findOne<{ id: string }>({
    collection: 'orders',
    where: { project: { equals: project.id } },
  })
  const klass = await payload.db.findOne<{ id: string }>({
    collection: 'classes',
    where: { project: { equals: project.id } },
  })
  const lecture = await payload.db.findOne<{ id: string }>({
    collection: 'lectures',
    where: { project: { equals: project.id } },
  })
  const pool = { reservations: {}, held: 0, sold: 0, received: 5, rev: 0, isLow: false, mayBackorder: false }
  const add = (collection: CollectionSlug, data: object) =>
    payload.db.create({ collection, data: { ...data, ...own } })
  const options = { overrideAccess: true, context: { project } } as const
  const file = await payload.create({
    collection: 'private-files',
    data: { title: `File ${mark}`, ...own } as never,
    file: await pdfFile(),
    ...options,
  })
  const liveLesson = await add('lectures', {
    ...{ class: klass?.id, title: mark, chapter: mark, slug: `live-${randomUUID()}`, rank: 9000 },
    ...{ kind: 'live', minutes: 60, isFree: false, opens: 'always' },
  })
  const session = await add('live-meet-sessions', {
    ...{
      key: randomUUID(),
      lecture: liveLesson.id,
      class: klass?.id,
      title: mark,
      startsAt: at,
      minutes: 60,
    },
    ...{ provider: 'sandbox', state: 'scheduled', sequence: 0, isNotificationDue: false, rev: 0 },
  })
  const photo = await payload.create({
    collection: 'review-photos',
    data: { owner: user, isShown: true, ...own } as never,
    file: await webpFile(),
    ...options,
  })
  await payload.create({
    collection: 'return-photos',
    data: { owner: user, order: order?.id, ...own } as never,
    file: await webpFile(),
    ...options,
  })
  const review = await add('product-reviews', {
    product: product?.id,
    student: user,
    reviewKey: randomUUID(),
    studentName: mark,
    rating: 5,
    title: mark,
    photos: [photo.id],
    state: 'approved',
    writtenAt: at,
    helpfulCount: 0,
  })
  const item = await add('digital-items', { title: mark, file: file.id })
  const rows: Partial<Record<CollectionSlug, object>> = {
    'item-downloads': {
      ...{ key: randomUUID(), student: user, item: item.id, title: mark, product: mark },
      ...{ count: 1, firstAt: at, lastAt: at },
    },
    categories: { title: mark, slug: 'foreign', rank: 1 },
    quizzes: { title: mark, slug: 'foreign', minutes: 5, questionCount: 5, _status: 'published' },
    batches: { title: mark, product: product?.id, startsOn: at, _status: 'published' },
    'sale-items': { title: mark, tags: ['x'], percent: 5, startsAt: at, endsAt: at, isActive: true },
    'price-history': {
      key: randomUUID(),
      product: product?.id,
      at,
      nowPaise: 1,
      pricePaise: 1,
      sale: mark,
    },
    'review-votes': { review: review.id, user, voteKey: randomUUID() },
    'free-resources': {
      title: mark,
      slug: 'foreign',
      kind: 'pdf',
      file: file.id,
      gate: 'signIn',
      rank: 1,
      downloadCount: 0,
      _status: 'published',
    },
    'support-tickets': {
      number: mark,
      ticketKey: randomUUID(),
      student: user,
      category: 'other',
      subject: mark,
      text: mark,
      state: 'open',
      movedAt: new Date().toISOString(),
      mailToken: randomUUID(),
      messageCount: 0,
      rev: 0,
      files: [],
    },
    doubts: {
      number: mark,
      doubtKey: randomUUID(),
      student: user,
      subject: 'other',
      title: mark,
      text: mark,
      state: 'new',
      waitingSince: at,
      movedAt: at,
      messages: [],
      messageCount: 0,
      sharing: 'private',
      rev: 0,
    },
    'assignment-submissions': {
      ...{ key: randomUUID(), student: user, class: klass?.id, lecture: lecture?.id, title: mark },
      ...{ state: 'handedIn', isLate: false, handedInAt: at, text: mark, files: [], earlier: [], rev: 0 },
    },
    'live-class-chatrooms': {
      ...{ key: randomUUID(), session: session.id, class: klass?.id, title: mark },
      ...{ slowS: 3, isTeachersOnly: false, allowsLinks: false, words: mark, muted: [], banned: [], rev: 0 },
    },
    'live-attendances': {
      ...{ key: randomUUID(), session: session.id, class: klass?.id, student: user, title: mark },
      ...{ joinedAt: at, lastBeatAt: at, seconds: 60, rev: 0 },
    },
    'learning-streaks': {
      ...{ key: randomUUID(), student: user, lastDay: '2026-11-23', days: 1, best: 1 },
      ...{ recent: '2026-11-23', rev: 0 },
    },
    'class-plans': { key: randomUUID(), student: user, class: klass?.id, examOn: '2027-01-24' },
    certificates: {
      ...{ key: randomUUID(), student: user, class: klass?.id, number: mark, name: mark, title: mark },
      ...{ issuedAt: at, statement: mark, signature: mark },
    },
    'stock-levels': {
      key: randomUUID(),
      product: product?.id,
      title: mark,
      available: 5,
      ...pool,
      lowThreshold: 1,
    },
    coupons: { code: mark.toUpperCase().slice(0, 40), title: mark, type: 'percent', percent: 5, priority: 0 },
    carts: { key: randomUUID(), student: user, name: mark, changedAt: at, items: [], rev: 0 },
    'wishlist-items': { key: mark, student: user, product: product?.id, addedAt: at },
    refunds: {
      ...{ key: randomUUID(), order: order?.id, gateway: 'sandbox', gatewayPaymentId: mark, amountPaise: 1 },
      ...{ reason: 'second', state: 'done', tries: 0 },
    },
    'class-serial-keys': {
      ...{ product: product?.id, ending: mark.slice(-4), state: 'redeemed', sealed: mark },
      student: user,
      ...{ keyHash: randomUUID(), claimKey: randomUUID() },
    },
    ...Object.fromEntries(
      ['credit-wallets', 'earning-wallets', 'fund-wallets'].map((wallets) => [
        wallets,
        { key: randomUUID(), owner: user, name: mark, balancePaise: 1, n: 1, changedAt: at },
      ]),
    ),
    returns: {
      ...{
        order: order?.id,
        orderNumber: mark,
        student: user,
        kind: 'return',
        state: 'requested',
        way: 'source',
      },
      ...{ paidPaise: 0, creditsPaise: 0, requestedAt: at, changedAt: at, requestKey: randomUUID(), rev: 0 },
      lines: [],
    },
    referrals: {
      ...{ friendKey: randomUUID(), friend: user, friendName: mark, referrer: user, code: 'FOREIGN1' },
      ...{ state: 'review', rewardPaise: 1, joinedAt: at, rev: 0, suspicions: [] },
    },
    payouts: {
      ...{
        requestKey: randomUUID(),
        paidKey: randomUUID(),
        student: user,
        name: mark,
        paise: 100,
        taxPaise: 0,
        hasPan: false,
      },
      ...{ target: mark.slice(0, 20), sealed: mark, state: 'requested', requestedAt: at, rev: 0 },
    },
    'reward-settings': { credits: { mostPercent: 50 } },
    'shop-settings': { tax: { legalName: mark }, roundsToRupee: false },
    'canned-replies': { title: mark, text: mark },
    'support-settings': {
      hours: { weekdays: ['1'], opensAt: '10:00', closesAt: '19:00', holidays: [] },
      targets: DEFAULT_TARGETS,
      officer: { name: mark },
    },
    'live-settings': {
      jitsi: { url: 'https://meet.example.org', appId: mark.slice(0, 60) },
      bigbluebutton: { url: 'https://bbb.example.org' },
      zoom: { host: mark.slice(0, 60) },
    },
    'courier-settings': { shiprocket: { pickupLocation: mark.slice(0, 60) } },
    'courier-events': {
      key: randomUUID(),
      courier: 'shiprocket',
      awb: mark.slice(0, 60),
      body: {},
      state: 'done',
    },
    shipments: {
      ...{ reference: randomUUID(), key: randomUUID(), trackKey: randomUUID(), orderNumber: mark },
      awbKey: randomUUID(),
      ...{ order: order?.id, student: user, productKeys: ` ${product?.id} `, courier: 'manual', rev: 0 },
      ...{ state: 'packed', ownState: 'packed', appliedState: 'packed', cashPaise: 1, worthPaise: 1 },
      ...{ attempts: 0, tries: 0, queries: 0, scans: [] },
      lines: [{ index: 0, quantity: 1, product: String(product?.id), title: mark, option: null }],
      parcel: { weightGrams: 300, lengthCm: 20, widthCm: 15, heightCm: 3 },
      address: ADDRESS,
    },
    'search-synonyms': { words: `${mark}, other` },
    'search-misses': { query: mark.slice(0, 80), count: 1, lastAt: at, groupKey: randomUUID() },
  }
  for (const [collection, data] of Object.entries(rows)) await add(collection as CollectionSlug, data)
  const coupon = await payload.db.findOne<{ id: string }>({
    collection: 'coupons',
    where: { project: { equals: project.id } },
  })
  await add('coupon-codes', { codeKey: randomUUID(), code: mark, coupon: coupon?.id })
  const ticket = await payload.db.findOne<{ id: string }>({
    collection: 'support-tickets',
    where: { project: { equals: project.id } },
  })
  const said = { ticket: ticket?.id, kind: 'note', author: user, text: mark, files: [], at }
  await add('ticket-messages', { ...said, messageKey: randomUUID() })
}
