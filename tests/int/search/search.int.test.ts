import { beforeAll, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { publishChange } from '#cms/config/changes.ts'
import { startPayload } from '#cms/payload.ts'
import type { SearchResponse } from '#domain/calls/search.ts'
import { effects } from '#hooks/effects.ts'
import { belowExpress, openBrowser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPage } from '#tests/support/editing.ts'
import { createProduct, search, titlesOf } from '#tests/support/searching.ts'

let payload: Awaited<ReturnType<typeof startPayload>>
let project: RequestProject

const ownOptions = () => ({ overrideAccess: true, context: { project }, depth: 0 }) as const
const create = (collection: string, data: object) =>
  payload.create({
    collection: collection as 'blogs',
    data: { project: project.id, _status: 'published', ...data } as never,
    ...ownOptions(),
  })

beforeAll(async () => {
  payload = await startPayload()
  effects.publishChange = publishChange
  project = await createProject(payload)
  const course = await payload.create({
    collection: 'classes',
    data: {
      title: 'Mechanics of rigid bodies',
      hindiTitle: 'दृढ़ पिंडों की यांत्रिकी',
      summary: 'Torque',
      project: project.id,
    } as never,
    ...ownOptions(),
  })
  const series = await create('test-series', { title: 'Full mocks of the year' })
  await create('test-papers', { title: 'Paper on capacitors', testSeries: series.id })
  await create('classes', { title: 'Nobody sells hydraulics' })
  await createProduct(payload, project, {
    title: 'JEE Physics from first principles',
    slug: 'jee-physics',
    exam: 'JEE Main',
    language: 'Hinglish',
    tags: ['most-chosen'],
    teachers: [{ name: 'R. Kulhari' }],
    classes: [course.id],
    pricePaise: 249_900,
    mrpPaise: 499_900,
    rank: 1,
  })
  await createProduct(payload, project, {
    title: 'Mocks for everybody',
    kind: 'test-series',
    slug: 'mocks',
    testSeries: [String(series.id)],
  })
  await createProduct(payload, project, {
    title: 'भौतिकी: गति और बल',
    slug: 'bhautiki',
    summary: 'सरल भाषा में',
  })
  await createProduct(payload, project, {
    title: 'Chemistry in ninety days',
    language: 'Hinglish',
    hindi: { title: 'रसायन शास्त्र' },
  } as never)
  await create('blogs', {
    title: 'How to read a map',
    slug: 'read-a-map',
    excerpt: 'Geography starts here',
    author: 'A. Writer',
  })
  await create('free-resources', { title: 'Formula sheet', slug: 'formula-sheet', kind: 'pdf', gate: 'open' })
  await createPage(payload, project, { title: 'Our hostel in Kota', slug: 'hostel', _status: 'published' })
})

it.each([
  ['phy', 'JEE Physics from first principles', 'the beginning of a word'],
  ['physcis', 'JEE Physics from first principles', 'two letters swapped'],
  ['principals of jee', 'JEE Physics from first principles', 'two letters wrong and a filler'],
  ['kulhari', 'JEE Physics from first principles', 'a teacher'],
  ['bhautiki', 'भौतिकी: गति और बल', 'Hindi in Latin letters'],
  ['bhoutikee', 'भौतिकी: गति और बल', 'another spelling of it'],
  ['भौतिकि', 'भौतिकी: गति और बल', 'Hindi with a wrong vowel'],
  ['rasaayan', 'Chemistry in ninety days', 'its Hindi title in Latin letters'],
  ['केमिस्ट्री', 'Chemistry in ninety days', 'English in Devanagari'],
  ['geography', 'How to read a map', 'a word of an article'],
  ['bhugol', 'How to read a map', 'the Hindi word for it'],
  ['hostel kota', 'Our hostel in Kota', 'a page'],
  ['formula', 'Formula sheet', 'a free resource'],
])('finds by %s: %s (%s)', async (q, title) => {
  expect(await titlesOf(project, q)).toContain(title)
})

it('returns kind, price, path and highlights of a hit', async () => {
  const { hits } = await search(project, 'PHYS jee')
  expect(hits[0]).toMatchObject({
    kind: 'course',
    title: 'JEE Physics from first principles',
    subtitle: 'JEE Main · Hinglish',
    href: '/courses/jee-physics',
    pricePaise: 249_900,
    mrpPaise: 499_900,
    matched: ['JEE', 'Physics'],
  })
})

it('returns titles and details of hits in Hindi on Hindi pages', async () => {
  const hindi = openBrowser(project, belowExpress(project, 'hi'))
  const { body } = await hindi.get<SearchResponse>('/search?q=rasaayan')
  expect(body.hits[0]).toMatchObject({ title: 'रसायन शास्त्र', subtitle: 'हिंग्लिश' })
  const content = await hindi.get<SearchResponse>('/search?q=rigid')
  expect(content.body.hits[0]).toMatchObject({ title: 'दृढ़ पिंडों की यांत्रिकी' })
  const inHindi = await hindi.get<SearchResponse>(`/search?q=${encodeURIComponent('दृढ़ पिंडों')}`)
  expect(inHindi.body.hits[0]).toMatchObject({ kind: 'class' })
})

it('links contents to their product, and hides contents without one', async () => {
  const [hit] = (await search(project, 'rigid bodies')).hits
  expect(hit).toMatchObject({
    kind: 'class',
    href: '/courses/jee-physics',
    subtitle: 'In JEE Physics from first principles',
  })
  expect((await search(project, 'capacitors')).hits[0]?.href).toBe('/test-series/mocks')
  expect(await titlesOf(project, 'hydraulics')).toEqual([])
  expect(await titlesOf(project, 'full mocks'), 'its product stands for it').toEqual([])
})

it('counts each kind whatever kind is requested, and pages', async () => {
  const other = await createProject(payload)
  for (let i = 0; i < 5; i++) await createProduct(payload, other, { title: `Algebra ${i}`, rank: i })
  await createProduct(payload, other, { title: 'Algebra on paper', kind: 'physical' })
  const first = await search(other, 'algebra', { kind: 'course', limit: '2' })
  expect(first).toMatchObject({ total: 5, counts: { course: 5, physical: 1 }, page: 1, pageCount: 3 })
  const seen = [first, await search(other, 'algebra', { kind: 'course', limit: '2', page: '2' })]
  const last = await search(other, 'algebra', { kind: 'course', limit: '2', page: '3' })
  expect(last.hits).toHaveLength(1)
  expect(new Set([...seen, last].flatMap(({ hits }) => hits.map(({ id }) => id))).size).toBe(5)
  expect((await search(other, 'algebra', { page: '400' })).hits).toEqual([])
})

it('suggests other words when nothing is found', async () => {
  expect((await search(project, 'chemstree xyzzyq')).didYouMean).toBe('chemistry')
  expect((await search(project, 'kulhary xyzzyq')).didYouMean, 'a word that sounds alike').toBe('kulhari')
  expect((await search(project, 'chemi xyzzyq')).didYouMean, 'a word that was typed').toBeNull()
  for (const nothing of ['qqqqqqqq', 'zzzzqq', 'zzzzqq 2031'])
    expect(await search(project, nothing), nothing).toMatchObject({ total: 0, didYouMean: null })
})

it('reports when only similar words were found', async () => {
  expect((await search(project, 'physics')).isClose).toBe(false)
  for (const misspelt of ['physcis', 'phisics'])
    expect(await search(project, misspelt), misspelt).toMatchObject({ isClose: true, didYouMean: 'physics' })
  // Prefixes, the other script and pages after the last are no typos.
  for (const [right, page] of [
    ['phys', '1'],
    ['bhautiki', '1'],
    ['physics', '400'],
  ] as const)
    expect((await search(project, right, { page })).isClose, right).toBe(false)
})

it('uses the project’s synonyms, also phrases, until they are deleted', async () => {
  await createProduct(payload, project, { title: 'Logistics engine in a year' })
  expect(await titlesOf(project, 'lge')).toEqual([])
  const row = await create('search-synonyms', {
    words: 'LGE, logistics engine, रसद यंत्र',
    _status: undefined,
  })
  for (const q of ['lge', 'रसद यंत्र', 'rasad yantra', 'lge year'])
    expect(await titlesOf(project, q)).toEqual(['Logistics engine in a year'])
  await payload.delete({ collection: 'search-synonyms', id: row.id, ...ownOptions() })
  expect(await titlesOf(project, 'lge')).toEqual([])
})

it('never returns drafts, unpublished documents, or those of another project', async () => {
  const other = await createProject(payload)
  const product = await createProduct(payload, project, { title: 'Astronomy by night' })
  await createProduct(payload, project, { title: 'Astronomy, not ready', _status: 'draft' })
  await payload.update({
    collection: 'selling-products',
    id: product.id,
    data: { title: 'Astronomy rewritten' },
    draft: true,
    ...ownOptions(),
  })
  expect(await titlesOf(project, 'astronomy')).toEqual(['Astronomy by night'])
  expect(await titlesOf(other, 'astronomy')).toEqual([])
  const offline = { _status: 'draft' } as const
  await payload.update({ collection: 'selling-products', id: product.id, data: offline, ...ownOptions() })
  expect(await titlesOf(project, 'astronomy')).toEqual([])
})

it('reflects edits, new slugs and deletions at once', async () => {
  const product = await createProduct(payload, project, { title: 'Vedic numbers', slug: 'vedic' })
  expect(await titlesOf(project, 'vedic')).toEqual(['Vedic numbers'])
  const change = (data: object) =>
    payload.update({ collection: 'selling-products', id: product.id, data, ...ownOptions() })
  await change({ title: 'Mental arithmetic', slug: 'mental' })
  expect(await titlesOf(project, 'vedic')).toEqual([])
  expect((await search(project, 'arithmetic')).hits.map(({ href }) => href)).toEqual(['/courses/mental'])
  const post = await create('blogs', {
    title: 'Abacus',
    slug: 'abacus',
    excerpt: 'Beads',
    author: 'A. Writer',
  })
  expect(await titlesOf(project, 'abacus')).toEqual(['Abacus'])
  await payload.delete({ collection: 'blogs', id: post.id, ...ownOptions() })
  expect(await titlesOf(project, 'abacus')).toEqual([])
})

it.each([
  ['', 200],
  ['   ', 200],
  ['a'.repeat(80), 200],
  ['a'.repeat(81), 400],
  ['x'.repeat(10_000), 400],
  ['\u202ephysics\u202c', 200],
  ['.*+?^$()|{}[]\\/"\'<script>', 200],
  ['\ud800', 200],
  ['%00 \u0000', 200],
  ['constructor __proto__ toString', 200],
  ['~fisiks', 200],
  ['a b c d e f g h i j k l m n o p', 200],
])('handles the query %j', async (q, status) => {
  const answer = await openBrowser(project).get(`/search?${new URLSearchParams({ q })}`)
  expect(answer.status).toBe(status)
})

it('ignores directional marks around a word', async () => {
  expect(await titlesOf(project, '\u202ephysics\u202c')).toContain('JEE Physics from first principles')
})

it('responds consistently to concurrent first searches', async () => {
  const other = await createProject(payload)
  for (let i = 0; i < 20; i++) await createProduct(payload, other, { title: `Trigonometry ${i}` })
  const totals = await Promise.all(
    Array.from({ length: 25 }, async () => (await search(other, 'trigo')).total),
  )
  expect(new Set(totals)).toEqual(new Set([20]))
})

it('finds a school class by number, ordinal and in Hindi, and by exam and number', async () => {
  const school = await createProject(payload)
  await createProduct(payload, school, { title: 'Gases', exam: 'JEE Main', tags: ['class-11', 'class-12'] })
  await createProduct(payload, school, { title: 'Optics', exam: 'Class 12', subject: 'physics' })
  for (const q of ['class 11', '11th', 'कक्षा ११', 'ग्यारहवीं', 'jee 11'])
    expect(await titlesOf(school, q), q).toEqual(['Gases'])
  expect(await titlesOf(school, '12th physics')).toEqual(['Optics'])
  // Not a class: typed words are not suggested.
  expect(await search(school, 'class 9')).toMatchObject({ total: 0, didYouMean: null })
})
