import { expect, it } from 'vitest'
import type { Sheet, SheetsResponse } from '#domain/calls/exams/sheets.ts'
import type { SolutionsResponse } from '#domain/calls/exams/solutions.ts'
import { levelOf } from '#domain/roles/roles.ts'
import type { AnswerSheet, AuditLog } from '#payload-types'
import { type Browser, openBrowser } from '#tests/support/browser.ts'
import { resultAt, saveAt, saveOf, startedAt, submitAt } from '#tests/support/exams/hallCalls.ts'
import { plainPaper, releasePaper } from '#tests/support/exams/releasePaper.ts'
import { createPerson } from '#tests/support/people.ts'
import { giveAccess, openTestSession } from '#tests/support/sessions.ts'
import { openShop } from '#tests/support/shop/openShop.ts'
import { setShop, updateAsAdmin } from '#tests/support/shop/shopOwner.ts'
import { openShopper } from '#tests/support/shop/shopper.ts'

const shop = openShop()
type Reply = SheetsResponse & { code?: string }

/** An attempt with a right answer and a written one. */
async function handedIn() {
  const paper = await releasePaper(shop.payload, shop.project, {
    paper: plainPaper(['optics00', 'subjective']),
  })
  const { browser, person } = await openShopper(shop.payload, shop.project)
  const { id } = await startedAt(browser, paper)
  await saveAt(browser, id, [
    saveOf('optics00', 1, { type: 'single', option: 'b' }),
    saveOf('subjective', 2, { type: 'subjective', files: [], text: 'The light bends.' }),
  ])
  await submitAt(browser, id)
  return { browser, person, id, series: paper.series ?? '' }
}
/** An expert with a permission. */
async function person(permission: 'answersheets' | 'expertDoubts') {
  const { payload, project } = shop
  const id = String((await createPerson(payload, project, levelOf('expert'))).id)
  await giveAccess(payload, project, id, [{ id: permission, canEdit: true }])
  const browser = openBrowser(project)
  browser.jar.set(`${project.slug}-staff`, await openTestSession(payload, id, project, true, {}))
  return { id, browser }
}
/** An expert who may check answer sheets. */
const checker = async (): Promise<Browser> => (await person('answersheets')).browser
const claim = async (expert: Browser) => (await expert.post<Reply>('/expert/claimsheet', {})).body
const desk = async (expert: Browser) => (await expert.get<Reply>('/expert/sheets')).body
/** Full marks for each step, unless others are said. */
const mark = (expert: Browser, { id, questions }: Sheet, each?: string) =>
  expert.post<{ apiSuccess: boolean; code?: string }>('/expert/marksheet', {
    sheet: id,
    marks: questions.map(({ id: question, rubric, full }) => ({
      question,
      note: 'Well argued',
      steps: (rubric.length > 0 ? rubric.map(({ marks }) => marks) : [full]).map((marks) => each ?? marks),
    })),
  })

it('one expert at a time has a sheet, without the student’s name, and their marks publish the result', async () => {
  const { browser, person, id } = await handedIn()
  expect((await resultAt(browser, id)).body).toMatchObject({ result: null })
  const [one, other] = [await checker(), await checker()]
  expect(await desk(one)).toMatchObject({ waiting: 1, sheet: null })
  const claimed = await Promise.all([claim(one), claim(other)])
  expect(claimed.filter(({ apiSuccess }) => apiSuccess)).toHaveLength(1)
  const [mine, theirs] = claimed[0]?.apiSuccess ? [one, other] : [other, one]
  const { sheet } = await desk(mine)
  if (!sheet) throw new Error('no sheet')
  expect(sheet.questions).toMatchObject([{ id: 'subjective', number: 2, text: 'The light bends.' }])
  expect(JSON.stringify(sheet)).not.toContain(person.name)
  expect(await desk(theirs)).toMatchObject({ waiting: 0, sheet: null })
  expect((await mark(theirs, sheet)).status).toBe(404)
  expect((await mark(browser, sheet)).status).toBe(403)
  expect((await mark(mine, sheet, '99')).body.code).toBe('invalid')

  expect((await mark(mine, sheet)).body.apiSuccess).toBe(true)
  expect((await mark(mine, sheet)).status).toBe(404)
  const { body } = await resultAt(browser, id)
  expect(body.result).toMatchObject({ marks: { text: '8' }, fullMarks: { text: '8' } })
  const solved = (await browser.get<SolutionsResponse>(`/tests/solutions?attempt=${id}`)).body.solutions
  expect(solved?.questions.map(({ expertNote }) => expertNote)).toEqual([null, 'Well argued'])
  // The first marking, which waited for the expert, is no earlier result.
  expect(body.regraded).toBeNull()
  expect(await desk(mine)).toMatchObject({ waiting: 0, sheet: null })
})

it('a sheet that is given back or left alone is free for others', async () => {
  await handedIn()
  const [one, other] = [await checker(), await checker()]
  const { sheet } = await claim(one)
  expect((await one.post('/expert/returnsheet', { sheet: sheet?.id })).status).toBe(200)
  expect((await claim(other)).sheet?.id).toBe(sheet?.id)
  const rows = { collection: 'answer-sheets', where: { id: { equals: sheet?.id } } } as const
  await shop.payload.db.updateOne({
    ...rows,
    data: { leaseUntil: new Date(Date.now() - 1000).toISOString() },
  })
  expect((await claim(one)).sheet?.id).toBe(sheet?.id)
  expect((await mark(other, sheet as Sheet)).status).toBe(404)
  expect((await shop.payload.db.findOne<AnswerSheet>(rows))?.state).toBe('claimed')
  expect((await mark(one, sheet as Sheet, '0')).body.apiSuccess).toBe(true)
})

