import { expect, it } from 'vitest'
import type { StatusResponse } from '#domain/calls/exams/attempts.ts'
import { NO_ACCOMMODATION } from '#domain/exams/attempts/accommodation.ts'
import { GRACE_MS } from '#domain/exams/attempts/lateVerdict.ts'
import type { AuditLog } from '#payload-types'
import type { Browser } from '#tests/support/browser.ts'
import {
  attemptOf,
  eventsOf,
  outcomesAtMoment,
  resultsOf,
  sweepUntilRest,
} from '#tests/support/exams/atMoment.ts'
import { outcomesAt, resultAt, saveAt, saveOf, startedAt, submitAt } from '#tests/support/exams/hallCalls.ts'
import { openStaff } from '#tests/support/exams/openStaff.ts'
import { plainPaper, type ReleasedPaper, releasePaper } from '#tests/support/exams/releasePaper.ts'
import { newShopper, openShop } from '#tests/support/shop/openShop.ts'
import { openShopper } from '#tests/support/shop/shopper.ts'
import { sampleOf } from '../../unit/exams/samples.ts'

const shop = openShop()
const me = newShopper(shop)
const MIN = 60_000
const reason = 'The power failed in the centre'
const key = () => crypto.randomUUID()
const { right, wrong } = sampleOf('single')

type Reply = { apiSuccess: boolean; message: string; changed?: number; code?: string }

const staff = (modules?: string[], series?: string[]) => openStaff(shop, modules, series)
const paperWith = (more: Parameters<typeof plainPaper>[1] = {}, wish: object = {}): Promise<ReleasedPaper> =>
  releasePaper(shop.payload, shop.project, { paper: plainPaper(['single', 'integer'], more), ...wish })
const statusAt = async (browser: Browser, { id }: ReleasedPaper) =>
  (await browser.get<Partial<StatusResponse>>(`/attempts/status?paper=${id}`)).body
const post = async (browser: Browser, path: string, body: object) =>
  (await browser.post<Reply>(`/attempts/${path}`, body)).body
const endOf = async (id: string) => new Date((await attemptOf(shop.payload, id)).endsAt ?? 0).getTime()

it('staff see who is in a paper, on which question, with how many answers and flags', async () => {
  const [paper, admin] = [await paperWith(), await staff()]
  const { id } = await startedAt(me.browser, paper)
  const watched = [
    { n: 1, kind: 'tabLeft', agoMs: 4000 },
    { n: 2, kind: 'tabBack', agoMs: 1000 },
  ]
  const report = () => saveAt(me.browser, id, [saveOf('single', 1, right)], { current: 'integer', watched })
  await report()
  await report()
  const { rows, questionCount } = await statusAt(admin, paper)
  expect(questionCount).toBe(2)
  expect(rows).toMatchObject([
    { id, student: me.id, name: 'Test Person', state: 'inProgress', question: 2, answered: 1, flags: 1 },
  ])
  expect(await eventsOf(shop.payload, id)).toEqual(expect.arrayContaining(['start', 'tabLeft', 'tabBack']))
})

it('minutes for everybody reach those who are in, once for each request, and are in the audit log', async () => {
  const [paper, admin, other] = [
    await paperWith(),
    await staff(),
    await openShopper(shop.payload, shop.project),
  ]
  const attempts = [await startedAt(me.browser, paper), await startedAt(other.browser, paper)]
  await submitAt(other.browser, attempts[1]?.id ?? '')
  const [first] = attempts
  const body = { target: { paper: paper.id }, minutes: 10, reason, requestKey: key() }
  expect(await post(admin, 'extend', body)).toMatchObject({ changed: 1 })
  expect(await post(admin, 'extend', body)).toMatchObject({ changed: 1 })
  expect(await endOf(first?.id ?? '')).toBe((first?.endsAt ?? 0) + 10 * MIN)
  const { body: pulse } = await saveAt(me.browser, first?.id ?? '', [])
  expect(pulse.pulse?.endsAt).toBe((first?.endsAt ?? 0) + 10 * MIN)
  const { docs } = await shop.payload.db.find<AuditLog>({
    collection: 'audit-logs',
    where: { and: [{ entity: { equals: 'test-user-attempts' } }, { entityId: { equals: paper.id } }] },
  })
  expect(docs[0]).toMatchObject({ summary: 'Added 10 minutes to 1 attempts' })
  expect(JSON.stringify(docs[0]?.changes)).toContain(reason)
})

