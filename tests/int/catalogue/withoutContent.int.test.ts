import type { BasePayload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { startPayload } from '#cms/payload.ts'
import type { SellingProduct } from '#payload-types'
import { openBrowser } from '#tests/support/browser.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson, signInStaff } from '#tests/support/people.ts'

type Saved = {
  doc?: { id: string }
  errors?: { message: string; data?: { errors?: { path: string; message: string }[] } }[]
}

let payload: BasePayload
let project: RequestProject
let admin: Awaited<ReturnType<typeof signInStaff>>
beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
  admin = await signInStaff(project, (await createPerson(payload, project, 800)).phone)
})

let made = 0
const course = (more: object) => ({
  title: `Empty ${made++}`,
  summary: 'Nothing yet',
  kind: 'course',
  pricePaise: 100_000,
  ...more,
})
const save = (data: object) => admin.call<Saved>('POST', '/selling-products', data)
const quote = (product: string) =>
  openBrowser(project).post<{ apiSuccess: boolean; code?: string }>('/payment/quote', {
    items: [{ product, quantity: 1 }],
  })

describe('a course without content', () => {
  it('is saved as a draft, and can be published once it has content', async () => {
    const refused = await save(course({ _status: 'published' }))
    expect(refused.status).toBe(400)
    expect(refused.body.errors?.[0]?.message).toMatch(/^Classes – Choose what buyers get/)
    expect(refused.body.errors?.[0]?.data?.errors?.map(({ path }) => path)).toEqual(['classes'])
    const draft = await save(course({ _status: 'draft' }))
    expect(draft.status).toBe(201)
    const { course: filled } = await createCourse(payload, project)
    const path = `/selling-products/${draft.body.doc?.id}`
    const publish = (more: object) => admin.call<Saved>('PATCH', path, { _status: 'published', ...more })
    expect((await publish({})).status).toBe(400)
    expect((await publish({ classes: [filled.id] })).status).toBe(200)
  })

  it('is not sold, even when published', async () => {
    const { product } = await createCourse(payload, project, { classes: [] })
    expect((await quote(String(product.id))).body).toMatchObject({ apiSuccess: false, code: 'productGone' })
    const { product: full } = await createCourse(payload, project)
    expect((await quote(String(full.id))).body.apiSuccess).toBe(true)
  })
})

describe('selected content without items', () => {
  const published = (data: object) => save(course({ _status: 'published', ...data }))
  const faultsOf = ({ body }: Awaited<ReturnType<typeof save>>) =>
    body.errors?.[0]?.data?.errors?.map(({ path, message }) => `${path}: ${message}`)
  const make = async (collection: string, data: object): Promise<string> =>
    (await admin.post<{ doc: { id: string } }>(`/${collection}`, data)).body.doc.id

  it('does not let a class be published; one lecture or a batch that starts in the future does', async () => {
    const empty = await make('classes', { title: `No lectures ${made++}` })
    const refused = await published({ kind: 'class', classes: [empty] })
    expect([refused.status, faultsOf(refused)]).toEqual([
      400,
      [expect.stringMatching(/^classes: The chosen classes have no lectures yet\./)],
    ])
    const { body } = await save(course({ kind: 'class', classes: [empty], _status: 'draft' }))
    const path = `/selling-products/${body.doc?.id}`
    const publish = () => admin.call<Saved>('PATCH', path, { _status: 'published' })
    const batch = (days: number) =>
      make('batches', {
        title: 'Evenings',
        product: body.doc?.id,
        _status: 'published',
        startsOn: new Date(Date.now() + days * 86_400_000).toISOString(),
      })
    await batch(-30)
    expect((await publish()).status).toBe(400)
    await batch(30)
    expect((await publish()).status).toBe(200)
    const other = await make('classes', { title: `A lecture ${made++}` })
    await make('lectures', { title: 'First', class: other, chapter: 'One', kind: 'text' })
    expect((await published({ classes: [empty, other] })).status).toBe(201)
  })

  it('does not let a test series, paper, quiz or bundle be published', async () => {
    const testSeries = await make('test-series', { title: `No papers ${made++}`, _status: 'published' })
    const series = { kind: 'test-series', testSeries: [testSeries] }
    expect(faultsOf(await published(series))).toEqual([expect.stringMatching(/^testSeries: .* no published/)])
    const paper = { title: `Paper ${made++}`, testSeries }
    const testPaper = await make('test-papers?draft=true', { ...paper, _status: 'draft' })
    expect((await published(series)).status).toBe(400)
    const single = { kind: 'test-paper', testPapers: [testPaper] }
    expect(faultsOf(await published(single))).toEqual([expect.stringMatching(/^testPapers: None of/)])
    await admin.call('PATCH', `/test-papers/${testPaper}`, { _status: 'published' })
    expect([(await published(series)).status, (await published(single)).status]).toEqual([201, 201])
    const quiz = await make('quizzes?draft=true', { title: `Quiz ${made++}`, _status: 'draft' })
    const quizzes = { kind: 'quiz', quizzes: [quiz] }
    expect(faultsOf(await published(quizzes))).toEqual([expect.stringMatching(/^quizzes: None of/)])
    const draft = await save(course({ kind: 'physical', _status: 'draft' }))
    const bundle = { kind: 'bundle', includes: [draft.body.doc?.id] }
    expect(faultsOf(await published(bundle))).toEqual([expect.stringMatching(/^includes: None of/)])
  })
})

