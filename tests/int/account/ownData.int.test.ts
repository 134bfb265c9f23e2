import { beforeAll, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { deleteAccount, finishDeletions } from '#cms/operations/account/deleteAccount.ts'
import { notify } from '#cms/operations/notifications/notify.ts'
import { addNote } from '#cms/operations/orders/addNote.ts'
import { startPayload } from '#cms/payload.ts'
import { literalText } from '#domain/text/textOf.ts'
import type { Order, User } from '#payload-types'
import type { Browser } from '#tests/support/browser.ts'
import { payAtGateway, startBuying } from '#tests/support/buying.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson, signIn } from '#tests/support/people.ts'
import { triesOf } from '#tests/support/sample.ts'
import { another, confirmSession, isSignedIn, signedIn, storedUser } from './support.ts'

let payload: Awaited<ReturnType<typeof startPayload>>
let project: RequestProject
beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
})

const address = {
  name: 'Asha Rao',
  phone: '9812345678',
  line1: '12 MG Road',
  city: 'Bengaluru',
  state: 'KA',
  pincode: '560001',
}
const OWN = [
  ['addresses', 'student'],
  ['notifications', 'user'],
  ['known-devices', 'user'],
  ['user-details', 'user'],
  ['entitlements', 'student'],
  ['lecture-completions', 'student'],
  ['lecture-progress', 'student'],
  ['class-plans', 'student'],
  ['learning-streaks', 'student'],
  ['lecture-notes', 'student'],
  ['certificates', 'student'],
  ['item-downloads', 'student'],
  ['wishlist-items', 'student'],
] as const
const rowsOf = async (user: string) =>
  Object.fromEntries(
    await Promise.all(
      OWN.map(async ([collection, field]) => {
        const { totalDocs } = await payload.db.count({ collection, where: { [field]: { equals: user } } })
        return [collection, totalDocs]
      }),
    ),
  )
const noRows = Object.fromEntries(OWN.map(([collection]) => [collection, 0]))

/** A student with a bought course, a finished lesson, an address and notifications. */
async function createActiveStudent() {
  const { person, browser } = await signedIn(payload, project)
  const { product, lectures } = await createCourse(payload, project)
  const started = await startBuying(browser, product.id)
  const back = await payAtGateway(payload, project, started.gatewayOrderId)
  await browser.post('/payment/orderReceipt', { orderId: started.orderId, ...back })
  await browser.post('/learn/complete', { lecture: lectures[0]?.id, isDone: true })
  await browser.post('/address/save', address)
  await browser.post('/wishlist/change', { product: product.id, isIn: true })
  await browser.post('/auth/updateuserdoc', { email: `mail-${person.id}@example.org` })
  await notify(payload, {
    project: project.id,
    user: person.id,
    kind: 'message',
    title: literalText('News'),
    dedupeKey: 'x',
    now: new Date(),
  })
  await payload.db.create({
    collection: 'user-details',
    data: { project: project.id, user: person.id, metaDetails: { browser: 'Chrome' } },
  })
  return { person, browser, order: started }
}

/** Inserts rows of a person that the deletion of the account must delete. */
async function insertRowsOf(user: string) {
  const own = { project: project.id }
  const now = new Date()
  await payload.db.create({ collection: 'addresses', data: { ...own, ...address, student: user } })
  await payload.db.create({ collection: 'user-details', data: { ...own, user, metaDetails: {} } })
  const notification = { project: project.id, user, kind: 'message' as const, title: literalText('News') }
  await notify(payload, { ...notification, dedupeKey: 'x', now })
}

const remove = (browser: Browser) => browser.post('/auth/deleteaccount', { confirm: true })

