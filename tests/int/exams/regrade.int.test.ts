import { expect, it } from 'vitest'
import { rankReleases } from '#cms/jobs/rankReleases.ts'
import { regradeReleases } from '#cms/jobs/regradeReleases.ts'
import { hasPassedQuiz } from '#cms/operations/learning/hasPassedQuiz.ts'
import type { KeyedQuestionResponse, RegradePreview, RegradeResponse } from '#domain/calls/exams/regrades.ts'
import type { KeyChange } from '#domain/exams/regrade/KeyChange.ts'
import type { AttemptResult, Notification, PaperKey, Regrade } from '#payload-types'
import type { Browser } from '#tests/support/browser.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { resultAt, saveAt, saveOf, startedAt, submitAt } from '#tests/support/exams/hallCalls.ts'
import { openStaff } from '#tests/support/exams/openStaff.ts'
import { plainPaper, type ReleasedPaper, releasePaper } from '#tests/support/exams/releasePaper.ts'
import { openShop } from '#tests/support/shop/openShop.ts'
import { openShopper } from '#tests/support/shop/shopper.ts'

const shop = openShop()
const PROVEN = { provenUntil: new Date(Date.now() + 3_600_000).toISOString() }
const QUESTIONS = ['optics00', 'optics01', 'optics02']
/** In the sample bank, b is right. */
const single = (option: string) => ({ type: 'single', option }) as const

const newPaper = (more: object = {}) =>
  releasePaper(shop.payload, shop.project, { paper: plainPaper(QUESTIONS, more) })

/** Starts an attempt of a new student with these options for the questions, and submits it. */
async function taken(paper: ReleasedPaper, options: readonly string[], submits = true) {
  const { browser, id: student } = await openShopper(shop.payload, shop.project)
  const { id } = await startedAt(browser, paper)
  await saveAt(
    browser,
    id,
    options.map((option, at) => saveOf(QUESTIONS[at] as string, at + 1, single(option))),
  )
  if (submits) await submitAt(browser, id)
  return { browser, student, id, result: async () => (await resultAt(browser, id)).body }
}

const preview = async (staff: Browser, paper: ReleasedPaper, changes: readonly KeyChange[]) =>
  (
    await staff.post<{ apiSuccess: boolean; code?: string; message: string; preview?: RegradePreview }>(
      '/attempts/previewregrade',
      { paper: paper.id, release: paper.release, changes },
    )
  ).body
const order = async (
  staff: Browser,
  paper: ReleasedPaper,
  changes: readonly KeyChange[],
  more: object = {},
) =>
  staff.post<Partial<RegradeResponse> & { apiSuccess: boolean; code?: string; message: string }>(
    '/attempts/regrade',
    {
      paper: paper.id,
      release: paper.release,
      keyNumber: 1,
      changes,
      reason: 'B is wrong',
      requestKey: `test-${crypto.randomUUID()}`,
      ...more,
    },
  )

/** What the jobs do in some seconds. */
async function settle() {
  const later = () => new Date(Date.now() + 10_000)
  for (let round = 0; round < 4; round++) {
    await regradeReleases(shop.payload, later())
    await rankReleases(shop.payload, later())
  }
}

const resultsOf = async (attempt: string) =>
  (
    await shop.payload.db.find<AttemptResult>({
      collection: 'attempt-results',
      where: { attempt: { equals: attempt } },
      sort: 'number',
    })
  ).docs
const regradeOf = (release: string) =>
  shop.payload.db.findOne<Regrade>({ collection: 'regrades', where: { release: { equals: release } } })
const noticesOf = async (user: string) =>
  (
    await shop.payload.db.find<Notification>({
      collection: 'notifications',
      where: { and: [{ user: { equals: user } }, { href: { contains: '/result' } }] },
    })
  ).docs

