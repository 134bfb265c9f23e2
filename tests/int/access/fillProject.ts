import { randomUUID } from 'node:crypto'
import type { BasePayload, CollectionSlug } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { payAtGateway, startBuying } from '#tests/support/buying.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { pdfFile, pngFile, webpFile } from '#tests/support/files.ts'
import { createPerson, freshPhone, signIn } from '#tests/support/people.ts'
import { ADDRESS } from '#tests/support/shop/sell.ts'

/**
 * Creates documents in every collection of a project except those filled at sign-in, all with `mark` in a title or
 * text: a buyer with a paid course and their data, a course, content, files, logs and settings.
 */
export async function fillProject(
  payload: BasePayload,
  project: RequestProject,
  mark: string,
): Promise<void> {
  const options = { overrideAccess: true, context: { project } } as const
  const buyer = await createPerson(payload, project)
  await payload.update({
    collection: 'users',
    id: buyer.id,
    data: { name: `Name ${mark.replace(/[0-9]/g, '')}`.slice(0, 60) },
    ...options,
  })
  const { product, lectures } = await createCourse(payload, project, {
    title: `Course ${mark}`,
    slug: 'shared-slug',
  })
  const browser = await signIn(project, buyer.phone)
  const { orderId, gatewayOrderId } = await startBuying(browser, String(product.id))
  await browser.post('/payment/orderReceipt', {
    orderId,
    ...(await payAtGateway(payload, project, gatewayOrderId)),
  })
  await browser.post('/learn/complete', { lecture: lectures[0]?.id })
  await browser.post('/auth/signout')
  await payload.create({
    collection: 'pages',
    data: { title: `Page ${mark}`, slug: 'foreign-page', project: project.id, _status: 'published' } as never,
    ...options,
  })
  await fillRecords(payload, project, String(buyer.id), mark)
  await payload.create({
    collection: 'media',
    data: { alt: `Image ${mark}`, project: project.id } as never,
    file: await pngFile(),
    ...options,
  })
}

/** Ids of all documents of a project, by collection. */
export async function idsIn(payload: BasePayload, project: RequestProject): Promise<Map<string, string[]>> {
  const ids = new Map<string, string[]>()
  for (const { slug, flattenedFields } of payload.config.collections) {
    const { docs } = await payload.db.find<{ id: string; project?: string }>({
      collection: slug as CollectionSlug,
      pagination: false,
      limit: 0,
    })
    const belongs = flattenedFields.some(({ name }) => name === 'project')
    const isOwn = (doc: { id: string; project?: string }) =>
      slug === 'projects' ? String(doc.id) === project.id : belongs && doc.project === project.id
    ids.set(
      slug,
      docs.filter(isOwn).map(({ id }) => String(id)),
    )
  }
  return ids
}

