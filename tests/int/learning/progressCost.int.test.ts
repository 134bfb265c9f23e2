import { expect, it } from 'vitest'
import type { ClassState, LectureResponse } from '#domain/calls/learning/learning.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { entitle } from '#tests/support/entitle.ts'
import { createPerson, signInStaff } from '#tests/support/people.ts'
import { triesOf } from '#tests/support/sample.ts'
import { newShopper, openShop } from '#tests/support/shop/openShop.ts'
import { expectWithin, IS_TIMED } from '#tests/support/timeLimits.ts'

const shop = openShop()
const me = newShopper(shop)

const WRITES = triesOf({ few: 5, full: 20, long: 200 })
/** The quickest counts: other programs and garbage collection slow down some. */
const ROUNDS = triesOf({ few: 1, full: 2, long: 5 })
const LECTURES = triesOf({ few: 40, full: 500, long: 500 })

type Write = (n: number) => Promise<{ status: number }>

/** Processor time of this process for one write, ms. */
async function costOf(write: Write): Promise<number> {
  const before = process.cpuUsage()
  for (let n = 0; n < WRITES; n++) expect((await write(n)).status).toBe(200)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / WRITES
}

it('a report of progress costs less than half the processor time of an update over REST', async () => {
  const { payload, project } = shop
  const { course, lectures } = await createCourse(payload, project)
  await entitle(payload, { project: project.id, student: me.id, kind: 'class', target: course.id })
  const lecture = String(lectures[1]?.id)
  await payload.update({
    collection: 'lectures',
    id: lecture,
    data: { kind: 'video', youtube: 'M7lc1UVf-VE' },
    overrideAccess: true,
    context: { project },
  })
  const { phone } = await createPerson(payload, project, 800)
  const desk = await signInStaff(project, phone)
  const report: Write = (n) =>
    me.browser.post('/learn/progress', {
      lecture,
      positionS: n,
      lengthS: 2000,
      played: [[n, n + 1]],
      dwellS: 1,
    })
  const update: Write = (n) => desk.call('PATCH', `/classes/${course.id}`, { summary: `Summary ${n}` })
  await Promise.all([report(0), update(0)])
  let [reports, updates] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let round = 0; round < ROUNDS; round++) {
    reports = Math.min(reports, await costOf(report))
    updates = Math.min(updates, await costOf(update))
  }
  console.info(`a report ${reports.toFixed(1)} ms, an update over REST ${updates.toFixed(1)} ms`)
  if (IS_TIMED) expect(reports / updates).toBeLessThan(0.5)
})

it('a class of five hundred lectures opens within 100 ms', async () => {
  const { payload, project } = shop
  const { course } = await createCourse(payload, project)
  await entitle(payload, { project: project.id, student: me.id, kind: 'class', target: course.id })
  const options = { overrideAccess: true, context: { project }, depth: 0 } as const
  for (let n = 0; n < LECTURES; n++)
    await payload.db.create({
      collection: 'lectures',
      data: {
        title: `Lesson ${n}`,
        slug: `lesson-${n}`,
        chapter: `Chapter ${n % 20}`,
        rank: n + 10,
        kind: 'text',
        minutes: 10,
        isFree: false,
        class: course.id,
        project: project.id,
      },
    })
  const { totalDocs } = await payload.count({
    collection: 'lectures',
    where: { class: { equals: course.id } },
    ...options,
  })
  expect(totalDocs).toBe(LECTURES + 3)
  let tookMs = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS + 1; round++) {
    const at = performance.now()
    const [state, lesson] = await Promise.all([
      me.browser.get<ClassState>(`/learn/class?class=${course.slug}`),
      me.browser.get<LectureResponse>(`/learn/lecture?class=${course.slug}&lecture=lesson-21`),
    ])
    tookMs = Math.min(tookMs, performance.now() - at)
    expect([state.body.isEnrolled, lesson.body.lecture.title]).toEqual([true, 'Lesson 21'])
  }
  console.info(`a class of ${LECTURES} lectures: ${tookMs.toFixed(0)} ms`)
  expectWithin(tookMs, 100)
})
