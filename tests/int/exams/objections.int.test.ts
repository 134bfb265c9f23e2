import { expect, it } from 'vitest'
import type { SolutionsResponse } from '#domain/calls/exams/solutions.ts'
import { MAX_OBJECTIONS } from '#domain/exams/objections/objections.ts'
import { SUBADMIN_LEVEL } from '#domain/roles/roles.ts'
import type { StoredFile } from '#domain/tickets/files.ts'
import type { Notification } from '#payload-types'
import { type Browser, openBrowser } from '#tests/support/browser.ts'
import { saveAt, saveOf, startedAt, submitAt } from '#tests/support/exams/hallCalls.ts'
import { openStaff } from '#tests/support/exams/openStaff.ts'
import { plainPaper, type ReleasedPaper, releasePaper } from '#tests/support/exams/releasePaper.ts'
import { pngFile } from '#tests/support/files.ts'
import { createPerson } from '#tests/support/people.ts'
import { giveAccess, openTestSession } from '#tests/support/sessions.ts'
import { openShop } from '#tests/support/shop/openShop.ts'
import { openShopper } from '#tests/support/shop/shopper.ts'
import { fetchApi, sendForm } from '../storage/sendForm.ts'

const shop = openShop()
const QUESTIONS = ['optics00', 'optics01']
const REASON = 'Option c follows from the lens equation'
type Reply = { apiSuccess: boolean; code?: string; message: string; decided?: number }

const newPaper = (more: object = {}) =>
  releasePaper(shop.payload, shop.project, { paper: plainPaper(QUESTIONS, more) })
async function taken(paper: ReleasedPaper) {
  const { browser, id: student } = await openShopper(shop.payload, shop.project)
  const { id } = await startedAt(browser, paper)
  await saveAt(browser, id, [saveOf('optics00', 1, { type: 'single', option: 'c' })])
  await submitAt(browser, id)
  return { browser, student, id }
}
const object = async (browser: Browser, attempt: string, question = 'optics00', reason = REASON) =>
  browser.post<Reply>('/tests/object', { attempt, question, reason })
const report = (browser: Browser, attempt: string, question = 'optics00', place = 'translation') =>
  browser.post<Reply>('/tests/reporterror', { attempt, question, place, reason: REASON })
const open = (staff: Browser, paper: ReleasedPaper, until: number | null = Date.now() + 3_600_000) =>
  staff.post<Reply>('/attempts/objectionwindow', { paper: paper.id, until })
const decide = (staff: Browser, paper: ReleasedPaper, event: 'accept' | 'reject', question = 'optics00') =>
  staff.post<Reply>('/attempts/answerobjections', {
    paper: paper.id,
    release: paper.release,
    question,
    event,
    note: 'The key says b, and b it is',
  })
const seenBy = async (browser: Browser, attempt: string) =>
  (await browser.get<SolutionsResponse>(`/tests/solutions?attempt=${attempt}`)).body

it('a student objects while objections are taken, takes it back, and reads what staff decided', async () => {
  const paper = await newPaper()
  const staff = await openStaff(shop)
  const { browser, student, id } = await taken(paper)
  expect((await object(browser, id)).body).toMatchObject({ apiSuccess: false, code: 'over' })
  expect((await seenBy(browser, id)).objectionsUntil).toBeNull()
  expect((await open(staff, paper)).body.apiSuccess).toBe(true)
  expect((await seenBy(browser, id)).objectionsUntil).toBeGreaterThan(Date.now())

  expect((await object(browser, id)).body.apiSuccess).toBe(true)
  // Sent again it is the same one; another reason is not.
  expect((await object(browser, id)).body.apiSuccess).toBe(true)
  expect((await object(browser, id, 'optics00', 'Another reason for it')).body.code).toBe('meanwhile')
  expect((await object(browser, id, 'elsewhere')).status).toBe(404)
  const withdraw = () =>
    browser.post<Reply>('/tests/withdrawobjection', { attempt: id, question: 'optics00' })
  expect((await withdraw()).body.apiSuccess).toBe(true)
  expect((await withdraw()).body.code).toBe('meanwhile')
  expect((await object(browser, id)).body.apiSuccess).toBe(true)

  expect((await decide(staff, paper, 'accept')).body).toMatchObject({ apiSuccess: true, decided: 1 })
  expect((await decide(staff, paper, 'accept')).body.code).toBe('meanwhile')
  expect((await withdraw()).body.code).toBe('meanwhile')
  expect((await seenBy(browser, id)).solutions?.questions.map(({ objection }) => objection)).toEqual([
    { state: 'accepted', reason: REASON, note: 'The key says b, and b it is', file: null, fee: null },
    null,
  ])
  const { docs } = await shop.payload.db.find<Notification>({
    collection: 'notifications',
    where: { user: { equals: student } },
  })
  expect(docs.map(({ title }) => title).join()).toContain('was accepted')

  await open(staff, paper, null)
  expect((await object(browser, id, 'optics01')).body.code).toBe('over')
})

it('a student who objects to many questions at once stays within the limit', async () => {
  const optics = Array.from({ length: MAX_OBJECTIONS }, (_, at) => `optics${String(at).padStart(2, '0')}`)
  const questions = [...optics, 'single', 'trueFalse', 'integer']
  const paper = await releasePaper(shop.payload, shop.project, { paper: plainPaper(questions) })
  await open(await openStaff(shop), paper)
  const { browser, id } = await taken(paper)
  const replies = await Promise.all(questions.map((question) => object(browser, id, question)))
  expect(replies.filter(({ body }) => body.apiSuccess)).toHaveLength(MAX_OBJECTIONS)
  expect(replies.filter(({ body }) => body.code === 'limit')).toHaveLength(questions.length - MAX_OBJECTIONS)
  const rows = { collection: 'objections', where: { attempt: { equals: id } } } as const
  expect((await shop.payload.db.count(rows)).totalDocs).toBe(MAX_OBJECTIONS)
  // One that is there may be sent again, and what is wrong elsewhere in a question has a limit of its own.
  const kept = questions[replies.findIndex(({ body }) => body.apiSuccess)] as string
  expect((await object(browser, id, kept)).body.apiSuccess).toBe(true)
  expect((await report(browser, id, kept)).body.apiSuccess).toBe(true)
})

