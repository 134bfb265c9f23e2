import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { fileStore } from '#cms/adapters/storage/openFileStore.ts'
import { readFile } from '#cms/adapters/storage/readFile.ts'
import { deleteAccount } from '#cms/operations/account/deleteAccount.ts'
import { addAnswerFile } from '#cms/operations/attempts/files/addAnswerFile.ts'
import { deleteUnnamedAnswerFiles } from '#cms/operations/attempts/files/removeAnswerFiles.ts'
import {
  ANSWER_PHOTO_SIDE,
  MAX_ANSWER_FILE_BYTES,
  SPARE_FILES,
  UNNAMED_FILE_MS,
} from '#domain/exams/answers/answerFiles.ts'
import { GRACE_MS } from '#domain/exams/attempts/lateVerdict.ts'
import type { AnswerFile } from '#payload-types'
import { type Browser, openBrowser } from '#tests/support/browser.ts'
import { sweepUntilRest } from '#tests/support/exams/atMoment.ts'
import { outcomesAt, saveOf, startedAt, submitAt } from '#tests/support/exams/hallCalls.ts'
import { plainPaper, releasePaper } from '#tests/support/exams/releasePaper.ts'
import { pdfFile, phonePhoto, pngFile } from '#tests/support/files.ts'
import { createPerson, signInStaff } from '#tests/support/people.ts'
import { newShopper, openShop } from '#tests/support/shop/openShop.ts'
import { openShopper } from '#tests/support/shop/shopper.ts'
import { fetchApi, sendForm } from '../storage/sendForm.ts'

const shop = openShop()
const me = newShopper(shop)

const digestOf = (data: Buffer): string => createHash('sha256').update(data).digest('hex')
/** A page that no other one is equal to. */
const page = async (): Promise<Buffer> =>
  Buffer.concat([(await pngFile()).data, Buffer.from(crypto.randomUUID())])

/** An attempt of 60 minutes with a written question, which takes four files, and one with options. */
async function started(browser: Browser = me.browser) {
  const paper = await releasePaper(shop.payload, shop.project, {
    paper: plainPaper(['subjective', 'single']),
  })
  return startedAt(browser, paper)
}

type Sent = { by?: Browser; question?: string; epoch?: number; digest?: string; type?: string }

async function add(attempt: string, data: Buffer, sent: Sent = {}) {
  const {
    by = me.browser,
    question = 'subjective',
    epoch = 1,
    digest = digestOf(data),
    type = 'image/png',
  } = sent
  const path = `/tests/addfile?attempt=${attempt}&epoch=${epoch}&question=${question}&file=${digest}`
  const response = await sendForm(by, shop.project, path, data, { name: 'page.png', type })
  const { apiSuccess, code } = (await response.json()) as { apiSuccess: boolean; code?: string }
  return apiSuccess ? 'kept' : response.status === 200 ? code : response.status
}
const read = (attempt: string, digest: string, by: Browser = me.browser) =>
  fetchApi(by, shop.project, `/tests/file?attempt=${attempt}&question=subjective&file=${digest}`)
const statusOf = async (attempt: string, digest: string, by?: Browser) =>
  (await read(attempt, digest, by)).status
const remove = async (attempt: string, digest: string, epoch = 1) => {
  const body = { attempt, epoch, question: 'subjective', file: digest }
  const { body: answer } = await me.browser.post<{ apiSuccess: boolean; code?: string }>(
    '/tests/removefile',
    body,
  )
  return answer.apiSuccess ? 'removed' : answer.code
}
const written = (files: readonly string[], text = '') => ({ type: 'subjective', files: [...files], text })
const rowsOf = async (attempt: string) =>
  (
    await shop.payload.db.find<AnswerFile>({
      collection: 'answer-files',
      where: { attempt: { equals: attempt } },
      pagination: false,
    })
  ).docs

