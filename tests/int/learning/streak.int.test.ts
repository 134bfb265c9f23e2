import { describe, expect, it } from 'vitest'
import { countLearningDay, streakOf } from '#cms/operations/learning/streak.ts'
import { conditionalUpdate, readRow } from '#database/guard.ts'
import type { MyClasses } from '#domain/calls/learning/learning.ts'
import { addDays, dayAt, startOfDay } from '#domain/reports/days.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { entitle } from '#tests/support/entitle.ts'
import { saveAt, saveOf, startedAt, submitAt } from '#tests/support/exams/hallCalls.ts'
import { plainPaper, releasePaper } from '#tests/support/exams/releasePaper.ts'
import { createPerson } from '#tests/support/people.ts'
import { newShopper, openShop } from '#tests/support/shop/openShop.ts'

const shop = openShop()
const me = newShopper(shop)
const ZONE = 'Asia/Kolkata'
const HOUR_MS = 3_600_000

const streak = async () => (await me.browser.get<MyClasses>('/learn/classes')).body.streak
const rowOf = (student: string) =>
  readRow({ payload: shop.payload, collection: 'learning-streaks', where: { key: { equals: student } } })
const count = (student: string, at: number) =>
  countLearningDay(shop.payload, { project: shop.project.id, student }, at)
const newStudent = async () => (await createPerson(shop.payload, shop.project)).id

/** A class of three lessons that the shopper has. */
async function ownClass() {
  const { payload, project } = shop
  const { course, lectures } = await createCourse(payload, project)
  await entitle(payload, { project: project.id, student: me.id, kind: 'class', target: course.id })
  return { slug: course.slug, ids: lectures.map(({ id }) => String(id)) }
}

describe('the streak on My learning', () => {
  it('begins with the first lesson that was learned, and grows no more on that day', async () => {
    const { ids } = await ownClass()
    expect(await streak()).toMatchObject({ current: 0, best: 0 })
    // Opening a lesson is not learning yet.
    await me.browser.post('/learn/progress', { lecture: ids[0], positionS: 0 })
    expect(await rowOf(me.id)).toBeNull()
    await conditionalUpdate({
      payload: shop.payload,
      collection: 'lecture-progress',
      where: { key: { equals: `${me.id}:${ids[0]}` } },
      data: { reportedAt: new Date(Date.now() - 20_000).toISOString() },
    })
    await me.browser.post('/learn/progress', { lecture: ids[0], positionS: 15, dwellS: 15 })
    const first = await streak()
    expect(first).toMatchObject({ current: 1, best: 1 })
    expect(first.week.map(({ hasLearned }) => hasLearned)).toEqual([
      false,
      false,
      false,
      false,
      false,
      false,
      true,
    ])
    expect(first.week.at(-1)?.day).toBe(dayAt(Date.now(), ZONE))
    const { rev } = (await rowOf(me.id)) ?? {}
    await me.browser.post('/learn/progress', { lecture: ids[0], positionS: 16, dwellS: 1 })
    await me.browser.post('/learn/complete', { lecture: ids[0] })
    expect((await rowOf(me.id))?.rev).toBe(rev)
    expect(await streak()).toEqual(first)
  })

  it('grows by a lesson that is completed', async () => {
    const { ids } = await ownClass()
    await count(me.id, Date.now() - 24 * HOUR_MS)
    expect(await streak()).toMatchObject({ current: 1, best: 1 })
    await me.browser.post('/learn/complete', { lecture: ids[1] })
    expect(await streak()).toMatchObject({ current: 2, best: 2 })
  })
})

it('a submitted quiz counts, and one that was only begun does not', async () => {
  const { payload, project } = shop
  const quiz = await releasePaper(payload, project, {
    kind: 'quizzes',
    paper: plainPaper(['single'], { hall: 'safe' }),
  })
  const { id } = await startedAt(me.browser, quiz)
  await saveAt(me.browser, id, [saveOf('single', 1, { type: 'single', option: 'b' })])
  expect(await rowOf(me.id)).toBeNull()
  await submitAt(me.browser, id)
  await submitAt(me.browser, id)
  expect(await rowOf(me.id)).toMatchObject({ days: 1, rev: 0 })
  expect(await streak()).toMatchObject({ current: 1 })
})

describe('a day of the project', () => {
  it('is counted once, however many devices report at once', async () => {
    const student = await newStudent()
    const [at, before] = [Date.now(), Date.now() - 24 * HOUR_MS]
    await Promise.all(Array.from({ length: 8 }, () => count(student, before)))
    expect(await rowOf(student)).toMatchObject({ days: 1, best: 1, lastDay: dayAt(before, ZONE) })
    await Promise.all(Array.from({ length: 8 }, () => count(student, at)))
    expect(await rowOf(student)).toMatchObject({ days: 2, best: 2, lastDay: dayAt(at, ZONE) })
  })

  it('begins at midnight in the time zone of the project, not of the server', async () => {
    const student = await newStudent()
    const midnight = startOfDay('2026-11-20', ZONE)
    await count(student, midnight - 1000)
    await count(student, midnight)
    expect(await rowOf(student)).toMatchObject({ lastDay: '2026-11-20', days: 2 })
    const ofProject = { project: shop.project.id, student }
    const noon = (day: string) => startOfDay(day, ZONE) + 12 * HOUR_MS
    expect((await streakOf(shop.payload, ofProject, noon('2026-11-21'))).current).toBe(2)
    expect((await streakOf(shop.payload, ofProject, noon('2026-11-22'))).current).toBe(0)
  })

  it('that was missed starts the streak anew, and what comes late changes nothing', async () => {
    const student = await newStudent()
    const day = (number: number) => startOfDay(addDays('2026-10-01', number), ZONE) + HOUR_MS
    for (const number of [0, 1, 2, 5, 4, 0]) await count(student, day(number))
    expect(await rowOf(student)).toMatchObject({ lastDay: '2026-10-06', days: 1, best: 3 })
  })
})
