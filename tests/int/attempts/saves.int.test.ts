import { expect, it } from 'vitest'
import type { Save } from '#domain/exams/attempts/applySave.ts'
import { type KeptAnswers, keptSaveOf } from '#domain/exams/attempts/keptAnswers.ts'
import { GRACE_MS } from '#domain/exams/attempts/lateVerdict.ts'
import type { TestUserAttempt } from '#payload-types'
import { attemptOf, outcomesAtMoment, resultsOf, sweepUntilRest } from '#tests/support/exams/atMoment.ts'
import { outcomesAt, saveAt, saveOf, startedAt, submitAt } from '#tests/support/exams/hallCalls.ts'
import { plainPaper, releasePaper } from '#tests/support/exams/releasePaper.ts'
import { newShopper, openShop } from '#tests/support/shop/openShop.ts'
import { paperOf, placed, section } from '../../unit/exams/papers.ts'
import { sampleOf } from '../../unit/exams/samples.ts'

const shop = openShop()
const me = newShopper(shop)
const MIN = 60_000
const { right, wrong } = sampleOf('single')

/** An attempt at a paper of 60 minutes, whose late answers count for so long. */
async function started(lateSyncMinutes = 0) {
  const paper = await releasePaper(shop.payload, shop.project, {
    paper: plainPaper(['single', 'integer', 'multiple', 'set'], { lateSyncMinutes }),
  })
  const attempt = await startedAt(me.browser, paper)
  const endsAt = attempt.endsAt ?? 0
  const arrive = (saves: Save[], at: number, epoch?: number) =>
    outcomesAtMoment(shop.payload, attempt.id, saves, at, epoch)
  return { id: attempt.id, startedAt: attempt.startedAt ?? 0, endsAt, arrive }
}

const keptIn = (row: TestUserAttempt, question: string) => keptSaveOf(row.answers as KeptAnswers, question)
const marksOf = async (id: string) =>
  (await resultsOf(shop.payload, id)).map(({ marksNum, den }) => marksNum / den)

it('of 50 parallel saves of one answer the last sequence wins, and every one is acknowledged', async () => {
  const { id } = await started()
  const saves = Array.from({ length: 50 }, (_, index) =>
    saveOf('single', index + 1, { type: 'single', option: 'abcd'[index % 4] }),
  )
  const outcomes = await Promise.all(saves.map((save) => outcomesAt(me.browser, id, [save])))
  for (const [outcome] of outcomes as string[][]) expect(['saved', 'known']).toContain(outcome)
  const row = await attemptOf(shop.payload, id)
  expect(keptIn(row, 'single')).toMatchObject({ sequence: 50, answer: { type: 'single', option: 'b' } })
  expect(row.answered).toBe(1)
})

it('an answer is replaced as a whole and cleared by null; what was typed and is no number yet is kept', async () => {
  const { id } = await started()
  const typed = { type: 'integer', text: 'abc' }
  const sent = [
    saveOf('multiple', 1, { type: 'multiple', options: ['a', 'b'] }, { isMarked: true }),
    saveOf('integer', 2, typed),
    saveOf('set.one', 3, null),
  ]
  expect(await outcomesAt(me.browser, id, sent)).toEqual(['saved', 'saved', 'unfit'])
  expect((await attemptOf(shop.payload, id)).answered).toBe(1)
  expect(await outcomesAt(me.browser, id, [saveOf('multiple', 4, null)])).toEqual(['saved'])
  const row = await attemptOf(shop.payload, id)
  expect(row.answered).toBe(0)
  expect(keptIn(row, 'multiple')).toMatchObject({ answer: null, isMarked: false })
  expect(keptIn(row, 'integer')).toMatchObject({ answer: typed })
})

it('what does not fit its question is refused without losing the saves beside it', async () => {
  const { id } = await started()
  const sent = [
    saveOf('single', 1, right),
    saveOf('single', 2, { type: 'single', option: 'z' }),
    saveOf('nowhere', 3, right),
    saveOf('integer', 4, { type: 'single', option: 'a' }),
  ]
  expect(await outcomesAt(me.browser, id, sent)).toEqual(['saved', 'unfit', 'unfit', 'unfit'])
  expect(keptIn(await attemptOf(shop.payload, id), 'single')).toMatchObject({ sequence: 1, answer: right })
})