it('a corrected key moves what the preview says, keeps the older result, tells whom it moved, and ranks anew', async () => {
  const paper = await newPaper()
  const staff = await openStaff(shop, null, [], PROVEN)
  const [hurt, helped, same] = [
    await taken(paper, ['b', 'b', 'b']),
    await taken(paper, ['c', 'b', 'b']),
    await taken(paper, ['a', 'b', 'b']),
  ]
  const changes: KeyChange[] = [{ kind: 'key', question: 'optics00', answer: 'c' }]
  const { preview: seen } = await preview(staff, paper, changes)
  expect(seen).toMatchObject({ keyNumber: 1, attempts: 3, moved: 2, up: 1, down: 1 })
  expect(seen?.rows).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        attempt: hurt.id,
        before: '12',
        after: '7',
        rankBefore: 1,
        rankAfter: 2,
      }),
      expect.objectContaining({ attempt: helped.id, before: '7', after: '12', rankAfter: 1 }),
    ]),
  )
  expect((await hurt.result()).result?.marks.text).toBe('12')

  expect((await order(staff, paper, changes)).body).toMatchObject({ apiSuccess: true })
  // Who submits after the correction is marked by it, before anything else is.
  const late = await taken(paper, ['c', 'c', 'c'])
  expect((await late.result()).result?.marks.text).toBe('2')
  expect((await hurt.result()).result?.marks.text).toBe('12')
  await settle()

  const marks = await Promise.all(
    [hurt, helped, same, late].map(async (one) => (await one.result()).result?.marks.text),
  )
  expect(marks).toEqual(['7', '12', '7', '2'])
  expect((await hurt.result()).regraded).toMatchObject({ before: { text: '12' }, reason: 'B is wrong' })
  const eventsOf = async ({ id }: { id: string }) =>
    (await staff.get<{ events: object[] }>(`/attempts/events?attempt=${id}`)).body.events
  const corrected = { kind: 'corrected', actor: 'staff' }
  expect((await eventsOf(hurt)).at(-1)).toMatchObject({
    ...corrected,
    details: { marksBefore: '12', marksAfter: '7', keyNumber: 2, reason: 'B is wrong' },
  })
  expect(await eventsOf(late)).not.toContainEqual(expect.objectContaining(corrected))
  expect((await same.result()).regraded).toBeNull()
  expect(
    (await resultsOf(hurt.id)).map(({ number, keyNumber, isCurrent, marksNum, beforeNum }) => [
      number,
      keyNumber,
      isCurrent,
      marksNum,
      beforeNum,
    ]),
  ).toEqual([
    [1, 1, false, 12, null],
    [2, 2, true, 7, 12],
  ])
  expect(await regradeOf(paper.release)).toMatchObject({ state: 'done', moved: 2, lost: [] })
  const [notice, ...more] = await noticesOf(hurt.student)
  expect(more).toEqual([])
  expect(notice?.text).toContain('You had 12 marks and now have 7')
  expect(await noticesOf(same.student)).toEqual([])
})

it('a dropped question, a second key and other marks each count as the rules of marking say', async () => {
  const staff = await openStaff(shop, null, [], PROVEN)
  const cases: [KeyChange, string[]][] = [
    [{ kind: 'decision', question: 'optics00', decision: 'droppedForAll' }, ['12', '12', '8']],
    [{ kind: 'decision', question: 'optics00', decision: 'droppedForAttempters' }, ['12', '12', '4']],
    [{ kind: 'decision', question: 'optics00', decision: 'withdrawn' }, ['8', '8', '4']],
    [{ kind: 'key', question: 'optics00', answer: 'b | c' }, ['12', '12', '4']],
    [{ kind: 'marks', question: 'optics00', correct: '3', wrong: '-1/3' }, ['11', '7 2/3', '4']],
  ]
  for (const [change, expected] of cases) {
    const paper = await newPaper()
    const attempts = [await taken(paper, ['b', 'b', 'b']), await taken(paper, ['c', 'b', 'b'])]
    const { browser } = await openShopper(shop.payload, shop.project)
    const { id } = await startedAt(browser, paper)
    await saveAt(browser, id, [saveOf('optics01', 1, single('b'))])
    await submitAt(browser, id)
    expect((await order(staff, paper, [change])).body.apiSuccess).toBe(true)
    await settle()
    const marks = await Promise.all([
      ...attempts.map(async (one) => (await one.result()).result?.marks.text),
      resultAt(browser, id).then(({ body }) => body.result?.marks.text),
    ])
    expect(marks, JSON.stringify(change)).toEqual(expected)
  }
})

it('of two corrections of the same keys one counts, and the same order that is sent again is one', async () => {
  const paper = await newPaper()
  const staff = await openStaff(shop, null, [], PROVEN)
  await taken(paper, ['b', 'b', 'b'])
  const changes: KeyChange[] = [{ kind: 'key', question: 'optics00', answer: 'c' }]
  const other: KeyChange[] = [{ kind: 'key', question: 'optics01', answer: 'c' }]
  const requestKey = `test-${crypto.randomUUID()}`
  const answers = await Promise.all([
    order(staff, paper, changes, { requestKey }),
    order(staff, paper, other),
    order(staff, paper, changes, { requestKey }),
  ])
  expect(answers.filter(({ body }) => !body.apiSuccess).length).toBeGreaterThan(0)
  const { totalDocs } = await shop.payload.db.count({
    collection: 'paper-keys',
    where: { release: { equals: paper.release } },
  })
  expect(totalDocs).toBe(2)
  await settle()
  expect((await order(staff, paper, other)).body).toMatchObject({ apiSuccess: false, code: 'meanwhile' })
  expect((await order(staff, paper, other, { keyNumber: 2 })).body.apiSuccess).toBe(true)
  await settle()
})