it('a message of staff comes with the next response to the hall, once', async () => {
  const [paper, admin] = [await paperWith(), await staff()]
  const { id } = await startedAt(me.browser, paper)
  const body = { target: { attempt: id }, text: 'Question 2: read 3 kg, not 3 g.', requestKey: key() }
  await post(admin, 'message', body)
  await post(admin, 'message', body)
  const { body: answer } = await saveAt(me.browser, id, [saveOf('single', 1, right)])
  expect(answer.pulse?.messages).toMatchObject([{ text: body.text }])
  expect(answer.outcomes).toMatchObject([{ outcome: 'saved' }])
})

it('an attempt that staff end is marked, reopened it goes on, and its second result is the current one', async () => {
  const [paper, admin] = [await paperWith(), await staff()]
  const { id } = await startedAt(me.browser, paper)
  await outcomesAt(me.browser, id, [saveOf('single', 1, wrong)])
  expect(await post(admin, 'end', { target: { attempt: id }, reason })).toMatchObject({ changed: 1 })
  await sweepUntilRest(shop.payload, Date.now() + GRACE_MS + 1000)
  expect((await attemptOf(shop.payload, id)).state).toBe('published')
  expect(await post(admin, 'reopen', { attempt: id, minutes: 15, reason })).toMatchObject({
    apiSuccess: true,
  })
  expect((await attemptOf(shop.payload, id)).state).toBe('inProgress')
  expect(await endOf(id)).toBeGreaterThan(Date.now() + 14 * MIN)
  expect(await outcomesAt(me.browser, id, [saveOf('single', 2, right)])).toEqual(['saved'])
  await submitAt(me.browser, id)
  const results = await resultsOf(shop.payload, id)
  expect(results.map(({ marksNum, isCurrent }) => [marksNum, isCurrent])).toEqual([
    [-1, false],
    [4, true],
  ])
  expect(await eventsOf(shop.payload, id)).toEqual([
    'start',
    'end',
    'finishEnded',
    'evaluate',
    'publish',
    'reevaluate',
    'reopen',
    'submit',
    'finish',
    'evaluate',
    'publish',
  ])
})

it('late answers count once staff accept them with a reason, and those that come after do not', async () => {
  const [paper, admin] = [await paperWith(), await staff()]
  const { id, endsAt } = await startedAt(me.browser, paper)
  await post(admin, 'end', { target: { attempt: id }, reason })
  const long = Date.now() + GRACE_MS + 1000
  await sweepUntilRest(shop.payload, long)
  expect(endsAt).toBeGreaterThan(long)
  const arrive = (sequence: number, answer: object) =>
    outcomesAtMoment(shop.payload, id, [saveOf('single', sequence, answer)], Date.now() + GRACE_MS + 5000)
  expect(await outcomesAt(me.browser, id, [saveOf('single', 1, right)])).toEqual(['late'])
  expect(await post(admin, 'acceptlate', { attempt: id, reason })).toMatchObject({ apiSuccess: true })
  await sweepUntilRest(shop.payload, long + 1000)
  expect(await arrive(2, wrong)).toEqual(['late'])
  const marks = (await resultsOf(shop.payload, id)).map(({ marksNum }) => marksNum)
  expect(marks).toEqual([0, 4])
  expect((await attemptOf(shop.payload, id)).state).toBe('published')
})

