import type { BasePayload } from 'payload'
import { beforeAll, expect, it, vi } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { startPayload } from '#cms/payload.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson, signInStaff } from '#tests/support/people.ts'

type Saved = { doc: { id: string }; errors?: { message: string }[] }

let payload: BasePayload
let project: RequestProject
let admin: Awaited<ReturnType<typeof signInStaff>>
beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
  admin = await signInStaff(project, (await createPerson(payload, project, 800)).phone)
})

let made = 0
const make = async (collection: string, data: object): Promise<string> => {
  const { body } = await admin.post<Saved>(`/${collection}`, { title: `Made ${made++}`, ...data })
  if (!body.doc) throw new Error(JSON.stringify(body))
  return body.doc.id
}
const sell = (kind: string, content: object) =>
  make('selling-products', { summary: 'S', kind, pricePaise: 100, _status: 'published', ...content })
const answerTo = async (method: string, path: string, data?: object) => {
  const { status, body } = await admin.call<Saved>(method, path, data)
  return [status, body.errors?.[0]?.message]
}
const refused = [409, expect.stringMatching(/^“Made \d+” is on sale and would have nothing left/)]
const lecture = (of: string) => make('lectures', { class: of, chapter: 'One', kind: 'text' })
const paper = (testSeries: string) => make('test-papers', { testSeries, _status: 'published' })

it('the last lecture of a class on sale is neither deleted nor moved, and its class is not deleted', async () => {
  const [own, other] = [await make('classes', {}), await make('classes', {})]
  const [first, last] = [await lecture(own), await lecture(own)]
  const product = await sell('class', { classes: [own] })
  expect((await answerTo('DELETE', `/lectures/${first}`))[0]).toBe(200)
  expect(await answerTo('DELETE', `/lectures/${last}`)).toEqual(refused)
  expect(await answerTo('PATCH', `/lectures/${last}`, { class: other })).toEqual(refused)
  expect(await answerTo('DELETE', `/classes/${own}`)).toEqual(refused)
  expect((await answerTo('PATCH', `/lectures/${last}`, { title: 'Renamed' }))[0]).toBe(200)
  expect((await answerTo('PATCH', `/selling-products/${product}`, { _status: 'draft' }))[0]).toBe(200)
  expect((await answerTo('DELETE', `/lectures/${last}`))[0]).toBe(200)
})

it('the last lecture may be deleted while a batch is upcoming, and then the batch cannot', async () => {
  const own = await make('classes', {})
  const last = await lecture(own)
  const product = await sell('class', { classes: [own] })
  const startsOn = new Date(Date.now() + 30 * 86_400_000).toISOString()
  const batch = await make('batches', { product, startsOn, _status: 'published' })
  expect((await answerTo('DELETE', `/lectures/${last}`))[0]).toBe(200)
  const path = `/batches/${batch}`
  expect(await answerTo('PATCH', path, { _status: 'draft' })).toEqual(refused)
  expect(await answerTo('PATCH', path, { startsOn: '2026-01-05T12:00:00.000Z' })).toEqual(refused)
  expect(await answerTo('DELETE', path)).toEqual(refused)
  await lecture(own)
  expect((await answerTo('DELETE', path))[0]).toBe(200)
})

it('the last paper of a test series on sale is not deleted, unpublished or moved; a draft of it is saved', async () => {
  const [own, other] = [
    await make('test-series', { _status: 'published' }),
    await make('test-series', { _status: 'published' }),
  ]
  const last = await paper(own)
  await sell('test-series', { testSeries: [own] })
  const path = `/test-papers/${last}`
  expect(await answerTo('PATCH', path, { _status: 'draft' })).toEqual(refused)
  expect(await answerTo('PATCH', path, { testSeries: other })).toEqual(refused)
  expect(await answerTo('DELETE', path)).toEqual(refused)
  expect(await answerTo('DELETE', `/test-series/${own}`)).toEqual(refused)
  expect((await answerTo('PATCH', `${path}?draft=true`, { title: 'A draft', _status: 'draft' }))[0]).toBe(200)
  expect(await answerTo('PATCH', path, { _status: 'draft' })).toEqual(refused)
  await paper(own)
  expect((await answerTo('PATCH', path, { _status: 'draft' }))[0]).toBe(200)
})

it('the last product of a bundle, quiz and file on sale cannot be removed', async () => {
  const book = await sell('physical', {})
  await sell('bundle', { includes: [book] })
  expect(await answerTo('PATCH', `/selling-products/${book}`, { _status: 'draft' })).toEqual(refused)
  expect(await answerTo('DELETE', `/selling-products/${book}`)).toEqual(refused)
  const quiz = await make('quizzes', { _status: 'published' })
  await sell('quiz', { quizzes: [quiz] })
  expect(await answerTo('PATCH', `/quizzes/${quiz}`, { _status: 'draft' })).toEqual(refused)
  expect(await answerTo('DELETE', `/quizzes/${quiz}`)).toEqual(refused)
})

it('checking a class takes the same number of reads in many products as in one', async () => {
  const readsFor = async (products: number) => {
    const own = await make('classes', {})
    const [going] = [await lecture(own), await lecture(own)]
    for (let sold = 0; sold < products; sold++) await sell('class', { classes: [own] })
    const finds = vi.spyOn(payload.db, 'find')
    expect((await answerTo('DELETE', `/lectures/${going}`))[0]).toBe(200)
    const reads = finds.mock.calls.filter(([{ collection }]) =>
      ['selling-products', 'lectures', 'batches'].includes(collection),
    ).length
    finds.mockRestore()
    return reads
  }
  expect(await readsFor(6)).toBe(await readsFor(1))
})
