import { expect, it } from 'vitest'
import type { RevisionResponse } from '#domain/calls/exams/revision.ts'
import type { SolutionsResponse } from '#domain/calls/exams/solutions.ts'
import type { KeptQuestion } from '#payload-types'
import { saveAt, saveOf, startedAt, submitAt } from '#tests/support/exams/hallCalls.ts'
import { plainPaper, releasePaper } from '#tests/support/exams/releasePaper.ts'
import { openShop } from '#tests/support/shop/openShop.ts'
import { openShopper } from '#tests/support/shop/shopper.ts'

const shop = openShop()
const QUESTIONS = ['optics00', 'optics01', 'optics02']
type Reply = { apiSuccess: boolean; code?: string; message: string; added?: number; dueAt?: number }

async function taken(more: object = {}) {
  const paper = await releasePaper(shop.payload, shop.project, { paper: plainPaper(QUESTIONS, more) })
  const { browser, id: student } = await openShopper(shop.payload, shop.project)
  const { id } = await startedAt(browser, paper)
  await saveAt(browser, id, [saveOf('optics00', 1, { type: 'single', option: 'c' })])
  await submitAt(browser, id)
  const revision = async () => (await browser.get<RevisionResponse>('/tests/revision')).body
  return { browser, student, id, revision }
}

it('questions in revision come at once, then later every time they are known, and from the beginning when not', async () => {
  const { browser, student, id, revision } = await taken()
  const revise = (questions: string[]) => browser.post<Reply>('/tests/revise', { attempt: id, questions })
  expect((await revise(['optics00', 'optics01'])).body).toMatchObject({ added: 2 })
  expect((await revise(['optics00', 'optics02'])).body).toMatchObject({ added: 1 })
  expect((await revise(['elsewhere'])).status).toBe(404)
  const first = await revision()
  expect(first).toMatchObject({ total: 3, due: 3 })
  expect(first.questions.map((one) => one.kind === 'question' && one.solved.right)).toEqual(['B', 'B', 'B'])

  const review = async (question: string, wasKnown: boolean) =>
    (await browser.post<Reply>('/tests/review', { question, wasKnown })).body
  const days = (dueAt = 0) => Math.round((dueAt - Date.now()) / 86_400_000)
  expect(days((await review('optics00', true)).dueAt)).toBe(1)
  // Sent again, it was reviewed once.
  expect(days((await review('optics00', true)).dueAt)).toBe(1)
  expect(days((await review('optics01', false)).dueAt)).toBe(1)
  expect(await revision()).toMatchObject({ total: 3, due: 1 })
  const rowOf = (question: string) =>
    shop.payload.db.findOne<KeptQuestion>({
      collection: 'kept-questions',
      where: { key: { equals: `${student}/${question}` } },
    })
  expect([(await rowOf('optics00'))?.step, (await rowOf('optics01'))?.step]).toEqual([1, 0])
  await shop.payload.db.updateOne({
    collection: 'kept-questions',
    where: { key: { equals: `${student}/optics00` } },
    data: { dueAt: new Date(0).toISOString() },
  })
  expect(days((await review('optics00', true)).dueAt)).toBe(3)
})

it('a bookmark and a note stay with a question, and belong to their student alone', async () => {
  const { browser, id, revision } = await taken()
  const keep = (body: object) =>
    browser.post<Reply>('/tests/keep', { attempt: id, question: 'optics01', ...body })
  expect((await keep({ isBookmarked: true })).body.apiSuccess).toBe(true)
  expect((await keep({ note: 'Draw the rays first' })).body.apiSuccess).toBe(true)
  const kept = async () =>
    (await browser.get<SolutionsResponse>(`/tests/solutions?attempt=${id}`)).body.solutions?.questions.map(
      (one) => one.kept,
    )[1]
  expect(await kept()).toEqual({ isBookmarked: true, note: 'Draw the rays first', isRevised: false })
  expect((await keep({ isRevised: true, note: '' })).body.apiSuccess).toBe(true)
  expect(await kept()).toEqual({ isBookmarked: true, note: '', isRevised: true })
  expect(await revision()).toMatchObject({ total: 1, due: 1 })
  expect((await keep({ question: 'elsewhere', isBookmarked: true })).status).toBe(404)

  const { browser: stranger } = await openShopper(shop.payload, shop.project)
  const theirs = await stranger.post('/tests/keep', {
    attempt: id,
    question: 'optics01',
    isBookmarked: true,
  })
  expect(theirs.status).toBe(404)
  expect((await stranger.get<RevisionResponse>('/tests/revision')).body).toMatchObject({ total: 0 })
  expect((await stranger.post('/tests/review', { question: 'optics01', wasKnown: true })).status).toBe(404)
})

it('nothing is kept before the solution time, since it would show what is asked and right', async () => {
  const { browser, id } = await taken({ solutionsAt: Date.now() + 3_600_000 })
  const body = { attempt: id, question: 'optics00', isRevised: true }
  expect((await browser.post('/tests/keep', body)).status).toBe(404)
  expect((await browser.post('/tests/revise', { attempt: id, questions: ['optics00'] })).status).toBe(404)
})
