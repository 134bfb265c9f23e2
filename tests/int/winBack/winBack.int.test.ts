import type { BasePayload } from 'payload'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { sendWinBacks } from '#cms/operations/winBack/sendWinBacks.ts'
import { startPayload } from '#cms/payload.ts'
import { conditionalUpdate, readRows } from '#database/guard.ts'
import type { WinBackKind } from '#domain/winBack/rules.ts'
import type { Class, Lecture, SellingProduct } from '#payload-types'
import { createCourse } from '#tests/support/catalogue.ts'
import { createProject } from '#tests/support/createProject.ts'
import { entitle } from '#tests/support/entitle.ts'
import { sendQueuedMessages } from '#tests/support/messages.ts'
import { messagesTo } from '#tests/support/outbox.ts'
import { createPerson } from '#tests/support/people.ts'
import { setShop } from '#tests/support/shop/shopOwner.ts'
import { addOrder } from '../panel/made.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const NOW = Date.now()
const at = (ms: number): string => new Date(NOW + ms).toISOString()

let payload: BasePayload
let project: RequestProject
let product: SellingProduct
let course: Class
let lectures: Lecture[]

type Person = { id: string; email: string }

async function createStudent(more: object = {}): Promise<Person> {
  const { id, phone } = await createPerson(payload, project)
  const email = `${phone.slice(1)}@example.org`
  // The consent to marketing includes that the person is 18 or older.
  const data = { email, isEmailVerified: true, wantsReminders: true, newsConsentAt: at(0), ...more }
  await conditionalUpdate({ payload, collection: 'users', where: { id: { equals: id } }, data })
  return { id: String(id), email }
}

const useRules = (rules: { kind: WinBackKind; hours: number }[], perWeek = 7) =>
  setShop(payload, project, 'shop-settings', { winBack: { isOn: true, perWeek, rules } } as never)

const placeUnpaid = (student: Person, hoursAgo: number) =>
  addOrder(payload, {
    project: project.id,
    student: student.id,
    paise: 50_000,
    paidAt: NOW - hoursAgo * HOUR,
    state: 'pending',
  }).then(async (id) => {
    const data = {
      lines: [{ product: String(product.id), title: product.title, state: 'waiting', goods: [] }],
      method: 'online',
    }
    await conditionalUpdate({
      payload,
      collection: 'orders',
      where: { id: { equals: id } },
      data: data as never,
    })
    return id
  })

const give = ({ id }: Person, kind: 'product' | 'class', endsAt?: number) =>
  entitle(payload, {
    project: project.id,
    student: id,
    kind,
    target: kind === 'product' ? product.id : course.id,
    product: product.id,
    ...(endsAt === undefined ? {} : { endsAt: NOW + endsAt }),
  })

async function learn({ id }: Person, hoursAgo: number, lesson = 0) {
  const row = {
    project: project.id,
    student: id,
    class: course.id,
    lecture: lectures[lesson]?.id,
    key: `${id}:${lesson}`,
  }
  const [startedAt, reportedAt] = [at(-hoursAgo * HOUR), at(-hoursAgo * HOUR)]
  await payload.db.create({ collection: 'lecture-progress', data: { ...row, startedAt, reportedAt } })
}
const complete = ({ id }: Person, hoursAgo: number, lesson = 0) =>
  payload.db.create({
    collection: 'lecture-completions',
    data: {
      project: project.id,
      student: id,
      class: course.id,
      lecture: lectures[lesson]?.id,
      key: `${id}:${lesson}`,
      completedAt: at(-hoursAgo * HOUR),
    },
  })

async function run(ms = 0) {
  const now = new Date(NOW + ms)
  const sent = await sendWinBacks(payload, now)
  await sendQueuedMessages(payload, now)
  return sent
}
const resultsOf = async ({ id }: Person) =>
  (
    await readRows({
      payload,
      collection: 'win-back-sends',
      where: { student: { equals: id } },
      sort: ['decidedAt', 'rule'],
      limit: 20,
    })
  ).map(({ rule, result }) => `${rule} ${result}`)

beforeAll(async () => {
  payload = await startPayload()
})
beforeEach(async () => {
  // Switches off the rules of earlier tests.
  await payload.db.deleteMany({ collection: 'shop-settings', where: {} })
  project = await createProject(payload)
  ;({ product, course, lectures } = await createCourse(payload, project))
})

it('a person with an unpaid order gets one e-mail, with a link to the order', async () => {
  await useRules([{ kind: 'abandonedCheckout', hours: 6 }])
  const [late, early] = [await createStudent(), await createStudent()]
  await placeUnpaid(late, 7)
  await placeUnpaid(early, 5)
  expect(await run()).toBe(1)
  expect(await run(HOUR / 2)).toBe(0)
  const mails = messagesTo(late.email)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain(product.title)
  expect(mails[0]?.text).toMatch(/\/orders\/SH-/)
  expect(await resultsOf(late)).toEqual(['abandonedCheckout sent'])
  expect(await resultsOf(early)).toEqual([])
})