it('all errors of a product are returned at once, with the form’s field labels', async () => {
  const { body } = await save({
    title: 'Wrong',
    kind: 'course',
    pricePaise: 100,
    mrpPaise: 50,
    _status: 'published',
  })
  const [refused] = body.errors ?? []
  expect(refused?.data?.errors?.map(({ path }) => path).toSorted()).toEqual([
    'classes',
    'mrpPaise',
    'summary',
  ])
  expect(refused?.message).toBe('Not saved. Please check: MRP, Classes, Summary')
})

it('a sale that ends before it starts is refused with the form’s label of its end', async () => {
  const { body } = await admin.call<Saved>('POST', '/sale-items', {
    title: 'Backwards',
    tags: ['x'],
    percent: 10,
    startsAt: '2026-12-02T00:00:00.000Z',
    endsAt: '2026-12-01T00:00:00.000Z',
  })
  expect(body.errors?.[0]?.message).toBe('Ends at – The end comes after the start.')
})

it('a lecture without a position is added at the end of its class', async () => {
  const { course: filled } = await createCourse(payload, project)
  const lecture = { title: `Last ${made++}`, class: filled.id, chapter: 'One', kind: 'text' }
  const { body } = await admin.call<{ doc: { id: string; rank: number } }>('POST', '/lectures', lecture)
  const { docs } = await payload.find({
    collection: 'lectures',
    where: { class: { equals: filled.id } },
    sort: '-rank',
  })
  expect(docs.length).toBeGreaterThan(1)
  expect([String(docs[0]?.id), docs[0]?.rank]).toEqual([String(body.doc.id), (docs[1]?.rank ?? 0) + 1])
})

it('a book needs no content besides itself', async () => {
  expect((await save(course({ kind: 'physical', _status: 'published' }))).status).toBe(201)
})

describe('a product without a price', () => {
  it('is saved as a draft, and can be published once it has a price or is free', async () => {
    const book = { title: 'Priceless', summary: 'S', kind: 'physical' }
    const refused = await save({ ...book, _status: 'published' })
    expect(refused.status).toBe(400)
    expect(refused.body.errors?.[0]?.data?.errors).toMatchObject([
      { path: 'pricePaise', message: 'Enter a price, or choose Free' },
    ])
    const draft = await admin.call<{ doc: SellingProduct }>('POST', '/selling-products?draft=true', {
      ...book,
      variants: [{ label: 'English' }],
      _status: 'draft',
    })
    const { id, pricePaise, nowPaise } = draft.body.doc
    expect([pricePaise ?? null, nowPaise ?? null]).toEqual([null, null])
    const publish = (more: object) =>
      admin.call<{ doc: SellingProduct }>('PATCH', `/selling-products/${id}`, {
        _status: 'published',
        ...more,
      })
    expect((await publish({})).status).toBe(400)
    expect((await publish({ pricePaise: 0 })).body.doc).toMatchObject({ pricePaise: 0, nowPaise: 0 })
    expect((await publish({ pricePaise: 25_000 })).body.doc.nowPaise).toBe(25_000)
  })

  it('takes the price of its first validity, which is required too', async () => {
    const { course: filled } = await createCourse(payload, project)
    const priced = (validity: object) =>
      admin.call<{ doc: SellingProduct; errors?: Saved['errors'] }>('POST', '/selling-products', {
        title: `By validity ${made++}`,
        summary: 'S',
        kind: 'course',
        classes: [filled.id],
        validityOptions: [{ days: 30, ...validity }],
        _status: 'published',
      })
    const { body } = await priced({})
    expect(body.errors?.[0]?.data?.errors?.map(({ path }) => path)).toContain('validityOptions.0.pricePaise')
    expect((await priced({ pricePaise: 9900 })).body.doc).toMatchObject({ pricePaise: 9900, nowPaise: 9900 })
  })

  it('is in no sale', async () => {
    const draft = await admin.call<{ doc: SellingProduct }>('POST', '/selling-products?draft=true', {
      title: `Tagged ${made++}`,
      kind: 'physical',
      tags: ['unpriced'],
      _status: 'draft',
    })
    const { id } = draft.body.doc
    const sale = await admin.call<{ doc: { id: string } }>('POST', '/sale-items', {
      title: 'Half',
      tags: ['unpriced'],
      percent: 50,
      isActive: true,
      startsAt: new Date(Date.now() - 60_000).toISOString(),
      endsAt: new Date(Date.now() + 3_600_000).toISOString(),
    })
    expect(sale.status).toBe(201)
    const storedProduct = () => payload.findByID({ collection: 'selling-products', id, overrideAccess: true })
    expect(await storedProduct()).toMatchObject({ nowPaise: null, saleId: null })
    await admin.call('PATCH', `/selling-products/${id}`, {
      pricePaise: 20_000,
      summary: 'S',
      _status: 'published',
    })
    expect(await storedProduct()).toMatchObject({ nowPaise: 10_000, saleId: String(sale.body.doc.id) })
  })
})
