import { expect, it } from 'vitest'
import { GRACE_MS } from '#domain/exams/attempts/lateVerdict.ts'
import type { TestUserAttempt } from '#payload-types'
import { openBrowser } from '#tests/support/browser.ts'
import { entitle } from '#tests/support/entitle.ts'
import {
  attemptOf,
  eventsOf,
  resultsOf,
  startAtMoment,
  sweepUntilRest,
} from '#tests/support/exams/atMoment.ts'
import { outcomesAt, paperAt, saveOf, startAt, startedAt, submitAt } from '#tests/support/exams/hallCalls.ts'
import { plainPaper, releasePaper } from '#tests/support/exams/releasePaper.ts'
import { newShopper, openShop } from '#tests/support/shop/openShop.ts'
import { sampleOf } from '../../unit/exams/samples.ts'

const shop = openShop()
const me = newShopper(shop)
const MIN = 60_000
const once = { attempts: { allowed: 1, gapMinutes: 0 } }
const paperWith = (more: Parameters<typeof plainPaper>[1], wish: object = {}) =>
  releasePaper(shop.payload, shop.project, { paper: plainPaper(['single', 'integer'], more), ...wish })

it('100 parallel starts with one attempt allowed are the same attempt', async () => {
  const paper = await paperWith(once)
  const answers = await Promise.all(Array.from({ length: 100 }, () => startAt(me.browser, paper)))
  const attempts = answers.map(({ body }) => body.attempt)
  expect(new Set(attempts.map((one) => one?.id)).size).toBe(1)
  expect(attempts.filter((one) => one?.hasTurn)).toHaveLength(1)
  const { totalDocs } = await shop.payload.db.count({
    collection: 'test-user-attempts',
    where: { paper: { equals: paper.id } },
  })
  expect(totalDocs).toBe(1)
  await submitAt(me.browser, attempts[0]?.id ?? '')
  expect((await startAt(me.browser, paper)).body.code).toBe('usedUp')
})

it('a start that the same device sends again has the turn, another device has to take over', async () => {
  const paper = await paperWith({})
  const first = await startedAt(me.browser, paper, { device: 'my-own-phone' })
  expect(await startedAt(me.browser, paper, { device: 'my-own-phone' })).toMatchObject({
    id: first.id,
    hasTurn: true,
  })
  expect(await startedAt(me.browser, paper, { device: 'the-desk-top' })).toMatchObject({
    id: first.id,
    hasTurn: false,
  })
})

it('a start that arrives again after its attempt is over does not begin another one', async () => {
  const paper = await paperWith({})
  const start = () => startedAt(me.browser, paper, { startKey: 'one-press-of-the-button' })
  const { id } = await start()
  await submitAt(me.browser, id)
  expect((await start()).id).toBe(id)
  expect((await startedAt(me.browser, paper, { startKey: 'another-press' })).number).toBe(2)
})

it('one may start in the last second of the window and not after it', async () => {
  const opensAt = Date.now() + 10 * MIN
  const closesAt = opensAt + 30 * MIN
  const window = { opensAt, closesAt, lateEntryMinutes: null, keepsFullTime: false, holidays: [] }
  const paper = await paperWith({ window })
  const start = (at: number) => startAtMoment(shop.payload, shop.project, me.id, paper, at)
  expect(await start(opensAt - 1)).toBe('notOpen')
  expect(await start(closesAt)).toBe('closed')
  expect(await start(closesAt - 1000)).toBe('inProgress')
  const row = (await shop.payload.db.findOne<TestUserAttempt>({
    collection: 'test-user-attempts',
    where: { paper: { equals: paper.id } },
  })) as TestUserAttempt
  expect(new Date(row.endsAt ?? 0).getTime()).toBe(closesAt)
})