it('a correction that is none is refused with its reason, and nothing is changed', async () => {
  const paper = await newPaper()
  const staff = await openStaff(shop, null, [], PROVEN)
  const refused: [KeyChange, RegExp][] = [
    [{ kind: 'key', question: 'optics00', answer: 'b' }, /already/],
    [{ kind: 'key', question: 'optics00', answer: 'x' }, /does not have/],
    [{ kind: 'key', question: 'optics00', answer: 'b | b' }, /twice/],
    [{ kind: 'key', question: 'elsewhere', answer: 'b' }, /not in this paper/],
    [{ kind: 'marks', question: 'optics00', correct: 'four', wrong: '-1' }, /cannot be read/],
    [{ kind: 'marks', question: 'optics00', correct: '-4', wrong: '-1' }, /cannot be read/],
  ]
  for (const [change, reason] of refused) {
    expect((await preview(staff, paper, [change])).message).toMatch(reason)
    expect((await order(staff, paper, [change])).body.message).toMatch(reason)
  }
  const keys = await shop.payload.db.find<PaperKey>({
    collection: 'paper-keys',
    where: { release: { equals: paper.release } },
  })
  expect(keys.docs.map(({ number }) => number)).toEqual([1])
})

it('regrading needs the right to edit, the assigned series and a fresh code; students and viewers get nothing', async () => {
  const [mine, foreign] = [await newPaper(), await newPaper()]
  const quiz = await releasePaper(shop.payload, shop.project, {
    paper: plainPaper(QUESTIONS),
    kind: 'quizzes',
  })
  const changes: KeyChange[] = [{ kind: 'key', question: 'optics00', answer: 'c' }]
  const sub = await openStaff(shop, ['testPaperStatus'], [mine.series ?? ''], PROVEN)
  expect((await preview(sub, mine, changes)).preview).toBeDefined()
  expect((await preview(sub, foreign, changes)).preview).toBeUndefined()
  expect((await order(sub, foreign, changes)).status).toBe(404)
  expect((await order(sub, quiz, changes)).status).toBe(404)
  const unproven = await openStaff(shop, ['testPaperStatus'], [mine.series ?? ''])
  expect((await order(unproven, mine, changes)).body).toMatchObject({ code: 'proofNeeded' })
  const ofQuizzes = await openStaff(shop, ['quizAttempts'], [], PROVEN)
  expect((await order(ofQuizzes, mine, changes)).status).toBe(404)
  expect((await order(ofQuizzes, quiz, changes)).body.apiSuccess).toBe(true)
  const other = await openStaff(shop, ['quizAnalytics'], [], PROVEN)
  expect((await order(other, quiz, changes)).status).toBe(403)
  const { browser } = await openShopper(shop.payload, shop.project)
  expect((await order(browser, mine, changes)).status).toBe(403)
  await settle()
})

it('a corrected key grants the passes that it gives, and staff decide about those that it takes', async () => {
  const { payload, project } = shop
  const quiz = await releasePaper(payload, project, { kind: 'quizzes', paper: plainPaper(['optics00']) })
  const { lectures } = await createCourse(payload, project)
  await payload.update({
    collection: 'lectures',
    where: { id: { equals: lectures[1]?.id } },
    overrideAccess: true,
    data: { quiz: quiz.id, quizPassPercent: 50 },
    context: { project },
  })
  const [hurt, helped] = [await taken(quiz, ['b']), await taken(quiz, ['c'])]
  const passes = () =>
    Promise.all([hurt, helped].map(({ student }) => hasPassedQuiz(payload, student, quiz.id, 50)))
  expect(await passes()).toEqual([true, false])
  const staff = await openStaff(shop, ['quizAttempts'], [], PROVEN)
  const changes: KeyChange[] = [{ kind: 'key', question: 'optics00', answer: 'c' }]
  expect((await preview(staff, quiz, changes)).preview).toMatchObject({ passesWon: 1, passesLost: 1 })
  expect((await order(staff, quiz, changes)).body.apiSuccess).toBe(true)
  await settle()
  expect(await passes()).toEqual([false, true])
  expect(await regradeOf(quiz.release)).toMatchObject({ state: 'done', moved: 2, lost: [hurt.student] })
})

it('only those who may correct a key read the whole question with its options', async () => {
  const [mine, foreign] = [await newPaper(), await newPaper()]
  const at = (paper: ReleasedPaper, question = 'optics00') =>
    `/attempts/keyedquestion?${new URLSearchParams({ paper: paper.id, release: paper.release, question })}`
  const sub = await openStaff(shop, ['testPaperStatus'], [mine.series ?? ''])
  const { body } = await sub.get<KeyedQuestionResponse>(at(mine))
  expect(body).toMatchObject({ apiSuccess: true, bank: { id: 'optics00' } })
  expect(JSON.stringify(body.content)).toContain('Option c')
  expect(JSON.stringify(body)).not.toMatch(/"(right|key|solution)"/)
  expect((await sub.get(at(mine, 'unknown'))).status).toBe(404)
  expect((await sub.get(at(foreign))).status).toBe(404)
  const { browser } = await openShopper(shop.payload, shop.project)
  expect((await browser.get(at(mine))).status).toBe(403)
})