describe('the file of personal data', () => {
  it('has all data of the person, none of others, and no secrets', async () => {
    const other = await createActiveStudent()
    const { person, browser, order } = await createActiveStudent()
    await (await another(project, browser)).post('/auth/signout')
    await confirmSession(browser, person.phone)
    const { body, headers, status } = await browser.post<Record<string, unknown[]>>('/auth/mydata')
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toMatch(
      new RegExp(`filename="${project.slug}-data-\\d{4}-\\d\\d-\\d\\d\\.json"`),
    )
    expect(body.profile).toMatchObject({ uid: person.uid, phone: person.phone })
    expect(body.orders).toMatchObject([{ number: order.number, paymentStatus: 'paid' }])
    for (const part of ['addresses', 'wishlist', 'payments', 'visits', 'signOuts'])
      expect(body[part], part).toHaveLength(1)
    const opened = (body.entitlements as { kind: string }[]).map(({ kind }) => kind)
    expect(opened.toSorted()).toEqual(['class', 'product'])
    expect(body.sessions).toHaveLength(2)
    expect(body.notifications?.length).toBeGreaterThan(0)
    const text = JSON.stringify(body)
    expect(text).not.toMatch(/hash|signIn|phoneKey|emailKey|dedupe|openKey|provenUntil/i)
    expect(text).not.toContain(other.person.uid)
    expect(text).not.toContain(other.order.number)
  })

  it('has staff notes to the student in an order, and not internal ones', async () => {
    const { person, browser, order } = await createActiveStudent()
    const stored = await payload.db.findOne<Order>({
      collection: 'orders',
      where: { number: { equals: order.number } },
    })
    const note = { order: String(stored?.id), by: 'Desk', now: new Date() }
    await addNote(payload, { ...note, text: 'Called back twice', isInternal: true })
    await addNote(payload, { ...note, text: 'Your book leaves on Monday', isInternal: false })
    await confirmSession(browser, person.phone)
    const text = JSON.stringify((await browser.post('/auth/mydata')).body)
    expect(text).toContain('Your book leaves on Monday')
    expect(text).not.toContain('Called back twice')
  })

  it('is complete with 450 notifications, which are read in pages', async () => {
    const { person, browser } = await signedIn(payload, project)
    for (let i = 0; i < 450; i += 1)
      await notify(payload, {
        project: project.id,
        user: person.id,
        kind: 'message',
        title: literalText(`News ${i}`),
        dedupeKey: String(i),
        now: new Date(),
      })
    await confirmSession(browser, person.phone)
    const reads = new Map<string, number>()
    const find = payload.db.find
    payload.db.find = ((args: Parameters<typeof find>[0]) => {
      reads.set(args.collection, (reads.get(args.collection) ?? 0) + 1)
      return find.call(payload.db, args)
    }) as typeof find
    const { body } = await browser.post<{ notifications: { title: string }[] }>('/auth/mydata')
    payload.db.find = find
    expect(new Set(body.notifications.map(({ title }) => title)).size).toBeGreaterThanOrEqual(450)
    expect(reads.get('notifications')).toBeLessThan(8)
    reads.delete('notifications')
    expect(Math.max(...reads.values()), 'everything else is read once').toBe(1)
  })
})

