import { expect, it } from 'vitest'
import { settleSheets } from '#cms/operations/exams/sheets/settleSheet.ts'
import type { ExpertPayResponse } from '#domain/calls/exams/expertPay.ts'
import type { SheetsResponse } from '#domain/calls/exams/sheets.ts'
import type { SolutionsResponse } from '#domain/calls/exams/solutions.ts'
import type { ExpertStart } from '#domain/calls/expert.ts'
import { indianMonth } from '#domain/invoices/financialYear.ts'
import { levelOf } from '#domain/roles/roles.ts'
import type { AnswerSheet } from '#payload-types'
import { type Browser, openBrowser } from '#tests/support/browser.ts'
import { attemptOf } from '#tests/support/exams/atMoment.ts'
import { resultAt, saveAt, saveOf, startedAt, submitAt } from '#tests/support/exams/hallCalls.ts'
import { plainPaper, releasePaper } from '#tests/support/exams/releasePaper.ts'
import { createPerson } from '#tests/support/people.ts'
import { giveAccess, openTestSession } from '#tests/support/sessions.ts'
import { openShop } from '#tests/support/shop/openShop.ts'
import { setShop } from '#tests/support/shop/shopOwner.ts'
import { openShopper } from '#tests/support/shop/shopper.ts'

const shop = openShop()
type Reply = SheetsResponse & { code?: string }
const NOTE = 'Step two is missing'

const pay = (sheetPaise: number, secondCheckPercent: number) =>
  setShop(shop.payload, shop.project, 'reward-settings', { experts: { sheetPaise, secondCheckPercent } })

/** An attempt whose written answer is worth 4 marks. */
async function handedIn() {
  const paper = await releasePaper(shop.payload, shop.project, { paper: plainPaper(['subjective']) })
  const { browser } = await openShopper(shop.payload, shop.project)
  const { id } = await startedAt(browser, paper)
  await saveAt(browser, id, [saveOf('subjective', 1, { type: 'subjective', files: [], text: 'It bends.' })])
  await submitAt(browser, id)
  return { browser, id, paper }
}
async function checker() {
  const { payload, project } = shop
  const id = String((await createPerson(payload, project, levelOf('expert'))).id)
  await giveAccess(payload, project, id, [{ id: 'answersheets', canEdit: true }])
  const browser = openBrowser(project)
  browser.jar.set(`${project.slug}-staff`, await openTestSession(payload, id, project, true, {}))
  return browser
}
const claim = async (expert: Browser) => (await expert.post<Reply>('/expert/claimsheet', {})).body
const waitingFor = async (expert: Browser) => (await expert.get<Reply>('/expert/sheets')).body.waiting
/** Takes the next sheet and gives these marks for each step. */
async function check(expert: Browser, each: (full: string) => string) {
  const { sheet } = await claim(expert)
  if (!sheet) throw new Error('no sheet')
  const marks = sheet.questions.map(({ id, rubric, full }) => ({
    question: id,
    note: NOTE,
    steps: (rubric.length > 0 ? rubric.map(({ marks: worth }) => worth) : [full]).map(each),
  }))
  const { body } = await expert.post<{ apiSuccess: boolean }>('/expert/marksheet', { sheet: sheet.id, marks })
  expect(body.apiSuccess).toBe(true)
  return sheet
}
const all = (full: string) => full
const nothing = () => '0'
const marksAt = async (browser: Browser, id: string) => (await resultAt(browser, id)).body.result?.marks.text
const payOf = async (expert: Browser) => (await expert.get<ExpertPayResponse>('/expert/pay')).body
const solutionsOf = async (browser: Browser, id: string) =>
  (await browser.get<SolutionsResponse>(`/tests/solutions?attempt=${id}`)).body