it('an expert who claims in several tabs at once has one sheet, and the others stay free', async () => {
  for (let sheets = 0; sheets < 4; sheets++) await handedIn()
  const expert = await checker()
  const { waiting: before } = await desk(expert)
  const claimed = await Promise.all(Array.from({ length: 4 }, () => claim(expert)))
  expect(claimed.every(({ apiSuccess }) => apiSuccess)).toBe(true)
  expect((await desk(expert)).waiting).toBe(before - 1)
})

/** An attempt whose written answer has a page. */
async function withPage(page: string) {
  // Those of other tests would be claimed first.
  await shop.payload.db.deleteMany({ collection: 'answer-sheets', where: { state: { equals: 'waiting' } } })
  const paper = await releasePaper(shop.payload, shop.project, { paper: plainPaper(['subjective']) })
  const { browser } = await openShopper(shop.payload, shop.project)
  const { id } = await startedAt(browser, paper)
  await saveAt(browser, id, [saveOf('subjective', 1, { type: 'subjective', files: [page], text: '' })])
  await submitAt(browser, id)
  return { browser, id }
}
const PAGE = 'a'.repeat(64)
const DRAWING = [
  { kind: 'tick', at: [1200, 900] },
  { kind: 'comment', at: [4000, 2000], text: 'The unit is missing' },
  { kind: 'step', at: [9000, 900], step: 0 },
]
const drawn = (file = PAGE) => ({ question: 'subjective', page: { file, drawing: DRAWING } })
const typed = (note: string) => ({ question: 'subjective', draft: { steps: ['1/2'], note } })

it('what an expert types and draws is kept for them alone, and the student sees the drawing with its marks', async () => {
  const { browser, id } = await withPage(PAGE)
  const [one, other] = [await checker(), await checker()]
  const { sheet } = await claim(one)
  const save = async (by: Browser, part: object) =>
    (await by.post('/expert/savesheet', { sheet: sheet?.id, ...part })).status
  expect(await Promise.all([save(one, drawn()), save(one, typed('Half')), save(other, drawn())])).toEqual([
    200, 200, 404,
  ])
  expect([await save(one, drawn('b'.repeat(64))), await save(browser, drawn())]).toEqual([404, 403])
  expect(await save(one, { question: 'subjective', page: { file: PAGE, drawing: [{ kind: 'x' }] } })).toBe(
    400,
  )
  const kept = (await desk(one)).sheet?.questions[0]
  expect(kept).toMatchObject({ drawings: { [PAGE]: DRAWING }, draft: { steps: ['1/2'], note: 'Half' } })

  expect((await one.post('/expert/returnsheet', { sheet: sheet?.id })).status).toBe(200)
  expect((await claim(other)).sheet?.questions[0]).toMatchObject({ drawings: {}, draft: null })
  expect(await save(other, drawn())).toBe(200)
  expect((await mark(other, (await desk(other)).sheet as Sheet)).body.apiSuccess).toBe(true)
  // What is kept before is no entry of its own.
  const { docs } = await shop.payload.db.find<AuditLog>({
    collection: 'audit-logs',
    where: { entityId: { equals: sheet?.id } },
    sort: 'at',
  })
  expect(docs.map(({ summary }) => summary)).toEqual(['Gave an answer sheet back', 'Marked an answer sheet'])
  const solved = (await browser.get<SolutionsResponse>(`/tests/solutions?attempt=${id}`)).body.solutions
  expect(solved?.questions[0]).toMatchObject({
    drawings: { [PAGE]: DRAWING },
    expertNote: 'Well argued',
  })
})

it('a sheet is left for a day to the experts of its subject who check sheets, then everybody may take it', async () => {
  const { payload, project } = shop
  await payload.db.deleteMany({ collection: 'answer-sheets', where: { state: { equals: 'waiting' } } })
  const [own, other] = [await person('answersheets'), await person('answersheets')]
  const ofDoubts = await person('expertDoubts')
  const setExperts = (experts: string[]) =>
    setShop(payload, project, 'support-settings', { doubts: { subjects: [{ subject: 'physics', experts }] } })
  await setExperts([own.id, ofDoubts.id])
  const { series } = await handedIn()
  await updateAsAdmin(payload, project, 'test-series', series, { subject: 'physics' })

  expect([(await desk(own.browser)).waiting, (await desk(other.browser)).waiting]).toEqual([1, 0])
  expect((await claim(other.browser)).apiSuccess).toBe(false)
  const { sheet } = await claim(own.browser)
  expect(sheet).not.toBeNull()
  await own.browser.post('/expert/returnsheet', { sheet: sheet?.id })

  // Where nobody of the subject checks sheets, they are everybody's.
  await setExperts([ofDoubts.id])
  expect((await desk(other.browser)).waiting).toBe(1)
  await setExperts([own.id])
  expect((await desk(other.browser)).waiting).toBe(0)
  await payload.db.updateOne({
    collection: 'answer-sheets',
    where: { id: { equals: sheet?.id } },
    data: { handedInAt: new Date(Date.now() - 25 * 3_600_000).toISOString() },
  })
  expect((await claim(other.browser)).sheet?.id).toBe(sheet?.id)
  await setExperts([])
})