it('a photo is kept upright, without place, time and camera, and is the same one when it is sent again', async () => {
  const { id } = await started()
  const sent = await phonePhoto(3000, 1500)
  expect((await sharp(sent).metadata()).orientation).toBe(6)
  const outcomes = await Promise.all([add(id, sent), add(id, sent), add(id, sent)])
  expect([outcomes, await add(id, sent)]).toEqual([['kept', 'kept', 'kept'], 'kept'])
  const rows = await rowsOf(id)
  expect(rows).toHaveLength(1)
  const stored = (await readFile(fileStore(), `answer-files/${rows[0]?.filename}`)) as Buffer
  const { format, exif: left, orientation, width, height } = await sharp(stored).metadata()
  expect({ format, left, orientation, width, height }).toEqual({
    format: 'webp',
    left: undefined,
    orientation: undefined,
    width: ANSWER_PHOTO_SIDE / 2,
    height: ANSWER_PHOTO_SIDE,
  })
  expect(stored.includes('Camera Works')).toBe(false)
})

it('only its owner and staff who may see the attempt read a file, and nobody through the collection', async () => {
  const { id } = await started()
  const data = await page()
  const digest = digestOf(data)
  expect(await add(id, data)).toBe('kept')
  const other = await openShopper(shop.payload, shop.project)
  const staff = await signInStaff(shop.project, (await createPerson(shop.payload, shop.project, 800)).phone)
  const stranger = openBrowser(shop.project)
  expect([await statusOf(id, digest), await statusOf(id, digest, staff)]).toEqual([200, 200])
  expect(await statusOf(id, digest, other.browser)).toBe(404)
  expect(await statusOf(id, digest, stranger)).toBe(401)
  expect([await add(id, data, { by: other.browser }), await add(id, data, { by: stranger })]).toEqual([
    404, 401,
  ])
  const { headers } = await read(id, digest)
  expect(headers.get('content-type')).toBe('image/webp')
  expect(headers.get('content-security-policy')).toContain('sandbox')
  const [row] = await rowsOf(id)
  for (const by of [me.browser, staff])
    for (const path of ['/answer-files', `/answer-files/file/${row?.filename}`])
      expect((await fetchApi(by, shop.project, path)).status).toBe(403)
})

it('what a file is is told by its content, and its bytes must be those of its name', async () => {
  const { id } = await started()
  const pdf = (await pdfFile()).data
  expect(await add(id, pdf, { type: 'application/pdf' })).toBe('kept')
  const { headers } = await read(id, digestOf(pdf))
  expect([headers.get('content-type'), headers.get('content-disposition')]).toEqual([
    'application/pdf',
    'attachment',
  ])
  const wrong: [Buffer, Sent][] = [
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), { type: 'image/png' }],
    [Buffer.from('<!doctype html><script>alert(1)</script>'), { type: 'image/jpeg' }],
    [Buffer.concat([(await pngFile()).data.subarray(0, 30), Buffer.alloc(200)]), {}],
    [pdf.subarray(0, pdf.length - 30), { type: 'application/pdf' }],
    [await page(), { digest: digestOf(await page()) }],
  ]
  for (const [data, sent] of wrong) expect(await add(id, data, sent)).toBe(400)
  expect(await add(id, Buffer.concat([await page(), Buffer.alloc(MAX_ANSWER_FILE_BYTES)]))).toBe(413)
  expect(await add(id, await page(), { digest: 'x' })).toBe(404)
  expect(await rowsOf(id)).toHaveLength(1)
})

it('a question takes files only when it is a written one of the paper, and no more than it asks for', async () => {
  const { id } = await started()
  for (const question of ['single', 'nowhere', 'integer'])
    expect(await add(id, await page(), { question })).toBe('unfit')
  const outcomes: unknown[] = []
  for (let n = 0; n < 4 + SPARE_FILES + 1; n++) outcomes.push(await add(id, await page()))
  expect(outcomes.at(-1)).toBe('filesFull')
  expect(outcomes.slice(0, -1).every((outcome) => outcome === 'kept')).toBe(true)
})

