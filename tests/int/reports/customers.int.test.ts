import type { BasePayload } from 'payload'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { readCohorts, rebuildCohorts } from '#cms/operations/reports/cohortTotals.ts'
import { readTotals } from '#cms/operations/reports/readTotals.ts'
import { recordStep } from '#cms/operations/reports/recordStep.ts'
import { refreshTotals } from '#cms/operations/reports/refreshTotals.ts'
import { startPayload } from '#cms/payload.ts'
import { addMonths, cohortsOf } from '#domain/reports/cohorts.ts'
import { dayAt } from '#domain/reports/days.ts'
import { FUNNEL_STEPS, type FunnelStep } from '#domain/reports/funnel.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson, signIn } from '#tests/support/people.ts'
import { random } from '#tests/support/random.ts'
import { addOrder } from '../panel/made.ts'

const ZONE = 'Asia/Kolkata'
const NOW = new Date()
const TODAY = dayAt(NOW.getTime(), ZONE)

let payload: BasePayload
let project: RequestProject

beforeAll(async () => {
  payload = await startPayload()
})
beforeEach(async () => {
  project = await createProject(payload)
  await payload.db.deleteMany({ collection: 'leases', where: { name: { contains: 'daily totals' } } })
})

async function createBorn(birthYear: number | null) {
  const person = await createPerson(payload, project)
  const student = String(person.id)
  if (birthYear !== null)
    await payload.db.create({
      collection: 'student-consents',
      data: { student, project: project.id, birthYear, isListed: false },
    })
  return { ...person, student }
}
const ADULT = NOW.getUTCFullYear() - 30
const MINOR = NOW.getUTCFullYear() - 15

async function steps(): Promise<Partial<Record<FunnelStep, number>>> {
  await refreshTotals(payload, new Date(Date.now() + 60_000))
  const query = { projects: [project.id], measures: ['funnelSteps'] as const, first: TODAY, last: TODAY }
  const rows = await readTotals(payload, query)
  return Object.fromEntries(
    rows.filter(({ subject }) => subject !== 'all').map((row) => [row.subject, row.count]),
  )
}

it('funnel steps of an adult are counted once a day, from the visit to the cart', async () => {
  const { phone } = await createBorn(ADULT)
  const { product } = await createCourse(payload, project)
  const browser = await signIn(project, phone)
  for (let visits = 0; visits < 3; visits++) await browser.get('/auth/start')
  await browser.post('/cart/change', { product: String(product.id), quantity: 1 })
  await browser.get('/cart')
  expect(await steps()).toEqual({ visit: 1, signIn: 1, cart: 1 })
})

it.each([
  ['minors', MINOR],
  ['people of unknown age', null],
])('nothing is stored of %s', async (_who, birthYear) => {
  const { phone, student } = await createBorn(birthYear)
  const browser = await signIn(project, phone)
  await browser.get('/auth/start')
  for (const step of FUNNEL_STEPS) await recordStep(payload, { project: project.id, student, step, now: NOW })
  const where = { project: { equals: project.id } }
  expect((await payload.db.count({ collection: 'funnel-steps', where })).totalDocs).toBe(0)
})

it('rows of funnel steps do not identify the person', async () => {
  const { student } = await createBorn(ADULT)
  await recordStep(payload, { project: project.id, student, step: 'paid', now: NOW })
  const where = { project: { equals: project.id } }
  const { docs } = await payload.db.find({ collection: 'funnel-steps', where })
  expect(docs).toHaveLength(1)
  expect(JSON.stringify(docs)).not.toContain(student)
})

it('cohorts match a plain count of all orders', async () => {
  const draw = random(29)
  const below = (n: number) => Math.floor(draw() * n)
  const month = TODAY.slice(0, 7)
  const bought = new Map<string, Set<string>>()
  for (let buyers = 0; buyers < 8; buyers++) {
    const student = String((await createPerson(payload, project)).id)
    for (let orders = 0; orders <= below(4); orders++) {
      const at = addMonths(month, -below(6))
      const state = below(4) === 0 ? 'refunded' : 'paid'
      await addOrder(payload, {
        project: project.id,
        student,
        paise: 1000,
        paidAt: Date.parse(`${at}-01T12:00:00Z`),
        state,
      })
      if (state === 'paid') bought.set(student, (bought.get(student) ?? new Set()).add(at))
    }
  }
  await rebuildCohorts(payload, project.id, ZONE)
  await rebuildCohorts(payload, project.id, ZONE)
  const found = await readCohorts(payload, project.id, TODAY)
  for (const { month: first, buyers } of found)
    expect(buyers).toEqual(
      buyers.map((_, since) => {
        const own = [...bought.values()].filter((months) => [...months].toSorted()[0] === first)
        return own.filter((months) => months.has(addMonths(first, since))).length
      }),
    )
  const firsts = new Set([...bought.values()].map((months) => [...months].toSorted()[0]))
  expect(found.map((cohort) => cohort.month).toSorted()).toEqual([...firsts].toSorted())
  expect(cohortsOf([], month)).toEqual([])
})