describe('deleting an account', () => {
  it('deletes all but what tax law requires, and frees the phone', async () => {
    const { person, browser, order } = await createActiveStudent()
    const other = await another(project, browser)
    await confirmSession(browser, person.phone)
    const { body } = await remove(browser)
    expect(body).toMatchObject({ apiSuccess: true })
    expect(browser.jar.has(`${project.slug}-session`)).toBe(false)
    expect(await isSignedIn(other)).toBe(false)
    expect(await rowsOf(person.id)).toEqual(noRows)
    const left = await storedUser(payload, person.id)
    expect(left).toMatchObject({
      name: 'Deleted account',
      phone: null,
      email: null,
      additionalFields: [],
      isBlocked: true,
      defaultAddress: null,
    })
    expect(JSON.stringify(left)).not.toContain(person.phone.slice(3))
    expect(Date.parse(left.deletedAt ?? '')).toBeGreaterThan(0)
    const kept = await payload.db.findOne({ collection: 'orders', where: { id: { equals: order.orderId } } })
    expect(kept).toMatchObject({ number: order.number, paymentStatus: 'paid' })
    const sessions = await payload.db.find<{ ip: string | null; deviceName: string | null }>({
      collection: 'sessions',
      where: { user: { equals: person.id } },
    })
    expect(sessions.docs.filter(({ ip, deviceName }) => ip || deviceName)).toEqual([])

    await payload.db.deleteMany({ collection: 'otp-budgets', where: { key: { exists: true } } })
    const again = (await payload.create({
      collection: 'users',
      data: { name: 'Asha Again', phone: person.phone, userLevel: 100, project: project.id } as never,
      overrideAccess: true,
      context: { project },
    })) as User
    const returned = await signIn(project, person.phone)
    const me = await returned.get<{ user: { uid: string } }>('/auth/me')
    expect(me.body.user.uid).toBe(again.uid)
  })

  it('is refused without confirmation, and to staff with an explanation', async () => {
    const { browser } = await signedIn(payload, project)
    expect((await browser.post('/auth/deleteaccount', { confirm: false })).status).toBe(400)
    const staff = await signedIn(payload, project, 200)
    await confirmSession(staff.browser, staff.person.phone)
    const refused = await remove(staff.browser)
    expect([refused.status, refused.body.code]).toEqual([403, 'staff'])
    expect(refused.body.message).toMatch(/admin/)
    expect(await storedUser(payload, staff.person.id)).toMatchObject({ phone: staff.person.phone })
    const promoted = { ...(await signedIn(payload, project)).person }
    await payload.db.updateOne({
      collection: 'users',
      where: { id: { equals: promoted.id } },
      data: { userLevel: 800 },
    })
    expect(await deleteAccount(payload, promoted, new Date())).toBe(false)
  })

  /** Runs `work` and fails at its n-th write, as if the process was killed before it. */
  async function killedBefore(n: number, work: () => Promise<unknown>) {
    const { deleteMany, updateOne, updateMany } = payload.db
    let writes = 0
    const failAtNthWrite =
      <F extends (...args: never[]) => unknown>(write: F) =>
      (...args: Parameters<F>) => {
        writes += 1
        if (writes === n) throw new Error('killed')
        return write.apply(payload.db, args)
      }
    Object.assign(payload.db, {
      deleteMany: failAtNthWrite(deleteMany),
      updateOne: failAtNthWrite(updateOne),
      updateMany: failAtNthWrite(updateMany),
    })
    try {
      await work().catch((err: Error) => {
        if (err.message !== 'killed') throw err
      })
    } finally {
      Object.assign(payload.db, { deleteMany, updateOne, updateMany })
    }
    return writes < n
  }

  const AT_MOST_WRITES = 120
  /** In the sample each test kills at every fifth write, the two tests at different ones. */
  const EACH = triesOf({ few: 5, full: 1 })

  async function expectDeleted(id: string, n: number) {
    expect(await storedUser(payload, id), `killed before write ${n}`).toMatchObject({
      name: 'Deleted account',
      isBlocked: true,
    })
    expect(await rowsOf(id), `killed before write ${n}`).toEqual(noRows)
  }

  /** Marks all deletions as old, so that each round resumes its own alone. */
  const backdateDeletions = () =>
    payload.db.updateMany({
      collection: 'users',
      where: { and: [{ project: { equals: project.id } }, { deletedAt: { exists: true } }] },
      data: { deletedAt: '2026-01-01T00:00:00.000Z' },
    })

  it('is completed by a repeated call after a kill at any write', async () => {
    let isThrough = false
    for (let n = 1; !isThrough; n += EACH) {
      const { browser, person } = await signedIn(payload, project)
      await insertRowsOf(person.id)
      await confirmSession(browser, person.phone)
      isThrough = await killedBefore(n, async () => {
        await deleteAccount(payload, person, new Date())
      })
      await remove(browser)
      await expectDeleted(person.id, n)
      expect(await isSignedIn(browser)).toBe(false)
      expect(n, 'the deletion never came to its end').toBeLessThanOrEqual(AT_MOST_WRITES)
    }
  })

  it('is completed by the server itself after a kill at any write', async () => {
    let isThrough = false
    await backdateDeletions()
    for (let n = EACH > 1 ? 3 : 1; !isThrough; n += EACH) {
      const leaver = await createPerson(payload, project)
      await insertRowsOf(leaver.id)
      isThrough = await killedBefore(n, async () => {
        await deleteAccount(payload, leaver, new Date())
      })
      const isMarked = Boolean((await storedUser(payload, leaver.id)).deletedAt)
      await finishDeletions(payload, new Date())
      if (isMarked) await expectDeleted(leaver.id, n)
      await backdateDeletions()
      expect(n, 'the deletion never came to its end').toBeLessThanOrEqual(AT_MOST_WRITES)
    }
  })
})
