import { expect, it } from 'vitest'
import { watchClock } from '#cms/jobs/watchClock.ts'
import { type Accommodation, NO_ACCOMMODATION } from '#domain/exams/attempts/accommodation.ts'
import { MAX_DRIFT_MS } from '#domain/exams/attempts/clockFault.ts'
import { MOODLE_CERTAINTY } from '#domain/exams/marking/SchemeSchema.ts'
import { ADMIN_LEVEL } from '#domain/roles/roles.ts'
import type { Notification } from '#payload-types'
import { entitle } from '#tests/support/entitle.ts'
import { attemptOf } from '#tests/support/exams/atMoment.ts'
import { outcomesAt, resultAt, saveOf, startAt, startedAt, submitAt } from '#tests/support/exams/hallCalls.ts'
import { openStaff } from '#tests/support/exams/openStaff.ts'
import { plainPaper, releasePaper } from '#tests/support/exams/releasePaper.ts'
import { createPerson } from '#tests/support/people.ts'
import { newShopper, openShop, withCourse } from '#tests/support/shop/openShop.ts'
import { openShopper } from '#tests/support/shop/shopper.ts'
import { PLUS_4_MINUS_1, paperOf, placed, section } from '../../unit/exams/papers.ts'
import { sampleOf } from '../../unit/exams/samples.ts'

const shop = openShop(withCourse)
const me = newShopper(shop)
const MIN = 60_000
const { right, wrong } = sampleOf('single')
const integer = sampleOf('integer').right
const reason = 'As the board decided'

const paperWith = (more: Parameters<typeof plainPaper>[1]) =>
  releasePaper(shop.payload, shop.project, { paper: plainPaper(['single', 'integer', 'multiple'], more) })
const grant = async (whom: object, paper: string | null, grants: Partial<Accommodation>) =>
  (
    await (
      await openStaff(shop)
    ).post<{ changed?: number }>('/attempts/accommodate', {
      whom,
      paper,
      reason,
      grants: { ...NO_ACCOMMODATION, ...grants },
    })
  ).body

it('a paper that only goes forward takes no answer for a question behind, from this device or another', async () => {
  const { id } = await startedAt(me.browser, await paperWith({ isForwardOnly: true }))
  const send = (question: string, sequence: number, answer: object | null, epoch = 1) =>
    outcomesAt(me.browser, id, [saveOf(question, sequence, answer, { epoch })])
  expect(await send('single', 1, wrong)).toEqual(['saved'])
  expect(await send('single', 2, wrong)).toEqual(['saved'])
  expect(await send('integer', 3, integer)).toEqual(['saved'])
  expect(await send('single', 4, right)).toEqual(['closed'])
  expect(await send('single', 2, wrong)).toEqual(['known'])
  await me.browser.post('/tests/takeover', { attempt: id, device: 'another-device' })
  expect(await send('single', 1, right, 2)).toEqual(['closed'])
  expect(await send('integer', 2, null, 2)).toEqual(['saved'])
  await submitAt(me.browser, id, 2)
  expect((await resultAt(me.browser, id)).body.result).toMatchObject({ marks: { text: '-1' } })
})

