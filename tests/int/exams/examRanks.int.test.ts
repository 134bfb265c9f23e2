import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { rankReleases } from '#cms/jobs/rankReleases.ts'
import { wantStandings } from '#cms/operations/exams/standings/wantStandings.ts'
import { grantEntitlements } from '#cms/operations/fulfilment/grantEntitlements.ts'
import { insertMany } from '#database/bulk.ts'
import type { ConsentsResponse } from '#domain/calls/consents.ts'
import type { LeaderboardResponse, SeriesLeaderboardResponse } from '#domain/calls/exams/leaderboards.ts'
import type { ProgressResponse } from '#domain/calls/exams/progress.ts'
import { examKey } from '#domain/exams/sessions/examKey.ts'
import { LEAST_CANDIDATES } from '#domain/exams/standings/Standings.ts'
import type { Browser } from '#tests/support/browser.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { resultAt, saveAt, saveOf, startedAt, submitAt } from '#tests/support/exams/hallCalls.ts'
import { openStaff } from '#tests/support/exams/openStaff.ts'
import { plainPaper, type ReleasedPaper, releasePaper } from '#tests/support/exams/releasePaper.ts'
import { codeFor } from '#tests/support/outbox.ts'
import { createPerson, freshPhone } from '#tests/support/people.ts'
import { openShop } from '#tests/support/shop/openShop.ts'
import { openShopper } from '#tests/support/shop/shopper.ts'
import { fetchApi } from '../storage/sendForm.ts'

const shop = openShop()
const QUESTIONS = ['optics00', 'optics01']
type Reply = { apiSuccess: boolean; code?: string; message: string; fields?: Record<string, string> }

async function newSession(
  session: string,
  series?: string | null,
  exam = 'Entrance 2026',
): Promise<ReleasedPaper> {
  const paper = await releasePaper(shop.payload, shop.project, {
    paper: plainPaper(QUESTIONS),
    ...(series ? { series } : {}),
  })
  await shop.payload.update({
    collection: 'test-papers',
    id: paper.id,
    data: { exam, session },
    overrideAccess: true,
    context: { project: shop.project },
  })
  return paper
}

/** Inserts published first attempts with these marks, of one student each. */
async function addSittings(paper: ReleasedPaper, sittings: readonly { student: string; marks: number }[]) {
  const { payload, project } = shop
  const now = new Date().toISOString()
  const of = { project: project.id, paper: paper.id, release: paper.release, number: 1, keyNumber: 1 }
  const rows = sittings.map((one) => ({ id: randomUUID(), ...one }))
  const attempts = rows.map(({ id, student }) => ({
    ...of,
    id,
    key: `${paper.id}/${id}/1`,
    student,
    kind: paper.kind,
    title: 'Paper',
    seed: id,
    state: 'published',
    language: 'en',
    startedAt: now,
    endedAt: now,
    answers: {},
    lateAnswers: {},
    checked: [],
    messages: [],
    timing: { pauses: [] },
    answered: 2,
    marking: 1,
    epoch: 1,
    sequence: 2,
    rev: 0,
    clock: 1,
    flags: 0,
    moves: 1,
  }))
  await insertMany(payload, 'test-user-attempts', attempts as never)
  const results = rows.map(({ id, marks }) => ({
    ...of,
    key: `${id}/1`,
    attempt: id,
    isCurrent: true,
    isPending: false,
    marksNum: marks,
    fullNum: 8,
    den: 1,
    counts: {},
    sections: [],
    questions: [],
    markedAt: now,
    figures: { right: 0, wrong: 0, sections: { one: marks } },
  }))
  await insertMany(payload, 'attempt-results', results as never)
  await wantStandings(payload, { release: paper.release, paper: paper.id, project: project.id }, 0)
}

/** Takes a paper with one right answer of two: 3 of 8 marks. */
async function take(browser: Browser, paper: ReleasedPaper): Promise<string> {
  const { id } = await startedAt(browser, paper)
  await saveAt(browser, id, [
    saveOf('optics00', 1, { type: 'single', option: 'b' }),
    saveOf('optics01', 2, { type: 'single', option: 'c' }),
  ])
  await submitAt(browser, id)
  return id
}