it('a paper that is sold opens by its own entitlement, its series’ or its product’s, and by no other', async () => {
  const paper = await paperWith({}, { isFree: false })
  expect((await startAt(me.browser, paper)).status).toBe(403)
  const { body } = await paperAt(me.browser, paper)
  expect(body.paper).toMatchObject({ refusal: { reason: 'locked' }, pack: null })
  const grant = (kind: 'test-series' | 'test-paper', target: unknown, endsAt?: number) =>
    entitle(shop.payload, {
      project: shop.project.id,
      student: me.id,
      kind,
      target,
      ...(endsAt ? { endsAt } : {}),
    })
  await grant('test-series', paper.series, Date.now() - 1000)
  expect((await startAt(me.browser, paper)).body.code).toBe('locked')
  await grant('test-series', paper.series)
  expect((await startAt(me.browser, paper)).body.attempt?.state).toBe('inProgress')
})

it('a password is asked at the door, and wrong ones are limited', async () => {
  const paper = await paperWith({}, { entry: { password: 'centre 12', networks: [] } })
  expect((await paperAt(me.browser, paper)).body.paper?.needsPassword).toBe(true)
  const codes: (string | undefined)[] = []
  for (let tries = 0; tries < 6; tries++)
    codes.push((await startAt(me.browser, paper, { password: `wrong ${tries}` })).body.code)
  expect(codes).toEqual([...Array(5).fill('passwordWrong'), 'limit'])
  const other = await paperWith({}, { entry: { password: 'centre 12', networks: [] } })
  expect((await startAt(me.browser, other, { password: 'centre 12' })).body.attempt?.number).toBe(1)
})

it('a paper for one network is refused from elsewhere', async () => {
  const paper = await paperWith({}, { entry: { password: null, networks: ['10.1.0.0/16'] } })
  expect((await startAt(me.browser, paper)).body.code).toBe('networkRefused')
  const inside = await me.browser.post<{ attempt?: object }>(
    '/tests/start',
    { kind: paper.kind, paper: paper.id, language: 'en', hasConsented: true },
    { 'x-internal-ip': '10.1.2.3' },
  )
  expect(inside.body.attempt).toBeDefined()
})

it('an attempt that nobody is connected to is ended, marked and published by the server', async () => {
  const { id, endsAt } = await startedAt(me.browser, await paperWith({}))
  const end = endsAt ?? 0
  await outcomesAt(me.browser, id, [saveOf('single', 1, sampleOf('single').right)])
  await sweepUntilRest(shop.payload, end + GRACE_MS - 1)
  expect((await attemptOf(shop.payload, id)).state).toBe('inProgress')
  await Promise.all(Array.from({ length: 5 }, () => sweepUntilRest(shop.payload, end + GRACE_MS)))
  expect(await attemptOf(shop.payload, id)).toMatchObject({
    state: 'published',
    endedBy: 'server',
    dueAt: null,
    score: 4,
  })
  expect(await resultsOf(shop.payload, id)).toHaveLength(1)
  expect(await eventsOf(shop.payload, id)).toEqual(['start', 'end', 'finishEnded', 'evaluate', 'publish'])
})

it('nobody is ended while the clock cannot be trusted', async () => {
  const { id, endsAt } = await startedAt(me.browser, await paperWith({}))
  await sweepUntilRest(shop.payload, (endsAt ?? 0) + 60 * MIN, false)
  expect((await attemptOf(shop.payload, id)).state).toBe('inProgress')
})

it('a pause stops the clock, ends by itself when it is used up, and there are no more than the paper has', async () => {
  const { id, endsAt } = await startedAt(me.browser, await paperWith({ pauses: { times: 1, minutes: 10 } }))
  const { body } = await me.browser.post<{
    pulse: { state: string; endsAt: null; pause: { resumesAt: number } }
  }>('/tests/pause', { attempt: id })
  expect(body.pulse).toMatchObject({ state: 'paused', endsAt: null })
  expect(await outcomesAt(me.browser, id, [])).toEqual([])
  const { resumesAt } = body.pulse.pause
  await sweepUntilRest(shop.payload, resumesAt - 1)
  expect((await attemptOf(shop.payload, id)).state).toBe('paused')
  await sweepUntilRest(shop.payload, resumesAt)
  const row = await attemptOf(shop.payload, id)
  expect([row.state, new Date(row.endsAt ?? 0).getTime()]).toEqual(['inProgress', (endsAt ?? 0) + 10 * MIN])
  expect((await me.browser.post('/tests/pause', { attempt: id })).body.code).toBe('noPause')
})