it('a save within the grace counts, a later one is kept and does not', async () => {
  const { id, endsAt, arrive } = await started()
  expect(await arrive([saveOf('single', 1, right)], endsAt + GRACE_MS - 1)).toEqual(['saved'])
  expect(await arrive([saveOf('single', 2, wrong)], endsAt + GRACE_MS)).toEqual(['late'])
  await sweepUntilRest(shop.payload, endsAt + GRACE_MS + 1)
  expect(await arrive([saveOf('integer', 3, sampleOf('integer').right)], endsAt + MIN)).toEqual(['late'])
  const row = await attemptOf(shop.payload, id)
  expect([row.state, row.answered]).toEqual(['published', 1])
  expect(Object.keys(row.lateAnswers as object)).toEqual(['single', 'integer'])
  expect(await marksOf(id)).toEqual([4])
})

it('results wait for the late answers of a paper that allows them, and no longer', async () => {
  const { id, endsAt, arrive } = await started(30)
  await sweepUntilRest(shop.payload, endsAt + GRACE_MS)
  expect((await attemptOf(shop.payload, id)).state).toBe('autoSubmitted')
  expect(await arrive([saveOf('single', 1, right)], endsAt + 29 * MIN)).toEqual(['late'])
  await sweepUntilRest(shop.payload, endsAt + 30 * MIN - 1)
  expect((await attemptOf(shop.payload, id)).state).toBe('autoSubmitted')
  await sweepUntilRest(shop.payload, endsAt + 30 * MIN)
  expect(await arrive([saveOf('single', 2, wrong)], endsAt + 30 * MIN)).toEqual(['late'])
  const row = await attemptOf(shop.payload, id)
  expect([row.state, row.endedBy]).toEqual(['published', 'server'])
  expect(await marksOf(id)).toEqual([4])
  expect((await resultsOf(shop.payload, id))[0]?.questions).toMatchObject([
    { id: 'single', isLate: true },
    {},
    {},
    {},
    {},
  ])
})

it('after a submission nothing counts any more, and the result is there at once', async () => {
  const { id, startedAt, arrive } = await started(30)
  await arrive([saveOf('single', 1, wrong)], startedAt + 1)
  expect((await submitAt(me.browser, id)).body.pulse?.state).toBe('published')
  expect(await outcomesAt(me.browser, id, [saveOf('single', 2, right)])).toEqual(['late'])
  await sweepUntilRest(shop.payload, startedAt + 120 * MIN)
  expect(await marksOf(id)).toEqual([-1])
})

it('a taken over device’s unsent answers count for questions that the newer one left untouched alone', async () => {
  const { id } = await started()
  await outcomesAt(me.browser, id, [saveOf('single', 1, wrong)])
  const { body } = await me.browser.post<{ attempt: { epoch: number; hasTurn: boolean } }>(
    '/tests/takeover',
    {
      attempt: id,
      device: 'the-other-phone',
    },
  )
  expect(body.attempt).toMatchObject({ epoch: 2, hasTurn: true })
  expect(await outcomesAt(me.browser, id, [saveOf('single', 1, right, { epoch: 2 })])).toEqual(['saved'])
  const older = [saveOf('single', 2, wrong), saveOf('integer', 3, sampleOf('integer').right)]
  const arrivedAt = async () => (await saveAt(me.browser, id, [], { epoch: 2 })).body.pulse?.arrivedAt ?? 0
  const before = await arrivedAt()
  expect(await outcomesAt(me.browser, id, older)).toEqual(['older', 'saved'])
  // The newer device learns of it by its next pulse.
  expect(await arrivedAt()).toBeGreaterThan(before)
  expect(await outcomesAt(me.browser, id, [saveOf('multiple', 9, null, { epoch: 3 })])).toEqual(['stranger'])
  expect((await submitAt(me.browser, id, 1)).body.code).toBe('takenOver')
  await submitAt(me.browser, id, 2)
  expect(await marksOf(id)).toEqual([8])
})

it('sections with their own time take answers while they are open, by the server’s clock', async () => {
  const sections = [
    section('one', [placed('single')], { minutes: 20 }),
    section('two', [placed('integer')], { minutes: 40 }),
  ]
  const paper = await releasePaper(shop.payload, shop.project, { paper: paperOf(sections) })
  const attempt = await startedAt(me.browser, paper)
  const [id, start] = [attempt.id, attempt.startedAt ?? 0]
  const arrive = (saves: Save[], minutes: number) =>
    outcomesAtMoment(shop.payload, id, saves, start + minutes * MIN)
  const integer = sampleOf('integer').right
  expect(await arrive([saveOf('single', 1, wrong), saveOf('integer', 2, integer)], 19)).toEqual([
    'saved',
    'early',
  ])
  expect(await arrive([saveOf('single', 3, right), saveOf('integer', 4, integer)], 21)).toEqual([
    'late',
    'saved',
  ])
  await sweepUntilRest(shop.payload, start + 61 * MIN)
  expect(await marksOf(id)).toEqual([3])
})
