import { describe, expect, it } from 'vitest'
import { conditionalUpdate, readRow } from '#database/guard.ts'
import type { ClassState, MyClass } from '#domain/calls/learning/learning.ts'
import type { Lecture } from '#payload-types'
import { createCourse } from '#tests/support/catalogue.ts'
import { entitle } from '#tests/support/entitle.ts'
import { newShopper, openShop } from '#tests/support/shop/openShop.ts'

const shop = openShop()
const me = newShopper(shop)

/** A class of three lessons that the shopper has had for two days; `rules` by lesson. */
async function ruledClass(...rules: Partial<Lecture>[]) {
  const { payload, project } = shop
  const { course, lectures } = await createCourse(payload, project)
  await entitle(payload, {
    project: project.id,
    student: me.id,
    kind: 'class',
    target: course.id,
    startsAt: Date.now() - 2 * 86_400_000,
  })
  for (const [index, data] of rules.entries())
    await payload.update({
      collection: 'lectures',
      id: lectures[index]?.id as string,
      data: { isFree: false, ...data },
      overrideAccess: true,
      context: { project },
    })
  const ids = lectures.map(({ id }) => String(id))
  return {
    slug: course.slug,
    ids,
    open: (index: number) =>
      me.browser.get<{ code?: string; message?: string; lecture: { positionS: number } }>(
        `/learn/lecture?class=${course.slug}&lecture=${lectures[index]?.slug}`,
      ),
    complete: async (index: number) =>
      (await me.browser.post('/learn/complete', { lecture: ids[index] })).body,
    report: (index: number, report: object) =>
      me.browser.post('/learn/progress', { lecture: ids[index], ...report }),
    state: async () => (await me.browser.get<ClassState>(`/learn/class?class=${course.slug}`)).body,
  }
}

const keyOf = (lecture: string | undefined) => ({ key: { equals: `${me.id}:${lecture}` } })
const rowOf = (lecture: string | undefined) =>
  readRow({ payload: shop.payload, collection: 'lecture-progress', where: keyOf(lecture) })

/** Lets a time pass for the row of a lesson. */
async function passS(lecture: string | undefined, seconds: number): Promise<void> {
  const row = await rowOf(lecture)
  const earlier = (at: string) => new Date(Date.parse(at) - seconds * 1000).toISOString()
  await conditionalUpdate({
    payload: shop.payload,
    collection: 'lecture-progress',
    where: keyOf(lecture),
    data: { startedAt: earlier(row?.startedAt ?? ''), reportedAt: earlier(row?.reportedAt ?? '') },
  })
}

describe('a video that is done after 80% of it', () => {
  it('is refused until so much was really played, however much is claimed', async () => {
    const lesson = await ruledClass({ kind: 'video', youtube: 'aqz-KE-bpKQ', minutes: 2, playedPercent: 80 })
    expect(await lesson.complete(0)).toMatchObject({ apiSuccess: false, code: 'notPlayed' })
    await lesson.report(0, {})
    const all = { positionS: 120, lengthS: 120, played: [[0, 120]] }
    // Nobody plays two minutes in a second.
    expect((await lesson.report(0, all)).body).toMatchObject({ unmet: { rule: 'played', percent: 80 } })
    expect(await lesson.complete(0)).toMatchObject({ apiSuccess: false, code: 'notPlayed' })
    await passS(lesson.ids[0], 60)
    expect((await lesson.report(0, all)).body).toMatchObject({ playedS: 120, unmet: null })
    expect(await lesson.complete(0)).toMatchObject({ apiSuccess: true, completed: 1 })
    expect((await lesson.open(0)).body.lecture.positionS).toBe(120)
  })

  it('is not made short by a player that says it is', async () => {
    const lesson = await ruledClass({ kind: 'video', youtube: 'aqz-KE-bpKQ', minutes: 30, playedPercent: 80 })
    await lesson.report(0, {})
    await passS(lesson.ids[0], 20)
    const claimed = await lesson.report(0, { positionS: 10, lengthS: 10, played: [[0, 10]] })
    expect(claimed.body).toMatchObject({ playedS: 10, unmet: { rule: 'played', done: 0 } })
  })

  it('counts reports of two devices at once together, and one that comes twice once', async () => {
    const lesson = await ruledClass({ kind: 'video', youtube: 'aqz-KE-bpKQ', minutes: 2 })
    await lesson.report(0, {})
    await passS(lesson.ids[0], 600)
    const parts = [0, 10, 20, 30, 40].map((from) => ({
      positionS: from,
      lengthS: 120,
      played: [[from, from + 10]],
    }))
    const answers = await Promise.all([...parts, ...parts].map((report) => lesson.report(0, report)))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    // The first report takes what passed; the others only what the network delays.
    const row = await rowOf(lesson.ids[0])
    expect(row?.playedS).toBeGreaterThanOrEqual(10)
    expect(row?.playedS).toBeLessThanOrEqual(50)
  })
})