/** Ranks releases, then the exams that they make wanted. */
async function rankAll(from: number) {
  for (const seconds of [from, from + 10, from + 20])
    await rankReleases(shop.payload, new Date(Date.now() + seconds * 1000))
}
const examOf = async (browser: Browser, attempt: string) =>
  (await resultAt(browser, attempt)).body.result?.exam

it('the ranks of an exam compare percentiles of its sessions, and the best session of each student counts', async () => {
  const hard = await newSession('12 April, morning')
  // Spelled as the other session spells it.
  const easy = await newSession('12 April, evening', hard.series, ' entrance  2026 ')
  const alone = await releasePaper(shop.payload, shop.project, { paper: plainPaper(QUESTIONS) })
  const { browser } = await openShopper(shop.payload, shop.project)
  const first = await take(browser, easy)
  expect(await examOf(browser, first)).toEqual({ state: 'soon', name: 'Entrance 2026' })

  const people = await Promise.all(
    Array.from({ length: LEAST_CANDIDATES }, async () =>
      String((await createPerson(shop.payload, shop.project, 100)).id),
    ),
  )
  // In the evening nobody is below 3 marks; in the morning everybody is, by the same students.
  await addSittings(
    easy,
    people.map((student) => ({ student, marks: 8 })),
  )
  await addSittings(
    hard,
    people.map((student, at) => ({ student, marks: -at })),
  )
  await rankAll(10)
  expect(await examOf(browser, first)).toEqual({
    state: 'ready',
    name: 'Entrance 2026',
    rank: LEAST_CANDIDATES + 1,
    sessions: 1,
    // Each student is one candidate.
    candidates: LEAST_CANDIDATES + 1,
    percentile: '4.7619047',
    session: '12 April, evening',
  })

  const staff = await openStaff(shop, null, [], {
    provenUntil: new Date(Date.now() + 3_600_000).toISOString(),
  })
  const file = await fetchApi(staff, shop.project, '/attempts/export', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ format: 'csv', filter: { paper: easy.id } }),
  })
  const [head, ...lines] = (await file.text()).split(/\r?\n/)
  expect(head).toContain('Marks,Full marks,Rank,Percentile,"Time used, min"')
  expect(lines.some((line) => line.includes(`,${LEAST_CANDIDATES + 1},4.7619047,`))).toBe(true)

  const second = await take(browser, hard)
  // What a process wants twice within seconds it notes once; here the first time is over already.
  const exam = { release: examKey(hard.series ?? '', 'Entrance 2026'), paper: hard.id }
  await wantStandings(shop.payload, { ...exam, project: shop.project.id }, Date.now() + 60_000)
  await rankAll(100)
  const best = {
    state: 'ready',
    rank: 1,
    sessions: 2,
    percentile: '100.0000000',
    session: '12 April, morning',
  }
  expect(await examOf(browser, second)).toMatchObject(best)
  expect(await examOf(browser, first)).toMatchObject(best)
  expect(await examOf(browser, await take(browser, alone))).toBeNull()
})

