import { expect, it } from 'vitest'
import { contentTitles } from '#cms/operations/entitlements/contentTitles.ts'
import { readRow, readRows } from '#database/guard.ts'
import { openedText } from '#domain/entitlements/openedText.ts'
import type { Entitlement, User } from '#payload-types'
import { createCourse } from '#tests/support/catalogue.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson } from '#tests/support/people.ts'
import { openShop } from '#tests/support/shop/openShop.ts'
import { type Post, staffDesk } from '../orders/staffOrders.ts'
import { auditOf, requestKey, withAdmin } from './support.ts'

const DAY = 86_400_000
const shop = openShop(async (own) => ({
  ...(await withAdmin(own)),
  student: await createPerson(own.payload, own.project),
}))

const rowsOf = ({ id }: User): Promise<Entitlement[]> =>
  readRows({
    payload: shop.payload,
    collection: 'entitlements',
    where: { student: { equals: id } },
    sort: ['kind'],
    limit: 50,
  })

/** A student with access to a class for 30 days. */
async function grantClass(): Promise<Entitlement> {
  const { course } = await createCourse(shop.payload, shop.project)
  const person = await createPerson(shop.payload, shop.project)
  const body = { student: String(person.id), kind: 'class', target: String(course.id), days: 30 }
  await shop.admin('/enrolments/give', { ...body, requestKey: requestKey() })
  return (await rowsOf(person))[0] as Entitlement
}

const reread = async ({ id }: Entitlement) =>
  (await readRow({
    payload: shop.payload,
    collection: 'entitlements',
    where: { id: { equals: id } },
  })) as Entitlement

const change = (row: Entitlement, act: string, more: object = {}, post = shop.admin) =>
  post('/enrolments/change', { id: String(row.id), rev: row.rev, act, ...more })

it('granting a product opens all its contents for the given days, once per request key', async () => {
  const { product, course } = await createCourse(shop.payload, shop.project)
  const body = {
    student: String(shop.student.id),
    kind: 'product',
    target: String(product.id),
    days: 10,
    note: 'Won a quiz',
    requestKey: requestKey(),
  }
  const answers = await Promise.all([
    shop.admin('/enrolments/give', body),
    shop.admin('/enrolments/give', body),
  ])
  for (const answer of answers) expect(answer.body.apiSuccess).toBe(true)
  const rows = await rowsOf(shop.student)
  expect(rows.map(({ kind, target, source }) => [kind, target, source])).toEqual([
    ['class', String(course.id), 'admin'],
    ['product', String(product.id), 'admin'],
  ])
  // The list distinguishes the product from its content.
  const titleOf = contentTitles(shop.payload)
  const opened = rows.map(async (row) => openedText(row, await titleOf(row)))
  expect(await Promise.all(opened)).toEqual([expect.stringMatching(/^Class in it/), 'Product'])
  expect(await titleOf({ kind: 'class', target: String(course.id) })).toBe(course.title)
  expect(await titleOf({ kind: 'class', target: String(product.id) })).toBeNull()
  for (const { startsAt, endsAt } of rows)
    expect(Date.parse(endsAt as string) - Date.parse(startsAt)).toBe(10 * DAY)
  expect((await auditOf(shop.payload, 'entitlements'))[0]).toBe(
    `Gave "${product.title}" to ${shop.student.name}`,
  )
  const { docs } = await shop.payload.db.find<{ title: string }>({
    collection: 'notifications',
    where: { user: { equals: shop.student.id } },
  })
  expect(docs.filter(({ title }) => title === `You now have access to ${product.title}`)).toHaveLength(1)
  // A request with another key adds the days.
  await shop.admin('/enrolments/give', { ...body, requestKey: requestKey() })
  const ends = (await rowsOf(shop.student)).map(({ endsAt }) => Date.parse(endsAt as string))
  expect(Math.max(...ends) - Math.min(...ends)).toBe(10 * DAY)
})

it('an extension adds days to the end, once for a double click', async () => {
  const row = await grantClass()
  const answers = await Promise.all([change(row, 'extend', { days: 5 }), change(row, 'extend', { days: 5 })])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const after = await reread(row)
  expect(Date.parse(after.endsAt as string) - Date.parse(row.endsAt as string)).toBe(5 * DAY)
  await shop.payload.db.updateOne({
    collection: 'entitlements',
    where: { id: { equals: row.id } },
    data: { endsAt: new Date(0).toISOString() },
  })
  await change(after, 'extend', { days: 2 })
  expect(Date.parse((await reread(row)).endsAt as string) - Date.now()).toBeGreaterThan(2 * DAY - 60_000)
})

