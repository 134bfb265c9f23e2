import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'
import { NO_ACCESS } from '#access/viewer.ts'
import { rankReleases } from '#cms/jobs/rankReleases.ts'
import { analysePaper } from '#cms/operations/attempts/staff/analysePaper.ts'
import { quizFigures } from '#cms/operations/attempts/staff/quizFigures.ts'
import { ADMIN_LEVEL, SUBADMIN_LEVEL } from '#domain/roles/roles.ts'
import { saveAt, saveOf, startedAt, submitAt } from '#tests/support/exams/hallCalls.ts'
import { plainPaper, releasePaper } from '#tests/support/exams/releasePaper.ts'
import { createPerson } from '#tests/support/people.ts'
import { openShop } from '#tests/support/shop/openShop.ts'
import { openShopper } from '#tests/support/shop/shopper.ts'
import { sampleOf } from '../../unit/exams/samples.ts'

const shop = openShop()

async function reqOf(level: number) {
  const { payload, project } = shop
  const person = await createPerson(payload, project, level)
  const user = { ...person, collection: 'users', _sid: '', _isStaff: true }
  return createLocalReq({ user: user as never, context: { project } }, payload)
}

it('staff see facility and answers of first attempts; staff without the permission see no attempts', async () => {
  const paper = await releasePaper(shop.payload, shop.project, { paper: plainPaper(['single', 'integer']) })
  for (const isRight of [true, true, false]) {
    const { browser } = await openShopper(shop.payload, shop.project)
    const { right, wrong } = sampleOf('single')
    // The second attempt of a person is not counted.
    for (const answer of [isRight ? right : wrong, right]) {
      const { id } = await startedAt(browser, paper)
      await saveAt(browser, id, [saveOf('single', 1, answer)])
      await submitAt(browser, id)
    }
  }
  const analysis = await analysePaper(await reqOf(ADMIN_LEVEL), paper.id)
  expect(analysis?.paper.attempts).toBe(3)
  const [single, integer] = analysis?.items ?? []
  expect(single).toMatchObject({ id: 'single', attempts: 3, alarm: null })
  expect(single?.facility).toBeCloseTo(((4 + 4 - 1) * 100) / 12, 9)
  expect(single?.distractors[0]).toMatchObject({ choice: 'B', isRight: true, all: 2 })
  expect(integer).toMatchObject({ facility: 0, distractors: [{ choice: null, all: 3 }] })

  expect((await analysePaper(await reqOf(SUBADMIN_LEVEL), paper.id))?.paper.attempts).toBe(0)
})

it('staff with quiz analytics see the figures of quizzes alone, and can change nothing', async () => {
  const paper = plainPaper(['single', 'integer'])
  const [quiz, test] = [
    await releasePaper(shop.payload, shop.project, { paper, kind: 'quizzes' }),
    await releasePaper(shop.payload, shop.project, { paper }),
  ]
  for (const one of [quiz, test]) {
    const { browser } = await openShopper(shop.payload, shop.project)
    const { id } = await startedAt(browser, one)
    await saveAt(browser, id, [saveOf('single', 1, sampleOf('single').right)])
    await submitAt(browser, id)
  }
  const req = await reqOf(SUBADMIN_LEVEL)
  const withModules = (ids: string[]) => {
    const user = {
      ...req.user,
      _access: { ...NO_ACCESS, features: ['quizzes'], accessList: ids.map((id) => ({ id, canEdit: true })) },
    }
    return createLocalReq({ user: user as never, context: { project: shop.project } }, shop.payload)
  }
  const analyst = await withModules(['quizAnalytics'])
  expect((await analysePaper(analyst, quiz.id))?.paper.attempts).toBe(1)
  expect((await analysePaper(analyst, test.id))?.paper.attempts).toBe(0)
  expect((await analysePaper(await withModules(['doubts']), quiz.id))?.paper.attempts).toBe(0)
  await rankReleases(shop.payload, new Date(Date.now() + 10_000))
  const figures = await quizFigures(analyst)
  expect(figures.find(({ id }) => id === quiz.id)).toMatchObject({ candidates: 1, average: 50 })
  expect(figures.some(({ id }) => id === test.id)).toBe(false)
})
