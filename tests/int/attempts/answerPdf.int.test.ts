import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { renderPdf } from '#cms/adapters/pdf/renderPdf.ts'
import type { SheetsResponse } from '#domain/calls/exams/sheets.ts'
import { levelOf } from '#domain/roles/roles.ts'
import { type Browser, openBrowser } from '#tests/support/browser.ts'
import { saveAt, saveOf, startedAt, submitAt } from '#tests/support/exams/hallCalls.ts'
import { plainPaper, releasePaper } from '#tests/support/exams/releasePaper.ts'
import { pdfFile } from '#tests/support/files.ts'
import { readPdf } from '#tests/support/invoices/readPdf.ts'
import { createPerson, signInStaff } from '#tests/support/people.ts'
import { giveAccess, openTestSession } from '#tests/support/sessions.ts'
import { openShop } from '#tests/support/shop/openShop.ts'
import { openShopper } from '#tests/support/shop/shopper.ts'
import { fetchApi, sendForm } from '../storage/sendForm.ts'

const shop = openShop()
const digestOf = (data: Buffer): string => createHash('sha256').update(data).digest('hex')
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#f4f1e8' } })
    .jpeg()
    .toBuffer()

/** A submitted attempt whose written answer has these pages; `null` is one that never arrives. */
async function handedIn(pages: readonly (Buffer | null)[]) {
  await shop.payload.db.deleteMany({ collection: 'answer-sheets', where: { state: { equals: 'waiting' } } })
  const paper = await releasePaper(shop.payload, shop.project, { paper: plainPaper(['subjective']) })
  const { browser, person } = await openShopper(shop.payload, shop.project)
  const { id } = await startedAt(browser, paper)
  const names = pages.map((data) => digestOf(data ?? Buffer.from('lost')))
  await saveAt(browser, id, [saveOf('subjective', 1, { type: 'subjective', files: names, text: '' })])
  for (const data of pages.filter((one) => one !== null)) {
    const path = `/tests/addfile?attempt=${id}&epoch=1&question=subjective&file=${digestOf(data)}`
    const sent = await sendForm(browser, shop.project, path, data, { name: 'page', type: 'image/jpeg' })
    expect(await sent.json()).toMatchObject({ apiSuccess: true })
  }
  await submitAt(browser, id)
  return { browser, person, id, names }
}
async function checker(): Promise<Browser> {
  const { payload, project } = shop
  const id = String((await createPerson(payload, project, levelOf('expert'))).id)
  await giveAccess(payload, project, id, [{ id: 'answersheets', canEdit: true }])
  const browser = openBrowser(project)
  browser.jar.set(`${project.slug}-staff`, await openTestSession(payload, id, project, true, {}))
  return browser
}
const ask = (by: Browser, path: string) => fetchApi(by, shop.project, path)
const ownPdf = (by: Browser, attempt: string) =>
  ask(by, `/tests/answerpdf?attempt=${attempt}&question=subjective`)
const pdfOf = async (response: Response) => {
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  return readPdf(new Uint8Array(await response.arrayBuffer()))
}

it('the pages of an answer are one PDF in their order, with PDFs as they are and a note for what is missing', async () => {
  const { browser, id } = await handedIn([
    (await pdfFile('A scanned page')).data,
    await photo(1600, 900),
    Buffer.from(`%PDF-1.7\n${'x'.repeat(500)}\nstartxref\n9\n%%EOF`),
    null,
  ])
  const { pages, lines } = await pdfOf(await ownPdf(browser, id))
  expect(pages).toBe(4)
  const read = lines.join('\n')
  const at = [
    'A scanned page',
    'Question 1 · page 2',
    'Page 3 is not in this file',
    'Page 4 is not in this file',
  ].map((text) => read.indexOf(text))
  expect(at.every((place) => place >= 0)).toBe(true)
  expect(at).toEqual(at.toSorted((one, other) => one - other))
})

it('the owner, staff and the expert who has the sheet get the PDF; it has no name, and what was drawn once it is checked', async () => {
  const { browser, person, id, names } = await handedIn([await photo(1200, 1600)])
  const [one, other, { browser: stranger }] = [
    await checker(),
    await checker(),
    await openShopper(shop.payload, shop.project),
  ]
  const staff = await signInStaff(shop.project, (await createPerson(shop.payload, shop.project, 800)).phone)
  const statuses = await Promise.all(
    [browser, staff, stranger, one, openBrowser(shop.project)].map(
      async (by) => (await ownPdf(by, id)).status,
    ),
  )
  expect(statuses).toEqual([200, 200, 404, 404, 401])
  expect((await ask(browser, `/tests/answerpdf?attempt=${id}&question=single`)).status).toBe(404)

  const { sheet } = (await one.post<SheetsResponse>('/expert/claimsheet', {})).body
  const drawing = [
    {
      kind: 'pen',
      points: [
        [100, 100],
        [4000, 300],
      ],
    },
    { kind: 'tick', at: [1200, 900] },
    { kind: 'comment', at: [4000, 2000], text: 'इकाई is missing' },
    { kind: 'step', at: [9000, 900], step: 0 },
  ]
  await one.post('/expert/savesheet', {
    sheet: sheet?.id,
    question: 'subjective',
    page: { file: names[0], drawing },
  })
  await one.post('/expert/savesheet', {
    sheet: sheet?.id,
    question: 'subjective',
    draft: { steps: ['1/2'], note: '' },
  })
  const sheetPdf = (by: Browser, question = 'subjective') =>
    ask(by, `/expert/sheetpdf?sheet=${sheet?.id}&question=${question}`)
  const { pages, lines } = await pdfOf(await sheetPdf(one))
  expect(pages).toBe(1)
  expect(lines.join('\n')).toContain('is missing')
  expect(lines.join('\n')).toContain('1: 1/2')
  expect(lines.join('\n')).not.toContain(person.name)
  const refused = await Promise.all([sheetPdf(other), sheetPdf(browser), sheetPdf(one, 'single')])
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404])

  expect((await pdfOf(await ownPdf(browser, id))).lines.join('\n')).not.toContain('is missing')
  const marks = sheet?.questions.map(({ id: question, full }) => ({ question, note: '', steps: [full] }))
  const marked = await one.post('/expert/marksheet', { sheet: sheet?.id, marks })
  expect(marked.body).toMatchObject({ apiSuccess: true })
  const checked = (await pdfOf(await ownPdf(browser, id))).lines.join('\n')
  expect(checked).toContain('is missing')
})

it('a page that cannot be drawn fails alone: what is drawn of the shop’s own meanwhile is drawn', async () => {
  const keys = { brand: 'B', title: 'Keys', place: 'P', cards: [], printedAt: new Date().toISOString() }
  const broken = { title: 'x', brand: 'x', captions: [], missing: [], stepTexts: [], at: 'no time' }
  const pages = [{ kind: 'photo' as const, jpeg: new Uint8Array(9), width: 1, height: 1, drawing: [] }]
  const [failed, drawn] = await Promise.allSettled([
    renderPdf({ kind: 'answer', data: { ...broken, pages } }),
    renderPdf({ kind: 'keySheet', data: keys }),
  ])
  expect([failed.status, drawn.status]).toEqual(['rejected', 'fulfilled'])
})