it('a lesson that is read for a minute counts the time of the server', async () => {
  const lesson = await ruledClass({ dwellMinutes: 1 })
  await lesson.report(0, {})
  expect((await lesson.report(0, { dwellS: 3600 })).body).toMatchObject({
    unmet: { rule: 'dwell', minutes: 1 },
  })
  await passS(lesson.ids[0], 61)
  expect(await lesson.complete(0)).toMatchObject({ apiSuccess: false, code: 'notStayed' })
  await lesson.report(0, { dwellS: 61 })
  expect(await lesson.complete(0)).toMatchObject({ apiSuccess: true })
})

describe('a lesson that has not opened yet', () => {
  it('waits for the one before it, and is open once that is done', async () => {
    const lesson = await ruledClass({}, { opens: 'afterPrevious' })
    expect(await lesson.open(1)).toMatchObject({ status: 403, body: { code: 'lessonLocked' } })
    expect((await lesson.open(1)).body.message).toBe('This lesson opens once you have completed: Lecture 1.')
    expect(await lesson.complete(1)).toMatchObject({ code: 'lessonLocked' })
    expect((await lesson.report(1, {})).status).toBe(403)
    expect((await lesson.state()).locks).toEqual({
      [lesson.ids[1] as string]: { reason: 'lessons', lectures: [lesson.ids[0]] },
    })
    await lesson.complete(0)
    expect((await lesson.open(1)).status).toBe(200)
    expect((await lesson.state()).locks).toEqual({})
  })

  it('opens days after the start of access', async () => {
    const lesson = await ruledClass(
      { opens: 'afterStart', opensDays: 2 },
      { opens: 'afterStart', opensDays: 3 },
    )
    expect((await lesson.open(0)).status).toBe(200)
    expect((await lesson.open(1)).body.message).toMatch(/^This lesson opens on \d+ \w+ \d{4}\.$/)
  })

  it('opens by the day of the exam that the student sets and changes', async () => {
    const lesson = await ruledClass({ opens: 'beforeExam', opensDays: 30 })
    const set = (examOn: string | null) => me.browser.post('/learn/examday', { class: lesson.slug, examOn })
    expect((await lesson.open(0)).body.message).toContain('Enter the day of the exam')
    expect(await lesson.state()).toMatchObject({ hasExamRule: true, examOn: null })
    const plan = async () => {
      const { body } = await me.browser.get<{ classes: MyClass[] }>('/learn/classes')
      return body.classes.find((entry) => entry.class.slug === lesson.slug)?.plan
    }
    expect(await plan()).toBeNull()
    await set('2099-01-31')
    expect((await lesson.open(0)).body.message).toContain('opens on 1 Jan 2099')
    await set(new Date().toISOString().slice(0, 10))
    expect((await lesson.open(0)).status).toBe(200)
    expect((await set('2027-02-30')).status).toBe(400)
    expect(await plan()).toBeNull()
    const inAMonth = new Date(Date.now() + 28 * 86_400_000).toISOString().slice(0, 10)
    await set(inAMonth)
    expect(await plan()).toEqual({ examAt: expect.any(Number), behind: 0, perWeek: 1 })
  })
})

it('strangers have no progress', async () => {
  const { payload, project } = shop
  const { course, lectures } = await createCourse(payload, project)
  const lecture = String(lectures[1]?.id)
  expect((await me.browser.post('/learn/progress', { lecture })).status).toBe(403)
  expect((await me.browser.post('/learn/examday', { class: course.slug, examOn: null })).status).toBe(403)
  expect((await me.browser.get(`/learn/class?class=${course.slug}`)).body).toMatchObject({
    isEnrolled: false,
  })
})
