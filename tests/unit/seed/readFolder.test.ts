import { expect, test } from 'vitest'
import { SEED_KINDS } from '#seed/SeedRecord.ts'
import { recordOf, recordsOf, VALID, WHOLE } from './folder.ts'

const hashes = async (files: Parameters<typeof recordsOf>[0]) =>
  new Map((await recordsOf(files)).map(({ kind, key, hash }) => [`${kind} ${key}`, hash]))

/** Records whose hash changes with other files. */
async function changedRecords(files: Parameters<typeof recordsOf>[0]): Promise<string[]> {
  const [before, after] = [await hashes(VALID), await hashes({ ...VALID, ...files })]
  return [...after.keys()].filter((name) => before.get(name) !== after.get(name)).sort()
}

test('records are sorted by dependencies, the project first', async () => {
  const kinds = (await recordsOf(WHOLE)).map(({ kind }) => kind)
  expect(kinds).toEqual([...kinds].sort((a, b) => SEED_KINDS.indexOf(a) - SEED_KINDS.indexOf(b)))
  expect(kinds[0]).toBe('project')
  expect(new Set(kinds)).toEqual(new Set(SEED_KINDS))
})

test('values are in stored form', async () => {
  const records = await recordsOf(VALID)
  expect(recordOf(records, 'product', 'course').data).toMatchObject({
    price: 49_900,
    mrp: 99_950,
    tags: ['exam'],
    classes: ['algebra'],
    status: 'published',
  })
  expect(recordOf(records, 'user', 'asha').data).toMatchObject({
    phone: '+919800000001',
    email: 'asha@example.org',
  })
  expect(recordOf(records, 'lecture', 'algebra/two').data).toMatchObject({
    youtube: 'aqz-KE-bpKQ',
    isFree: false,
    rank: 20,
  })
  expect(recordOf(records, 'page', 'home').data.layout[2]).toEqual({
    blockType: 'richText',
    content: 'About **us**\n',
  })
  expect(recordOf(records, 'media', 'cover.webp').path).toMatch(/media.cover\.webp$/)
  expect(recordOf(records, 'product', 'course').references).toEqual([
    { kind: 'media', key: 'cover.webp' },
    { kind: 'class', key: 'algebra' },
  ])
})

test('CSV, JSON and Markdown give equal records', async () => {
  const markdown = [
    '---',
    'title: Course',
    'subject: maths',
    'summary: A course',
    'price: 499',
    'mrp: 999.50',
    'tags: exam',
    'classes: algebra',
    'image: cover.webp',
    'outcomes:',
    '- Read |x| as a distance',
    'faqs: How long? = Four weeks = a month',
    '---',
    'About it.',
  ].join('\n')
  const json = {
    slug: 'course',
    title: 'Course',
    subject: 'maths',
    summary: 'A course',
    description: 'About it.',
    price: 499,
    mrp: 999.5,
    tags: ['exam'],
    classes: ['algebra'],
    image: 'cover.webp',
    outcomes: ['Read |x| as a distance'],
    faqs: [{ question: 'How long?', answer: 'Four weeks = a month' }],
  }
  const csv =
    'slug,title,subject,summary,description,price,mrp,tags,classes,image,outcomes,faqs\n' +
    'course,Course,maths,A course,About it.,499,999.50,exam,algebra,cover.webp,Read \\|x\\| as a distance,How long? = Four weeks = a month\n'
  const none = { 'products.csv': null }
  const [first, second, third] = [
    await recordsOf({ ...VALID, ...none, 'products/course.md': markdown }),
    await recordsOf({ ...VALID, ...none, 'products.json': JSON.stringify([json]) }),
    await recordsOf({ ...VALID, 'products.csv': csv }),
  ].map((records) => recordOf(records, 'product', 'course'))
  expect(first?.data).toEqual(second?.data)
  expect(first?.hash).toBe(second?.hash)
  expect(third?.hash).toBe(second?.hash)
})

test('a class file gives its class, chapters and lectures in order', async () => {
  const file = [
    '---',
    'title: Sets',
    'subject: maths',
    '---',
    '',
    '# First',
    '',
    '## One',
    'slug: one',
    'kind: text',
    'minutes: 5',
    'isFree: yes',
    '',
    '### A heading',
    '',
    '```',
    '# not a chapter',
    '```',
    '',
    '# Second',
    '## Two',
    'slug: two',
    'kind: pdf',
    'minutes: 5',
    'pdf: notes.pdf',
  ].join('\n')
  const records = await recordsOf({ ...VALID, 'classes/sets.md': file })
  expect(recordOf(records, 'class', 'sets').data).toEqual({ slug: 'sets', title: 'Sets', subject: 'maths' })
  expect(recordOf(records, 'lecture', 'sets/one').data).toMatchObject({
    chapter: 'First',
    title: 'One',
    isFree: true,
    rank: 10,
    body: '## A heading\n\n```\n# not a chapter\n```',
  })
  expect(recordOf(records, 'lecture', 'sets/two').data).toMatchObject({ chapter: 'Second', rank: 20 })
})

test('a byte order mark, CRLF and another order of columns change nothing', async () => {
  expect(
    await changedRecords({
      'users.csv': '\ufeffrole,email,phone,name,key\r\nadmin,asha@example.org,9800000001,Asha,asha\r\n',
    }),
  ).toEqual([])
})

test('an edited row changes its own hash alone', async () => {
  const lectures = String(VALID['lectures.csv'])
  expect(await changedRecords({ 'lectures.csv': lectures.replace('text**', 'text** more') })).toEqual([
    'lecture algebra/one',
  ])
  expect(
    await changedRecords({
      'media/cover.webp': Buffer.from('RIFF\u0000\u0000\u0000\u0000WEBPVP8 new', 'latin1'),
    }),
  ).toEqual(['media cover.webp'])
  expect(await changedRecords({ 'texts/about.md': 'About **all of us**\n' })).toEqual(['page home'])
})