it('a result is hidden until its time, and then published by the server', async () => {
  const resultAt = Date.now() + 24 * 60 * MIN
  const { id } = await startedAt(me.browser, await paperWith({ resultAt }))
  await outcomesAt(me.browser, id, [saveOf('single', 1, sampleOf('single').right)])
  expect((await submitAt(me.browser, id)).body.pulse?.state).toBe('evaluated')
  type Result = { body: { result: { marks: { text: string } } | null; attempt: { marks: unknown } } }
  const read = () => me.browser.get(`/tests/result?attempt=${id}`) as unknown as Promise<Result>
  expect((await read()).body).toMatchObject({ result: null, attempt: { marks: null } })
  await sweepUntilRest(shop.payload, resultAt)
  expect((await read()).body.result?.marks.text).toBe('4')
})

it('a guest takes a free quiz by its link, keeps it in the browser, and becomes a lead by consent alone', async () => {
  const quiz = await paperWith({}, { kind: 'quizzes' })
  const guest = openBrowser(shop.project)
  const body = { quiz: quiz.slug, name: 'Asha', page: '/quizzes/x', hasConsented: false }
  expect((await startAt(guest, quiz)).status).toBe(401)
  expect((await guest.post('/quizzes/guest', { ...body, hasConsented: true })).body.code).toBe('contact')
  const { totalDocs: before } = await shop.payload.db.count({ collection: 'lead-submissions' })
  expect((await guest.post('/quizzes/guest', body)).body.apiSuccess).toBe(true)
  const attempt = await startedAt(guest, quiz)
  expect(attempt.student.name).toBe('Asha')
  await outcomesAt(guest, attempt.id, [saveOf('single', 1, sampleOf('single').right)])
  expect((await submitAt(guest, attempt.id)).body.pulse?.state).toBe('published')
  const other = openBrowser(shop.project)
  await other.post('/quizzes/guest', { ...body, hasConsented: true, phone: '9876543210' })
  expect((await other.get(`/tests/attempt?attempt=${attempt.id}`)).status).toBe(404)
  const { totalDocs: after } = await shop.payload.db.count({ collection: 'lead-submissions' })
  expect(after - before).toBe(1)
})

it('an answer of a quiz with instant feedback is marked at once and final then', async () => {
  const solution = { question: 'single', text: null, video: 'a-video' }
  const quiz = await paperWith({ hasInstantFeedback: true }, { kind: 'quizzes', solutions: [solution] })
  const { id } = await startedAt(me.browser, quiz)
  const check = (save: object) =>
    me.browser.post<{
      outcome: string
      marks: { text: string }
      right: string
      solution: object
      code?: string
    }>('/quizzes/check', {
      attempt: id,
      save,
    })
  const first = await check(saveOf('single', 1, sampleOf('single').wrong))
  expect(first.body).toMatchObject({ outcome: 'wrong', marks: { text: '-1' }, solution })
  expect(first.body.right).toMatch(/^[A-D]$/)
  const second = await check(saveOf('single', 2, sampleOf('single').right))
  expect(second.body).toMatchObject({ outcome: 'wrong' })
  expect(await outcomesAt(me.browser, id, [saveOf('single', 3, sampleOf('single').right)])).toEqual([
    'closed',
  ])
  const plain = await startedAt(me.browser, await paperWith({}, { kind: 'quizzes' }))
  const refused = await me.browser.post('/quizzes/check', {
    attempt: plain.id,
    save: saveOf('single', 1, sampleOf('single').right),
  })
  expect(refused.body.code).toBe('notChecked')
})