it('what a batch is granted reaches those of its students who are in a test, and its holidays close papers to them alone', async () => {
  const { payload, project, course } = shop
  const make = async (title: string) =>
    String(
      (
        await payload.create({
          collection: 'batches',
          data: {
            title,
            product: course.id,
            startsOn: new Date().toISOString(),
            _status: 'published',
          } as never,
          overrideAccess: true,
          context: { project },
          depth: 0,
        })
      ).id,
    )
  const [paper, batch] = [await paperWith({}), await make('Morning')]
  const { id, endsAt } = await startedAt(me.browser, paper)
  const endOf = async () => new Date((await attemptOf(payload, id)).endsAt ?? 0).getTime()
  expect(await grant({ batch }, null, { extraMinutes: 10 })).toMatchObject({ changed: 0 })
  expect(await endOf()).toBe(endsAt)
  const own = { kind: 'product', target: course.id, product: course.id } as const
  await entitle(payload, { project: String(project.id), student: me.id, ...own })
  expect(await grant({ batch }, paper.id, { extraMinutes: 25 })).toMatchObject({ changed: 1 })
  expect(await endOf()).toBe((endsAt ?? 0) + 25 * MIN)

  const now = Date.now()
  const holidays = [{ batch, from: now - MIN, to: now + 60 * MIN }]
  const window = { opensAt: now - 60 * MIN, closesAt: now + 120 * MIN, lateEntryMinutes: null, holidays }
  const closed = await paperWith({ window: { ...window, keepsFullTime: false } })
  expect((await startAt(me.browser, closed)).body.code).toBe('holiday')
  const { browser: other } = await openShopper(payload, project)
  expect((await startedAt(other, closed)).state).toBe('inProgress')
})

it('one wrong option is taken away for who is granted it, in papers that allow it', async () => {
  const removedIn = async (removesWrongOption: boolean) => {
    const { hall } = await startedAt(me.browser, await paperWith({ removesWrongOption }))
    return hall.flatMap(({ questions }) => questions.map(({ removed }) => removed))
  }
  expect(await removedIn(true)).toEqual([null, null, null])
  await grant({ student: me.id }, null, { removesWrongOption: true })
  expect(await removedIn(false)).toEqual([null, null, null])
  const [option, ...others] = await removedIn(true)
  expect(['a', 'c', 'd']).toContain(option)
  expect(others).toEqual([null, null])
})

it('certainty is marked as the student said it', async () => {
  const scheme = { ...PLUS_4_MINUS_1, certainty: MOODLE_CERTAINTY }
  const items = [placed('single', scheme), placed('optics00', scheme), placed('optics01', scheme)]
  const paper = await releasePaper(shop.payload, shop.project, { paper: paperOf([section('one', items)]) })
  const { id } = await startedAt(me.browser, paper)
  const answers = [
    { ...right, certainty: 3 },
    { ...right, certainty: 1 },
    { ...wrong, certainty: 3 },
  ]
  const saves = ['single', 'optics00', 'optics01'].map((question, index) =>
    saveOf(question, index + 1, answers[index] ?? null),
  )
  expect(await outcomesAt(me.browser, id, saves)).toEqual(['saved', 'saved', 'saved'])
  await submitAt(me.browser, id)
  const { body } = await resultAt(me.browser, id)
  expect(body.result).toMatchObject({ marks: { text: '-8' }, fullMarks: { text: '36' } })
})

it('a clock that left its steady one, or another server’s, alerts staff and ends nobody', async () => {
  const { payload, project } = shop
  const admin = String((await createPerson(payload, project, ADMIN_LEVEL)).id)
  await startedAt(me.browser, await paperWith({}))
  const alerts = async () => {
    const { docs } = await payload.db.find<Notification>({
      collection: 'notifications',
      where: { and: [{ user: { equals: admin } }, { title: { contains: 'not ended automatically' } }] },
    })
    return docs.length
  }
  const clocks = { now: Date.now() + 10 * MIN, drift: 0, steady: 0 }
  const watch = () =>
    watchClock(payload, {
      now: () => clocks.now,
      wallDrift: () => clocks.drift,
      monotonic: () => clocks.steady,
    })
  const [one, other] = [watch(), watch()]
  expect(await one()).toBe(true)
  expect(await alerts()).toBe(0)
  clocks.now -= MAX_DRIFT_MS + 1000
  expect(await other()).toBe(false)
  expect(await alerts()).toBe(1)
  clocks.now += MAX_DRIFT_MS + 1000
  clocks.drift = -MAX_DRIFT_MS - 1
  expect(await one()).toBe(false)
  expect(await alerts()).toBe(1)
})