/** Inserts rows that the server itself writes about a person. */
async function fillRecords(payload: BasePayload, project: RequestProject, user: string, mark: string) {
  const [at, own] = [new Date().toISOString(), { project: project.id }]
  const rows = {
    addresses: {
      student: user,
      kind: 'home',
      name: 'Test Person',
      phone: freshPhone(),
      line1: `Street ${mark}`,
      city: 'Pune',
      state: 'MH',
      pincode: '411001',
    },
    'user-details': { user, metaDetails: { note: mark } },
    notifications: {
      user,
      kind: 'message',
      title: mark,
      read: false,
      addedOn: at,
      dedupeKey: randomUUID(),
    },
    broadcasts: { title: mark, audience: 'people', people: [], state: 'sent' },
    'delivery-logs': {
      channel: 'sms',
      provider: mark,
      purpose: 'login',
      to: 'masked',
      status: 'sent',
      addedOn: at,
      deleteDate: at,
    },
    'error-logs': {
      message: mark,
      severity: 'low',
      panel: 'site',
      addedOn: at,
      lastSeenAt: at,
      deleteDate: at,
      count: 1,
      fingerprint: mark,
      groupKey: randomUUID(),
    },
    'message-settings': { emailFromName: mark.slice(0, 80) },
    'payment-settings': { bankTransfer: { instructions: mark } },
    'access-configurations': { user, accessList: [{ id: mark, canEdit: true }] },
    'user-admin-configs': { user, features: [mark] },
    'audit-logs': {
      at,
      key: randomUUID(),
      actorName: mark,
      actorLevel: 800,
      action: 'update',
      entity: 'pages',
      summary: mark,
      changes: [],
      deleteDate: at,
    },
    'scheduled-changes': {
      entity: 'pages',
      entityId: randomUUID(),
      title: mark,
      action: 'publish',
      at,
      state: 'done',
    },
    blogs: {
      title: mark,
      excerpt: mark,
      author: mark,
      slug: 'foreign',
      readingMinutes: 1,
      _status: 'published',
    },
    'blog-categories': { title: mark, slug: 'foreign' },
    sections: { title: mark, _status: 'published' },
    redirects: { from: `/${mark}`, to: '/', isPermanent: true },
    'lead-forms': { title: mark },
    'lead-submissions': { name: mark, answers: [], dedupeKey: randomUUID(), state: 'open' },
    'media-folders': { title: mark.slice(0, 80), path: mark },
    'test-series': { title: mark, slug: 'foreign', rank: 1, _status: 'published' },
    exports: {
      name: mark,
      format: 'csv',
      collectionSlug: 'users',
      owner: user,
      filename: `${randomUUID()}.csv`,
    },
    imports: { collectionSlug: 'redirects', owner: user, filename: `${randomUUID()}.csv` },
  }
  for (const [collection, data] of Object.entries(rows))
    await payload.db.create({ collection: collection as CollectionSlug, data: { ...data, ...own } })
  const series = await payload.db.findOne<{ id: string }>({
    collection: 'test-series',
    where: { title: { equals: mark } },
  })
  const paper = { title: mark, testSeries: series?.id, slug: 'foreign', _status: 'published' }
  await payload.db.create({ collection: 'test-papers', data: { ...paper, ...own } })
  await fillShop(payload, project, user, mark)
}

/** Inserts goods, documents that refer to products, and texts of people. */
async function fillShop(payload: BasePayload, project: RequestProject, user: string, mark: string) {
  const [at, own] = [new Date().toISOString(), { project: project.id }]
  const product = await payload.db.findOne<{ id: string }>({
    collection: 'selling-products',
    where: { project: { equals: project.id } },
  })
  const order = await payload.db.findOne<{ id: string }>({
    collection: 'orders',
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
  const rows: Partial<Record<CollectionSlug, object>> = {
    categories: { title: mark, slug: 'foreign', rank: 1 },
    quizzes: { title: mark, slug: 'foreign', minutes: 5, questionCount: 5, _status: 'published' },
    'digital-items': { title: mark, file: file.id },
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
      topic: 'other',
      subject: mark,
      text: mark,
      state: 'open',
    },
    'stock-levels': { key: randomUUID(), product: product?.id, title: mark, available: 5, ...pool, lowAt: 1 },
    coupons: { code: mark.toUpperCase().slice(0, 40), title: mark, type: 'percent', percent: 5, priority: 0 },
    carts: { key: randomUUID(), student: user, name: mark, changedAt: at, items: [], rev: 0 },
    'wishlist-items': { key: mark, student: user, product: product?.id, addedAt: at },
    refunds: {
      ...{ key: randomUUID(), order: order?.id, gateway: 'sandbox', gatewayPaymentId: mark, amountPaise: 1 },
      ...{ reason: 'second', state: 'done', tries: 0 },
    },
    'class-serial-keys': {
      ...{ product: product?.id, ending: mark.slice(-4), state: 'free', sealed: mark },
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
        state: 'asked',
        way: 'source',
      },
      ...{ paidPaise: 0, creditsPaise: 0, askedAt: at, changedAt: at, requestKey: randomUUID(), rev: 0 },
      lines: [],
    },
    referrals: {
      ...{ friendKey: randomUUID(), friend: user, friendName: mark, referrer: user, code: 'FOREIGN1' },
      ...{ state: 'review', rewardPaise: 1, joinedAt: at, rev: 0, suspicions: [] },
    },
    payouts: {
      ...{ requestKey: randomUUID(), student: user, name: mark, paise: 100, taxPaise: 0, hasPan: false },
      ...{ target: mark.slice(0, 20), sealed: mark, state: 'asked', askedAt: at, rev: 0 },
    },
    'reward-settings': { credits: { mostPercent: 50 } },
    'shop-settings': { tax: { legalName: mark }, roundsToRupee: false },
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
      ...{ attempts: 0, tries: 0, asked: 0, scans: [] },
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
}