it('who joined is on the leaderboard by the name they chose, minors with a guardian’s consent alone, until they leave', async () => {
  const paper = await releasePaper(shop.payload, shop.project, { paper: plainPaper(QUESTIONS) })
  const people = await Promise.all(
    Array.from({ length: LEAST_CANDIDATES }, async () =>
      String((await createPerson(shop.payload, shop.project, 100)).id),
    ),
  )
  await addSittings(
    paper,
    people.map((student) => ({ student, marks: 8 })),
  )
  const [adult, minor] = [
    await openShopper(shop.payload, shop.project),
    await openShopper(shop.payload, shop.project),
  ]
  const [own, theirs] = [await take(adult.browser, paper), await take(minor.browser, paper)]
  await rankAll(200)
  const board = async () =>
    (await adult.browser.get<LeaderboardResponse>(`/tests/leaderboard?attempt=${own}`)).body
  const join = async (browser: Browser, displayName: string) =>
    (await browser.post<Reply>('/auth/listed', { isListed: true, displayName, version: 1 })).body
  const born = async (browser: Browser, birthYear: number) =>
    (await browser.post<Reply>('/auth/birthyear', { birthYear })).body

  // The others are many and unlisted; whose age is unknown cannot join.
  expect(await board()).toMatchObject({ state: 'ready', rows: [] })
  expect((await join(adult.browser, 'Comet')).code).toBe('guardian')
  expect((await born(adult.browser, 1890)).fields).toEqual({
    birthYear: 'Enter the year in which you were born.',
  })
  expect((await born(adult.browser, 1990)).apiSuccess).toBe(true)
  expect((await join(adult.browser, 'Comet')).apiSuccess).toBe(true)

  const year = new Date().getUTCFullYear()
  expect((await born(minor.browser, year - 15)).apiSuccess).toBe(true)
  expect((await born(minor.browser, 1990)).code).toBe('kept')
  expect((await join(minor.browser, 'Meteor')).code).toBe('guardian')
  const guardian = { name: 'Asha Rao', channel: 'phone' }
  const send = async (contact: string) =>
    (await minor.browser.post<Reply>('/auth/guardian/send', { ...guardian, contact })).body
  const verify = async (contact: string, code: string) =>
    (await minor.browser.post<Reply>('/auth/guardian/verify', { ...guardian, contact, code, version: 1 }))
      .body
  expect((await send(minor.person.phone)).code).toBe('own')
  const phone = freshPhone()
  expect((await send(phone)).apiSuccess).toBe(true)
  const code = codeFor(phone)
  expect((await verify(phone, code === '000000' ? '000001' : '000000')).code).toBe('wrongCode')
  expect((await join(minor.browser, 'Meteor')).code).toBe('guardian')
  expect((await verify(phone, code)).apiSuccess).toBe(true)
  expect((await verify(phone, code)).code).toBe('wrongCode')
  expect((await join(minor.browser, 'Meteor')).apiSuccess).toBe(true)
  expect((await minor.browser.get<ConsentsResponse>('/auth/consents')).body).toMatchObject({
    isMinor: true,
    isListed: true,
    displayName: 'Meteor',
    guardian: { name: 'Asha Rao' },
  })

  const rows = (await board()).rows.map(({ rank, name, isOwn }) => ({ rank, name, isOwn }))
  expect(rows.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
    { rank: expect.any(Number), name: 'Comet', isOwn: true },
    { rank: expect.any(Number), name: 'Meteor', isOwn: false },
  ])
  expect(rows.every(({ rank }) => rank > LEAST_CANDIDATES)).toBe(true)
  await minor.browser.post('/auth/listed', { isListed: false })
  expect((await board()).rows.map(({ name }) => name)).toEqual(['Comet'])

  // For the series count those with two papers; the leaderboard is for who has a result in it.
  const slug = (await adult.browser.get<ProgressResponse>('/tests/progress')).body.series[0]?.slug
  const ofSeries = async (browser: Browser) => {
    const path = `/tests/seriesleaderboard?series=${slug}`
    return browser.get<SeriesLeaderboardResponse>(path)
  }
  expect((await ofSeries(adult.browser)).body.rows).toEqual([])
  const second = await releasePaper(shop.payload, shop.project, {
    paper: plainPaper(QUESTIONS),
    ...(paper.series ? { series: paper.series } : {}),
  })
  await addSittings(
    second,
    people.map((student) => ({ student, marks: -2 })),
  )
  await take(adult.browser, second)
  await rankAll(300)
  expect((await ofSeries(adult.browser)).body.rows).toEqual([
    { rank: 1, name: 'Comet', percentile: expect.any(String), papers: 2, isOwn: true },
  ])
  expect((await ofSeries(adult.browser)).body.batches).toEqual([])

  // It is for those who have a result of the paper.
  const { browser: stranger } = await openShopper(shop.payload, shop.project)
  expect((await stranger.get(`/tests/leaderboard?attempt=${theirs}`)).status).toBe(404)
  expect((await ofSeries(stranger)).status).toBe(404)
})