it('an error of a question is reported without a window, and its student reads what came of it', async () => {
  const paper = await newPaper()
  const staff = await openStaff(shop)
  const { browser, student, id } = await taken(paper)
  expect((await report(browser, id, 'elsewhere')).status).toBe(404)
  expect((await report(browser, id)).body.apiSuccess).toBe(true)
  expect((await report(browser, id)).body.apiSuccess).toBe(true)
  expect((await report(browser, id, 'optics00', 'options')).body.code).toBe('meanwhile')
  const { browser: stranger } = await openShopper(shop.payload, shop.project)
  expect((await report(stranger, id)).status).toBe(404)

  // A decision on objections leaves reports alone.
  expect((await decide(staff, paper, 'accept')).body.code).toBe('meanwhile')
  const decided = await staff.post<Reply>('/attempts/answerobjections', {
    paper: paper.id,
    release: paper.release,
    question: 'optics00',
    kind: 'reports',
    event: 'accept',
    note: 'It is mended',
  })
  expect(decided.body).toMatchObject({ apiSuccess: true, decided: 1 })
  expect((await seenBy(browser, id)).solutions?.questions.map((one) => [one.report, one.objection])).toEqual([
    [{ state: 'accepted', place: 'translation', reason: REASON, note: 'It is mended' }, null],
    [null, null],
  ])
  const { docs } = await shop.payload.db.find<Notification>({
    collection: 'notifications',
    where: { user: { equals: student } },
  })
  expect(docs.map(({ title }) => title).join()).toContain('was confirmed')
})

it('objections are taken from the solution time on alone, and of own attempts alone', async () => {
  const staff = await openStaff(shop)
  const later = Date.now() + 3_600_000
  const paper = await newPaper({ solutionsAt: later })
  await open(staff, paper, later + 3_600_000)
  const { browser, id } = await taken(paper)
  expect((await object(browser, id)).status).toBe(404)
  const shown = await newPaper()
  await open(staff, shown)
  const mine = await taken(shown)
  const { browser: stranger } = await openShopper(shop.payload, shop.project)
  expect((await object(stranger, mine.id)).status).toBe(404)
  await object(mine.browser, mine.id)
  const withdrawn = await stranger.post('/tests/withdrawobjection', {
    attempt: mine.id,
    question: 'optics00',
  })
  expect(withdrawn.status).toBe(404)
})

it('sub admins decide objections and set their end within their assigned series alone', async () => {
  const [mine, foreign] = [await newPaper(), await newPaper()]
  const sub = await openStaff(shop, ['testPaperStatus'], [mine.series ?? ''])
  expect((await open(sub, mine)).body.apiSuccess).toBe(true)
  expect((await open(sub, foreign)).status).toBe(404)
  expect((await decide(sub, foreign, 'reject')).status).toBe(404)
  const { browser, id } = await taken(mine)
  await object(browser, id)
  expect((await decide(sub, mine, 'reject')).body).toMatchObject({ decided: 1 })
  expect((await decide(browser, mine, 'accept')).status).toBe(403)
  const other = await openStaff(shop, ['quizAttempts'])
  expect((await open(other, mine)).status).toBe(404)
})

async function subAdmin(series: string[]): Promise<Browser> {
  const { payload, project } = shop
  const id = String((await createPerson(payload, project, SUBADMIN_LEVEL)).id)
  await giveAccess(payload, project, id, [{ id: 'testPaperStatus', canEdit: true }], {
    assigned: { assignedTestSeries: series },
  })
  const browser = openBrowser(project)
  browser.jar.set(`${project.slug}-staff`, await openTestSession(payload, id, project, true, {}))
  return browser
}

it('an objection has a file that its student and the staff of its series open, and nobody else', async () => {
  const paper = await newPaper()
  const staff = await openStaff(shop)
  await open(staff, paper)
  const [{ browser, id }, other] = [await taken(paper), await taken(paper)]
  const add = async (by: Browser) => {
    const { data } = await pngFile()
    const sent = { name: 'lens.png', type: 'image/png' }
    const response = await sendForm(by, shop.project, '/tickets/addfile', data, sent)
    return ((await response.json()) as { file: StoredFile }).file.id
  }
  const objectWith = (by: Browser, attempt: string, file: string) =>
    by.post<Reply>('/tests/object', { attempt, question: 'optics00', reason: REASON, file })
  const file = await add(browser)
  expect((await objectWith(other.browser, other.id, file)).body.code).toBe('fileGone')
  expect((await objectWith(browser, id, file)).body.apiSuccess).toBe(true)
  const seen = (await seenBy(browser, id)).solutions?.questions[0]?.objection
  expect(seen?.file).toMatchObject({ id: file, name: 'lens', kind: 'picture' })
  const statusFor = async (by: Browser) => {
    const response = await fetchApi(by, shop.project, `/tickets/file?file=${file}`, {})
    return response.status
  }
  expect([await statusFor(browser), await statusFor(other.browser)]).toEqual([200, 404])
  const [own, foreign] = [await subAdmin([paper.series ?? '']), await subAdmin([])]
  expect([await statusFor(own), await statusFor(foreign)]).toEqual([200, 404])
})