it('a page that is taken out is deleted with its bytes as long as the attempt lasts', async () => {
  const { id } = await started()
  const [first, second] = [await page(), await page()]
  await add(id, first)
  await add(id, second)
  const row = (await rowsOf(id)).find(({ digest }) => digest === digestOf(first))
  expect(await remove(id, digestOf(first), 2)).toBe('over')
  expect(await remove(id, digestOf(first))).toBe('removed')
  expect(await statusOf(id, digestOf(first))).toBe(404)
  await expect.poll(() => readFile(fileStore(), `answer-files/${row?.filename}`)).toBeNull()
  await submitAt(me.browser, id)
  expect(await remove(id, digestOf(second))).toBe('over')
  expect(await statusOf(id, digestOf(second))).toBe(200)
})

it('a page that the saved answer has is not deleted before a save without it arrives', async () => {
  const { id } = await started()
  const kept = await page()
  await add(id, kept)
  await outcomesAt(me.browser, id, [saveOf('subjective', 1, written([digestOf(kept)]))])
  expect(await remove(id, digestOf(kept))).toBe('named')
  expect(await statusOf(id, digestOf(kept))).toBe(200)
  await outcomesAt(me.browser, id, [saveOf('subjective', 2, written([], 'typed instead'))])
  expect(await remove(id, digestOf(kept))).toBe('removed')
  expect(await statusOf(id, digestOf(kept))).toBe(404)
})

it('after the end only a file arrives that an answer names which came in time', async () => {
  const { id, endsAt } = await started()
  const end = endsAt ?? 0
  const [named, other] = [await page(), await page()]
  await outcomesAt(me.browser, id, [saveOf('subjective', 1, written([digestOf(named)]))])
  const arrive = async (data: Buffer, now: number, epoch = 1) => {
    const sent = { epoch, question: 'subjective', digest: digestOf(data), data }
    return (await addAnswerFile(shop.payload, { id }, sent, now)).state
  }
  await sweepUntilRest(shop.payload, end + GRACE_MS + 1)
  expect(await arrive(other, end + GRACE_MS + 2)).toBe('over')
  expect(await arrive(named, end + 3_600_000)).toBe('added')
  expect((await rowsOf(id)).map(({ isLate }) => isLate)).toEqual([true])
  expect(await arrive(named, end + 30 * 86_400_000)).toBe('over')
})

it('of two devices the one that was taken over adds only what its saved answers name', async () => {
  const { id } = await started()
  const [named, unnamed] = [await page(), await page()]
  await outcomesAt(me.browser, id, [saveOf('subjective', 1, written([digestOf(named)]))])
  await me.browser.post('/tests/takeover', { attempt: id, device: 'the-other-phone' })
  expect([await add(id, unnamed), await add(id, named)]).toEqual(['over', 'kept'])
  expect(await add(id, unnamed, { epoch: 2 })).toBe('kept')
  expect(await remove(id, digestOf(named), 1)).toBe('over')
  // The newer device shows the pages of the older one.
  expect(await statusOf(id, digestOf(named))).toBe(200)
})

it('what no answer names is deleted a day after the end, and everything with the account', async () => {
  const { id, endsAt } = await started()
  const [named, unnamed] = [await page(), await page()]
  await add(id, named)
  await add(id, unnamed)
  await outcomesAt(me.browser, id, [saveOf('subjective', 1, written([digestOf(named)]))])
  const aDayLater = () => new Date(Math.max(Date.now(), endsAt ?? 0) + UNNAMED_FILE_MS + 120_000)
  await deleteUnnamedAnswerFiles(shop.payload, aDayLater())
  expect(await rowsOf(id)).toHaveLength(2)
  await submitAt(me.browser, id)
  await deleteUnnamedAnswerFiles(shop.payload, new Date())
  expect(await rowsOf(id)).toHaveLength(2)
  await deleteUnnamedAnswerFiles(shop.payload, aDayLater())
  expect((await rowsOf(id)).map(({ digest }) => digest)).toEqual([digestOf(named)])
  await deleteAccount(shop.payload, me.person, new Date())
  expect(await rowsOf(id)).toEqual([])
})