it('a product and its class keep a common end, whichever of them is changed', async () => {
  const { product } = await createCourse(shop.payload, shop.project)
  const person = await createPerson(shop.payload, shop.project)
  const body = { student: String(person.id), kind: 'product', target: String(product.id), days: 30 }
  await shop.admin('/enrolments/give', { ...body, requestKey: requestKey() })
  const [ofClass, ofProduct] = (await rowsOf(person)) as [Entitlement, Entitlement]
  expect((await change(ofClass, 'extend', { days: 5 })).status).toBe(200)
  const ends = async () => (await rowsOf(person)).map(({ endsAt }) => Date.parse(endsAt as string))
  const extended = Date.parse(ofClass.endsAt as string) + 5 * DAY
  expect(await ends()).toEqual([extended, extended])
  expect((await change(await reread(ofProduct), 'pause')).status).toBe(200)
  const paused = (await rowsOf(person)).map(({ pausedAt }) => pausedAt)
  expect(paused[0]).not.toBeNull()
  expect(new Set(paused).size).toBe(1)
  // A further grant is an access of its own.
  await shop.admin('/enrolments/give', { ...body, requestKey: requestKey() })
  await change(await reread(ofClass), 'resume')
  expect(new Set((await rowsOf(person)).map(({ pausedAt }) => pausedAt ?? null))).toEqual(new Set([null]))
})

it('a pause moves the end by its duration', async () => {
  const row = await grantClass()
  const paused = await change(row, 'pause')
  expect(paused.body).toMatchObject({ rev: row.rev + 1 })
  await shop.payload.db.updateOne({
    collection: 'entitlements',
    where: { id: { equals: row.id } },
    data: { pausedAt: new Date(Date.now() - 3 * DAY).toISOString() },
  })
  await change(await reread(row), 'resume')
  const after = await reread(row)
  expect(after.pausedAt).toBeNull()
  const moved = Date.parse(after.endsAt as string) - Date.parse(row.endsAt as string)
  expect(Math.abs(moved - 3 * DAY)).toBeLessThan(60_000)
  expect(await auditOf(shop.payload, 'entitlements', row.id)).toEqual([
    `Resumed access to "${row.title}"`,
    `Paused access to "${row.title}"`,
  ])
})

it('revoked access can be restored, and not changed otherwise', async () => {
  const row = await grantClass()
  await change(row, 'revoke', { note: 'Paid back by hand' })
  const revoked = await reread(row)
  expect(revoked.revokedAt).not.toBeNull()
  for (const act of ['pause', 'resume', 'extend'])
    expect((await change(revoked, act, { days: 1 })).body).toMatchObject({ apiSuccess: false })
  expect((await change(revoked, 'revoke')).body).toMatchObject({ apiSuccess: false, code: 'tooLate' })
  await change(revoked, 'restore')
  expect((await reread(row)).revokedAt).toBeNull()
})

it('access without an end cannot be extended, and days must be whole', async () => {
  const row = await grantClass()
  for (const days of [0, -1, 0.5, 40_000, '3'])
    expect((await change(row, 'extend', { days })).status).toBe(400)
  expect((await change(row, 'extend')).status).toBe(400)
  await shop.payload.db.updateOne({
    collection: 'entitlements',
    where: { id: { equals: row.id } },
    data: { endsAt: null },
  })
  expect((await change(row, 'extend', { days: 3 })).body).toMatchObject({ code: 'noEnd' })
})

it('granting and changing access needs edit permission for enrolments in the project', async () => {
  const row = await grantClass()
  const elsewhere = await createProject(shop.payload)
  const { product } = await createCourse(shop.payload, elsewhere)
  const give = {
    student: String(shop.student.id),
    kind: 'product',
    target: String(product.id),
    days: null,
    requestKey: requestKey(),
  }
  expect((await shop.admin('/enrolments/give', give)).status).toBe(404)
  const others: [Post, number][] = [
    [await staffDesk(shop.payload, shop.project, 100), 403],
    [await staffDesk(shop.payload, shop.project, 650, [{ id: 'enrolments', canEdit: false }]), 403],
    [await staffDesk(shop.payload, shop.project, 650, [{ id: 'classes', canEdit: true }]), 403],
    [await staffDesk(shop.payload, shop.project, 800, [], { isReadOnly: true }), 401],
    [await staffDesk(shop.payload, elsewhere, 800), 404],
  ]
  for (const [post, status] of others) expect((await change(row, 'revoke', {}, post)).status).toBe(status)
  expect((await reread(row)).rev).toBe(row.rev)
  const sub = await staffDesk(shop.payload, shop.project, 650, [{ id: 'enrolments', canEdit: true }])
  const found = await sub<{ students: { id: string; phone: string }[] }>('/enrolments/students', {
    text: (shop.student.phone as string).slice(1),
  })
  expect(found.body.students.map(({ id }) => id)).toEqual([shop.student.id])
  expect(found.body.students[0]?.phone).not.toBe(shop.student.phone)
  const things = await sub<{ things: { title: string }[] }>('/enrolments/things', {
    kind: 'class',
    text: row.title,
  })
  expect(things.body.things.map(({ title }) => title)).toContain(row.title)
  expect((await change(row, 'revoke', {}, sub)).body.apiSuccess).toBe(true)
})