it('a person who has bought since, opted out or has no usable e-mail gets none, and the list has the reason', async () => {
  await useRules([{ kind: 'abandonedCheckout', hours: 6 }])
  const bought = await createStudent()
  await placeUnpaid(bought, 8)
  await addOrder(payload, { project: project.id, student: bought.id, paise: 100, paidAt: NOW - HOUR })
  const cases: [Person, string][] = [
    [bought, 'stopped'],
    [await createStudent({ wantsReminders: false }), 'noConsent'],
    [await createStudent({ newsConsentAt: null }), 'tooYoung'],
    [await createStudent({ isEmailVerified: false }), 'unreachable'],
    [await createStudent({ isBlocked: true }), 'unreachable'],
  ]
  for (const [student] of cases.slice(1)) await placeUnpaid(student, 8)
  expect(await run()).toBe(0)
  for (const [student, result] of cases) {
    expect(await resultsOf(student)).toEqual([`abandonedCheckout ${result}`])
    expect(messagesTo(student.email)).toEqual([])
  }
})

it('nobody gets more e-mails in seven days than the rules allow', async () => {
  await useRules([{ kind: 'abandonedCheckout', hours: 1 }], 2)
  const student = await createStudent()
  for (const hoursAgo of [4, 3, 2]) await placeUnpaid(student, hoursAgo)
  expect(await run()).toBe(2)
  expect((await resultsOf(student)).toSorted()).toEqual([
    'abandonedCheckout capped',
    'abandonedCheckout sent',
    'abandonedCheckout sent',
  ])
})

it('a person whose access ends soon is notified, unless it was extended', async () => {
  await useRules([{ kind: 'expiringAccess', hours: 72 }])
  const [ending, extended, later] = [await createStudent(), await createStudent(), await createStudent()]
  await give(ending, 'product', 2 * DAY)
  await give(extended, 'product', 2 * DAY)
  await give(extended, 'product', 40 * DAY)
  await give(later, 'product', 9 * DAY)
  expect(await run()).toBe(1)
  expect(messagesTo(ending.email)[0]?.text).toContain(product.slug)
  expect(await resultsOf(extended)).toEqual(['expiringAccess stopped'])
  expect(await resultsOf(later)).toEqual([])
})

it('a person who paused a course is reminded, unless they continued, finished or lost access', async () => {
  await useRules([{ kind: 'unfinishedCourse', hours: 48 }])
  const [paused, active, finished, ended] = [
    await createStudent(),
    await createStudent(),
    await createStudent(),
    await createStudent(),
  ] as [Person, Person, Person, Person]
  for (const student of [paused, active, finished]) await give(student, 'class')
  for (const student of [paused, active, finished, ended]) await learn(student, 50)
  await learn(active, 1, 1)
  for (const index of lectures.keys()) await complete(finished, 60, index)
  expect(await run()).toBe(1)
  expect(messagesTo(paused.email)[0]?.text).toContain('/learn/')
  expect(await resultsOf(active)).toEqual([])
  expect(await resultsOf(finished)).toEqual(['unfinishedCourse stopped'])
  expect(await resultsOf(ended)).toEqual(['unfinishedCourse stopped'])
})

it('a person who has completed enough of a course is prompted for a review once', async () => {
  await useRules([{ kind: 'reviewAsked', hours: 24 }])
  const student = await createStudent()
  await give(student, 'class')
  for (const index of lectures.keys()) await complete(student, 26, index)
  expect(await run()).toBe(1)
  expect(await run(HOUR)).toBe(0)
  expect(messagesTo(student.email)).toHaveLength(1)
})

it('an e-mail decided but not queued by a killed process is sent once by the next run', async () => {
  await useRules([])
  const student = await createStudent()
  await payload.db.create({
    collection: 'win-back-sends',
    data: {
      project: project.id,
      student: student.id,
      rule: 'reviewAsked',
      result: 'sent',
      about: 'Algebra',
      key: `reviewAsked:${student.id}:x`,
      decidedAt: at(0),
      subject: 'How do you like it?',
      text: 'Words',
    },
  })
  expect(await run()).toBe(1)
  expect(await run()).toBe(0)
  expect(messagesTo(student.email).map(({ text }) => text.includes('Words'))).toEqual([true])
})

it('no e-mail is sent while the rules are off', async () => {
  const student = await createStudent()
  await placeUnpaid(student, 10)
  expect(await run()).toBe(0)
  expect(await resultsOf(student)).toEqual([])
})
