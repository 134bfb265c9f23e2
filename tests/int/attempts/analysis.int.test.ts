import { readXlsx } from 'hucre/xlsx'
import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'
import { NO_ACCESS } from '#access/viewer.ts'
import { rankReleases } from '#cms/jobs/rankReleases.ts'
import { analysePaper } from '#cms/operations/attempts/staff/analysePaper.ts'
import { quizFigures } from '#cms/operations/attempts/staff/quizFigures.ts'
import { grantEntitlements } from '#cms/operations/fulfilment/grantEntitlements.ts'
import { localTime } from '#domain/content/localTime.ts'
import { ADMIN_LEVEL, STUDENT_LEVEL, SUBADMIN_LEVEL } from '#domain/roles/roles.ts'
import type { Browser } from '#tests/support/browser.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { addMarked } from '#tests/support/exams/addMarked.ts'
import { saveAt, saveOf, startedAt, submitAt } from '#tests/support/exams/hallCalls.ts'
import { openStaff } from '#tests/support/exams/openStaff.ts'
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

it('questions have the order and the numbers of the paper, in whatever order students had them', async () => {
  const { payload, project } = shop
  const questions = Array.from({ length: 9 }, (_, at) => `optics0${at}`)
  const shuffle = { sections: false, questions: true, options: false }
  const paper = await releasePaper(payload, project, { paper: plainPaper(questions, { shuffle }) })
  const student = String((await createPerson(payload, project, STUDENT_LEVEL)).id)
  await addMarked(payload, project, paper, student, [{}])
  const items = (await analysePaper(await reqOf(ADMIN_LEVEL), paper.id))?.items ?? []
  expect(items.map(({ id }) => id)).toEqual(questions)
  expect(items.map(({ title }) => title.split('.')[0])).toEqual(questions.map((_, at) => `${at + 1}`))
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

type Exported = { apiSuccess: boolean; code?: string; name?: string; base64?: string }
const PROVEN = { provenUntil: new Date(Date.now() + 600_000).toISOString() }

/** A paper that two students took in two months, one of them from a batch. */
async function comparedPaper() {
  const { payload, project } = shop
  const paper = await releasePaper(payload, project, { paper: plainPaper(['single', 'integer']) })
  const { product } = await createCourse(payload, project, { title: 'Physics' })
  const batch = await payload.db.create({
    collection: 'batches',
    data: {
      project: project.id,
      product: product.id,
      title: 'Morning',
      seats: null,
      _status: 'published',
      startsOn: '2026-01-01T00:00:00.000Z',
      desk: '',
    } as never,
  })
  const { right, wrong } = sampleOf('single')
  for (const [index, answer] of [right, wrong].entries()) {
    const { browser, id: student } = await openShopper(payload, project)
    const { id } = await startedAt(browser, paper)
    await saveAt(browser, id, [saveOf('single', 1, answer)])
    await submitAt(browser, id)
    if (index === 1) continue
    await payload.db.updateOne({
      collection: 'test-user-attempts',
      id,
      data: { startedAt: '2026-01-31T20:00:00.000Z' },
    })
    await grantEntitlements(payload, {
      project: project.id,
      student,
      source: 'admin',
      name: `batch:${id}`,
      title: 'Physics',
      product: String(product.id),
      batch: String(batch.id),
      order: 'none',
      days: null,
      from: 0,
      opened: [{ kind: 'product', target: String(product.id) }],
    })
  }
  return paper
}

it('the figures of batches and months stand beside those of all, in the months of the project’s own zone', async () => {
  const paper = await comparedPaper()
  const analysis = await analysePaper(await reqOf(ADMIN_LEVEL), paper.id)
  const now = localTime(Date.now(), 'Asia/Kolkata').slice(0, 7)
  expect(analysis?.months.map(({ group, paper: { attempts } }) => [group, attempts])).toEqual([
    ['2026-02', 1],
    [now, 1],
  ])
  expect(analysis?.months.map(({ facility }) => facility.single)).toEqual([100, -25])
  expect(analysis?.batches.map(({ group, paper: { attempts } }) => [group, attempts])).toEqual([
    ['Morning', 1],
  ])
})

it('an analysis is exported to CSV and XLSX with its groups, by staff who may edit, of their assigned series alone', async () => {
  const paper = await comparedPaper()
  const exportWith = async (staff: Browser, format: 'csv' | 'xlsx') =>
    (await staff.post<Exported>('/attempts/exportanalysis', { paper: paper.id, format })).body
  const own = await openStaff(shop, ['testPaperStatus'], [paper.series ?? ''], PROVEN)
  const csv = Buffer.from((await exportWith(own, 'csv')).base64 ?? '', 'base64').toString('utf8')
  expect(csv).toContain('Check the key,Answer,Right,Students,Of the top quarter,Of the bottom quarter')
  expect(csv).toMatch(/^Morning,1,4,,100,0$/m)
  expect(csv).toMatch(/^All,2,1\.5,3\.54,37\.5,0$/m)
  const xlsx = await readXlsx(Buffer.from((await exportWith(own, 'xlsx')).base64 ?? '', 'base64'))
  expect(xlsx.sheets.map(({ name }) => name)).toEqual(['Questions', 'Months', 'Batches'])
  expect(xlsx.sheets[2]?.rows[2]?.slice(0, 3)).toEqual(['Morning', 1, 4])

  const foreign = await openStaff(shop, ['testPaperStatus'], [], PROVEN)
  expect(await exportWith(foreign, 'csv')).toMatchObject({ apiSuccess: false, code: 'notFound' })
  const { browser } = await openShopper(shop.payload, shop.project)
  const refused = await browser.post('/attempts/exportanalysis', { paper: paper.id, format: 'csv' })
  expect(refused.status).toBe(403)
})