it('a second expert checks a sheet of the sample without the first marks, a third decides where they differ, and each is paid', async () => {
  await pay(2500, 100)
  const { browser, id } = await handedIn()
  const [one, other, third] = [await checker(), await checker(), await checker()]
  expect((await check(one, all)).round).toBe('first')
  expect(await marksAt(browser, id)).toBeUndefined()
  expect(await waitingFor(one)).toBe(0)
  const second = await check(other, nothing)
  expect(second.round).toBe('second')
  expect(JSON.stringify(second)).not.toContain(NOTE)
  expect(await marksAt(browser, id)).toBeUndefined()
  expect([await waitingFor(one), await waitingFor(other)]).toEqual([0, 0])
  const decided = await check(third, all)
  expect(decided).toMatchObject({
    round: 'moderation',
    questions: [{ before: [{ note: NOTE }, { note: NOTE }] }],
  })
  expect(decided.questions[0]?.before.map(({ marks }) => marks)).toEqual(['4', '0'])
  expect(await marksAt(browser, id)).toBe('4')
  const month = indianMonth(Date.now())
  for (const expert of [one, other, third])
    expect(await payOf(expert)).toMatchObject({
      eachPaise: 2500,
      availablePaise: 2500,
      months: [{ month, count: 1, paise: 2500 }],
    })
})

it('what two experts agree on counts, without a third', async () => {
  await pay(0, 100)
  const { browser, id, paper } = await handedIn()
  const [one, other] = [await checker(), await checker()]
  const { permissions, testSeries } = (await one.get<ExpertStart>('/expert/start')).body
  expect(permissions.find(({ id: permission }) => permission === 'answersheets')?.waiting).toBe(1)
  const papers = testSeries?.flatMap((series) => series.papers) ?? []
  expect(papers.filter(({ sheets }) => sheets > 0)).toMatchObject([{ id: paper.id, sheets: 1 }])
  // The sheet that is with an expert waits for them, too.
  await claim(one)
  const { permissions: later } = (await one.get<ExpertStart>('/expert/start')).body
  expect(later.find(({ id: permission }) => permission === 'answersheets')?.waiting).toBe(1)
  await check(one, all)
  await check(other, all)
  expect(await marksAt(browser, id)).toBe('4')
  expect(await payOf(one)).toMatchObject({ availablePaise: 0, months: [] })
})

it('a student has written answers re-evaluated once by an expert who did not have them, whose marks replace the first ones', async () => {
  await pay(1000, 0)
  const { browser, id } = await handedIn()
  const [one, other] = [await checker(), await checker()]
  await check(one, nothing)
  expect(await marksAt(browser, id)).toBe('0')
  expect((await solutionsOf(browser, id)).reevaluation).toMatchObject({ state: 'none' })
  const reason = 'The second step is on page two'
  const ask = (text: string, by = browser) =>
    by.post<Reply>('/tests/reevaluate', { attempt: id, reason: text })
  expect((await ask(reason, (await openShopper(shop.payload, shop.project)).browser)).status).toBe(404)
  const asked = await Promise.all([ask(reason), ask(reason)])
  expect(asked.map(({ body }) => body.apiSuccess)).toEqual([true, true])
  expect((await ask('Once more, please')).body.code).toBe('over')
  expect((await solutionsOf(browser, id)).reevaluation).toEqual({ until: null, state: 'waiting' })
  expect((await claim(one)).apiSuccess).toBe(false)
  expect(await check(other, all)).toMatchObject({ round: 'review', reason, questions: [{ before: [] }] })
  expect(await marksAt(browser, id)).toBe('4')
  expect((await solutionsOf(browser, id)).reevaluation).toEqual({ until: null, state: 'done' })
  expect(await payOf(other)).toMatchObject({ availablePaise: 1000 })
})

it('what follows a check is done by a job where the process was stopped, and nobody is paid twice', async () => {
  await pay(700, 0)
  const { browser, id } = await handedIn()
  const expert = await checker()
  await check(expert, all)
  const rows = { collection: 'answer-sheets', where: { attempt: { equals: id } } } as const
  const before = await attemptOf(shop.payload, id)
  await shop.payload.db.updateOne({ ...rows, data: { pendingTask: 'settle' } })
  expect(await settleSheets(shop.payload, Date.now())).toBe(0)
  expect(await settleSheets(shop.payload, Date.now() + 120_000)).toBe(1)
  expect((await shop.payload.db.findOne<AnswerSheet>(rows))?.pendingTask ?? null).toBeNull()
  expect(await attemptOf(shop.payload, id)).toMatchObject({ state: 'published', marking: before.marking })
  expect(await payOf(expert)).toMatchObject({ availablePaise: 700 })
  expect(await marksAt(browser, id)).toBe('4')
})