it('a leaderboard of a batch ranks its students alone, and opens for them alone', async () => {
  const { payload, project } = shop
  const { product } = await createCourse(payload, project, { title: 'Physics' })
  const newBatch = async (title: string) => {
    const dates = { startsOn: '2026-01-01T00:00:00.000Z', desk: '', seats: null, _status: 'published' }
    const data = { project: project.id, product: product.id, title, hindiTitle: 'सुबह', ...dates }
    return String((await payload.db.create({ collection: 'batches', data: data as never })).id)
  }
  const [morning, evening] = [await newBatch('Morning'), await newBatch('Evening')]
  const first = await releasePaper(payload, project, { paper: plainPaper(QUESTIONS) })
  const second = await releasePaper(payload, project, {
    paper: plainPaper(QUESTIONS),
    ...(first.series ? { series: first.series } : {}),
  })
  const papers = [first, second]
  const join = async (name: string, batch: string, rights: number) => {
    const { browser, id: student } = await openShopper(payload, project)
    await grantEntitlements(payload, {
      project: project.id,
      student,
      source: 'admin',
      name: `board:${student}`,
      title: 'Physics',
      product: String(product.id),
      batch,
      order: 'none',
      days: null,
      from: 0,
      opened: [{ kind: 'product', target: String(product.id) }],
    })
    await browser.post('/auth/birthyear', { birthYear: 1990 })
    await browser.post('/auth/listed', { isListed: true, displayName: name, version: 1 })
    const rightOnes = QUESTIONS.slice(0, rights)
    for (const paper of papers) {
      const { id } = await startedAt(browser, paper)
      const saves = rightOnes.map((name, at) => saveOf(name, at + 1, { type: 'single', option: 'b' }))
      if (saves.length > 0) await saveAt(browser, id, saves)
      await submitAt(browser, id)
    }
    return browser
  }
  for (const paper of papers) {
    const sittings = Array.from({ length: LEAST_CANDIDATES }, async () => ({
      student: String((await createPerson(payload, project, 100)).id),
      marks: 0,
    }))
    await addSittings(paper, await Promise.all(sittings))
  }
  const comet = await join('Comet', morning, 1)
  await join('Meteor', morning, 0)
  await join('Star', evening, 2)
  await rankAll(400)
  const slug = (await comet.get<ProgressResponse>('/tests/progress')).body.series[0]?.slug
  const boardOf = (browser: Browser, batch?: string) =>
    browser.get<SeriesLeaderboardResponse>(
      `/tests/seriesleaderboard?series=${slug}${batch ? `&batch=${batch}` : ''}`,
    )
  const namesOf = ({ body }: { body: SeriesLeaderboardResponse }) =>
    body.rows.map(({ rank, name }) => [rank, name])
  const ofAll = await boardOf(comet)
  expect(namesOf(ofAll)).toEqual([
    [1, 'Star'],
    [2, 'Comet'],
    [3, 'Meteor'],
  ])
  expect(ofAll.body.batches).toEqual([{ id: morning, title: 'Morning' }])
  expect(namesOf(await boardOf(comet, morning))).toEqual([
    [1, 'Comet'],
    [2, 'Meteor'],
  ])
  expect((await boardOf(comet, evening)).status).toBe(404)
  await comet.post('/auth/listed', { isListed: true, displayName: 'star ', version: 1 })
  const [best, next] = (await boardOf(comet)).body.rows
  expect([best?.name, next?.name]).toEqual([
    expect.stringMatching(/^Star #\w+$/),
    expect.stringMatching(/^star #\w+$/),
  ])
  await comet.post('/auth/listed', { isListed: false })
  expect(namesOf(await boardOf(comet, morning))).toEqual([[1, 'Meteor']])
})