it('a cancelled attempt takes nothing, counts for nothing, and another one may be started', async () => {
  const [paper, admin] = [await paperWith({ attempts: { allowed: 1, gapMinutes: 0 } }), await staff()]
  const { id } = await startedAt(me.browser, paper)
  expect(await post(admin, 'cancel', { attempt: id, reason })).toMatchObject({ apiSuccess: true })
  expect(await outcomesAt(me.browser, id, [saveOf('single', 1, right)])).toEqual(['closed'])
  expect(await startedAt(me.browser, paper)).toMatchObject({ number: 2, state: 'inProgress' })
})

it('an accommodation applies to the attempt that is running, and to the next start', async () => {
  const [paper, admin] = [await paperWith(), await staff()]
  const { id, endsAt } = await startedAt(me.browser, paper)
  const grants = { ...NO_ACCOMMODATION, timeFactor: { num: 4, den: 3 }, hasLargeText: true }
  const body = { whom: { student: me.id }, paper: paper.id, grants, reason }
  expect(await post(admin, 'accommodate', body)).toMatchObject({ changed: 1 })
  expect(await endOf(id)).toBe((endsAt ?? 0) + 20 * MIN)
  const { body: again } = await me.browser.get<{ attempt: { hasLargeText: boolean } }>(
    `/tests/attempt?attempt=${id}`,
  )
  expect(again.attempt.hasLargeText).toBe(true)
  await submitAt(me.browser, id)
  expect((await resultAt(me.browser, id)).body.result?.minutes).toBe(80)
  const next = await startedAt(me.browser, paper)
  expect((next.endsAt ?? 0) - (next.startedAt ?? 0)).toBe(80 * MIN)
})

it('a sub admin sees and changes attempts of assigned series alone, in lists and in every call', async () => {
  const [mine, foreign, quiz] = [
    await paperWith(),
    await paperWith(),
    await paperWith({}, { kind: 'quizzes' }),
  ]
  const sub = await staff(['testPaperStatus'], [mine.series ?? ''])
  const [own, other, test] = [
    await startedAt(me.browser, mine),
    await startedAt(me.browser, foreign),
    await startedAt(me.browser, quiz),
  ]
  const list = await sub.get<{ docs: { id: string }[] }>('/test-user-attempts?limit=100')
  expect(list.body.docs.map(({ id }) => id)).toEqual([own.id])
  expect((await statusAt(sub, mine)).rows).toHaveLength(1)
  for (const one of [foreign]) expect((await sub.get(`/attempts/status?paper=${one.id}`)).status).toBe(404)
  expect((await statusAt(sub, quiz)).rows).toEqual([])
  for (const id of [other.id, test.id]) {
    expect((await sub.get(`/attempts/events?attempt=${id}`)).status).toBe(404)
    for (const path of ['cancel', 'acceptlate'])
      expect((await sub.post(`/attempts/${path}`, { attempt: id, reason })).status).toBe(404)
    expect(await post(sub, 'end', { target: { attempt: id }, reason })).toMatchObject({ code: 'nobody' })
  }
  const extension = { minutes: 5, reason, requestKey: key() }
  expect(await post(sub, 'extend', { target: { paper: foreign.id }, ...extension })).toMatchObject({
    code: 'nobody',
  })
  expect(await post(sub, 'extend', { target: { paper: mine.id }, ...extension })).toMatchObject({
    changed: 1,
  })
  const grants = { ...NO_ACCOMMODATION, extraMinutes: 5 }
  const whom = { student: me.id }
  for (const paper of [null, foreign.id])
    expect((await sub.post('/attempts/accommodate', { whom, paper, grants, reason })).status).toBe(403)
  const quizzes = await staff(['quizAttempts'])
  const { body } = await quizzes.get<{ docs: { id: string }[] }>(
    '/test-user-attempts?limit=100&where[paper][equals]=x',
  )
  expect(body.docs ?? []).toEqual([])
  expect((await statusAt(quizzes, quiz)).rows).toHaveLength(1)
})

it('a student has no call of staff', async () => {
  const { id } = await startedAt(me.browser, await paperWith())
  expect((await me.browser.get(`/attempts/events?attempt=${id}`)).status).toBe(403)
  expect((await me.browser.post('/attempts/reopen', { attempt: id, minutes: 60, reason })).status).toBe(403)
})
