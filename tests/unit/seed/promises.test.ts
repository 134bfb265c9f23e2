import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { figuresIn } from '#domain/learning/figuresIn.ts'
import { readFolder } from '#seed/readFolder.ts'
import type { SeedData, SeedKind, SeedRecord } from '#seed/SeedRecord.ts'
import { numberOf, numbersBefore } from './numbersIn.ts'

/** What the example projects say of a product, a page or a file is what is there: nobody is sold anything else. */
type Product = SeedData['product']

const folder = (name: string) => fileURLToPath(new URL(`../../../seed/projects/${name}`, import.meta.url))

async function recordsIn(name: string): Promise<readonly SeedRecord[]> {
  const read = await readFolder(folder(name))
  if (!read.ok) throw new Error(JSON.stringify(read.issues))
  return read.records
}

const DEMO = await recordsIn('demo')
const PROJECTS = [
  { name: 'demo', records: DEMO },
  { name: 'demo2', records: await recordsIn('demo2') },
]

const ofKind = <K extends SeedKind>(records: readonly SeedRecord[], kind: K): SeedData[K][] =>
  records.filter((record) => record.kind === kind).map((record) => record.data as SeedData[K])

/** All that a product's page says of it, but its questions. */
const saidOf = (product: Product): string =>
  [
    ...[product.title, product.summary, product.description, product.hindiTitle, product.hindiSummary],
    ...[product.hindiDescription, ...product.outcomes, ...product.highlights],
  ]
    .filter(Boolean)
    .join('\n')

const answersOf = (product: Product): string =>
  product.faqs.map((faq) => Object.values(faq).join(' ')).join('\n')

const pdfs = new Map<string, Promise<string[]>>()
/** The text of each page of a PDF. */
function pagesOf(project: string, file: string): Promise<string[]> {
  const path = `${folder(project)}/files/${file}`
  const known = pdfs.get(path)
  if (known) return known
  const pages = readPages(path)
  pdfs.set(path, pages)
  return pages
}

async function readPages(path: string): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(path)))
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const { items } = await (await pdf.getPage(index + 1)).getTextContent()
      return items.map((item) => ('str' in item ? item.str : '')).join('')
    }),
  )
}

describe.each(PROJECTS)('$name', ({ name, records }) => {
  const products = ofKind(records, 'product')
  const lectures = ofKind(records, 'lecture')
  const lecturesOf = (product: Product) =>
    lectures.filter((lecture) => product.classes.includes(lecture.class))
  const bySlug = new Map(products.map((product) => [product.slug, product]))
  const partsOf = ({ includes }: Product): Product[] => includes.flatMap((slug) => bySlug.get(slug) ?? [])

  test('a number of lessons or evenings is the number of lectures', () => {
    for (const product of products.filter(({ classes }) => classes.length > 0))
      for (const number of numbersBefore(saidOf(product), 'lessons|evenings|पाठ|पाठों का|शामें'))
        if (number > 2) expect(number, product.slug).toBe(lecturesOf(product).length)
  })

  test('as many lessons are free as a product says, from the first one on', () => {
    for (const product of products) {
      const said = saidOf(product)
      const number = /First two lessons free|पहले दो पाठ मुफ़्त/.test(said)
        ? 2
        : /First lesson free|पहला पाठ मुफ़्त/.test(said)
          ? 1
          : null
      if (number === null) continue
      const free = lecturesOf(product).map(({ isFree }) => isFree)
      expect(free.indexOf(false), product.slug).toBe(number)
    }
  })

  test('a plan of weeks and hours is no shorter than the lessons and at most three times as long', () => {
    const PLAN =
      /([\w-]+) weeks?(?: at|,) ([\w-]+) hours? a week|([\p{L}\p{M}]+) सप्ताह(?: में)?, सप्ताह में ([\p{L}\p{M}]+) घंटे/giu
    for (const product of products) {
      const text = `${saidOf(product)}\n${answersOf(product)}`
      const minutes = lecturesOf(product).reduce((sum, lecture) => sum + lecture.minutes, 0)
      for (const [said, weeks, hours, hindiWeeks, hindiHours] of text.matchAll(PLAN)) {
        const planned =
          (numberOf(weeks ?? hindiWeeks ?? '') ?? Number.NaN) *
          (numberOf(hours ?? hindiHours ?? '') ?? Number.NaN) *
          60
        expect(planned, `${product.slug}: ${said}`).toBeGreaterThanOrEqual(minutes)
        expect(planned, `${product.slug}: ${said}`).toBeLessThanOrEqual(minutes * 3)
      }
      // No other way of naming a plan, which nobody would check.
      const others = text
        .replaceAll(PLAN, '')
        .match(/\b[\w-]+ weeks? (?:at|with|beside)\b|hours? a (?:day|week)|minutes a day bring/i)
      expect(others && minutes > 0 ? others[0] : null, product.slug).toBe(null)
    }
  })

  test('no class is sold by two products at two prices', () => {
    const sellers = new Map<string, string[]>()
    for (const { slug, classes } of products)
      for (const key of classes) sellers.set(key, [...(sellers.get(key) ?? []), slug])
    expect([...sellers].filter(([, slugs]) => slugs.length > 1)).toEqual([])
  })

  test('a bundle has what its words name, as often as they say', () => {
    const PARTS: [words: string, of: (part: Product) => number][] = [
      ['courses?|कोर्स', ({ kind }) => (kind === 'course' ? 1 : 0)],
      ['mocks|मॉक', ({ testSeries }) => papersIn(testSeries)],
      ['formula sheets', ({ digitalItems, kind }) => (kind === 'digital' ? digitalItems.length : 0)],
      ['workbook|वर्कबुक', ({ kind }) => (kind === 'physical' ? 1 : 0)],
      ['प्रश्नोत्तरी', ({ quizzes }) => quizzes.length],
      ['पेपर', ({ testPapers }) => testPapers.length],
    ]
    const papers = ofKind(records, 'testPaper')
    const papersIn = (series: readonly string[]) =>
      papers.filter((paper) => series.includes(paper.series)).length
    for (const bundle of products.filter(({ kind }) => kind === 'bundle')) {
      const said = `${bundle.title}\n${bundle.summary}\n${bundle.highlights.join('\n')}\n${bundle.hindiTitle ?? ''}`
      for (const [words, of] of PARTS) {
        const there = partsOf(bundle).reduce((sum, part) => sum + of(part), 0)
        const isNamed = new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'iu').test(said)
        if (isNamed) expect(there, `${bundle.slug}: ${words}`).toBeGreaterThan(0)
        for (const number of numbersBefore(said, words))
          expect(there, `${bundle.slug}: ${words}`).toBe(number)
      }
    }
  })

  test('a bundle costs less than its parts, and its MRP is no more than they cost one by one', () => {
    for (const bundle of products.filter(({ kind }) => kind === 'bundle')) {
      const parts = partsOf(bundle).reduce((sum, part) => sum + part.price, 0)
      expect(bundle.price, bundle.slug).toBeLessThan(parts)
      expect(bundle.mrp ?? 0, bundle.slug).toBeLessThanOrEqual(parts)
    }
  })

  test('a pack of keys costs less than as many single ones, and opens what it is called after', () => {
    for (const pack of products.filter(({ kind }) => kind === 'serial-key-pack')) {
      const single = products.find(
        ({ kind, testSeries }) =>
          kind === 'test-series' && testSeries.every((key) => pack.testSeries.includes(key)),
      )
      expect(single?.exam, pack.slug).toBe(pack.exam)
      expect(numbersBefore(pack.title, 'keys'), pack.slug).toEqual([pack.keyCount])
      expect(pack.mrp ?? pack.price, pack.slug).toBeLessThanOrEqual(
        (single?.price ?? 0) * (pack.keyCount ?? 0),
      )
    }
  })

  test('a series or quiz has as many papers, minutes and questions as it says', () => {
    const papers = ofKind(records, 'testPaper')
    const quizzes = ofKind(records, 'quiz')
    for (const product of products) {
      const own = papers.filter(
        ({ series, slug }) => product.testSeries.includes(series) || product.testPapers.includes(slug),
      )
      const sets = [...own, ...quizzes.filter(({ slug }) => product.quizzes.includes(slug))]
      if (sets.length === 0 || product.kind === 'course') continue
      const said = `${product.title}\n${product.summary}\n${product.highlights.join('\n')}`
      for (const number of numbersBefore(said, 'full mocks|mocks|quick quizzes|प्रश्नोत्तरी'))
        expect(sets.length, product.slug).toBe(number)
      for (const number of numbersBefore(said, 'questions|statement questions|प्रश्न|मुहावरे|अनुच्छेद'))
        expect(
          sets.map(({ questionCount }) => questionCount),
          product.slug,
        ).toContain(number)
      for (const number of numbersBefore(said, 'minutes|मिनट'))
        expect(
          sets.map(({ minutes }) => minutes),
          product.slug,
        ).toContain(number)
    }
  })

  test('a product of files has as many as it says', () => {
    for (const product of products.filter(({ kind }) => kind === 'digital'))
      for (const number of numbersBefore(`${product.title}\n${product.summary}`, 'sheets|सूचियाँ'))
        expect(product.digitalItems.length, product.slug).toBe(number)
  })

  test('a review names lessons and chapters that there are', () => {
    for (const { key, product, title, text, reply } of ofKind(records, 'review')) {
      const own = lecturesOf(bySlug.get(product) as Product)
      const chapters = new Set(own.map(({ chapter }) => chapter)).size
      const said = [title, text, reply].join('\n')
      for (const [named, noun, ...numbers] of said.matchAll(/(lesson|chapter)s? (\d+)(?: and (\d+))?/gi))
        for (const number of numbers.filter(Boolean))
          expect(Number(number), `${key}: ${named}`).toBeLessThanOrEqual(
            noun?.toLowerCase() === 'lesson' ? own.length : chapters,
          )
    }
  })

  test('files that are sold or given away have the pages that are named', async () => {
    for (const { key, file, pages } of ofKind(records, 'digitalItem'))
      if (pages) expect(await pagesOf(name, file), key).toHaveLength(pages)
    for (const { slug, file, pages } of ofKind(records, 'freeResource'))
      if (pages && file) expect(await pagesOf(name, file), slug).toHaveLength(pages)
  })

  test('a lesson with a PDF speaks of the pages that the PDF has', async () => {
    for (const { slug, title, body, pdf } of lectures) {
      if (!pdf) continue
      const said = `${title}\n${body ?? ''}`
      const pages = await pagesOf(name, pdf)
      if (/one page|एक पृष्ठ में|A page/i.test(said)) expect(pages, slug).toHaveLength(1)
      if (/two pages|दो पृष्ठों/i.test(said)) expect(pages, slug).toHaveLength(2)
      if (/second page|दूसरे पृष्ठ|उत्तर दूसरे पर/i.test(said)) {
        expect(pages, slug).toHaveLength(2)
        if (/second page/i.test(said)) expect(pages[1], slug).toMatch(/Answers/)
        expect(pages[0], slug).not.toMatch(/Answers/)
      }
    }
  })

  test('a handout that is called after a number has as many entries', async () => {
    for (const { file, title } of ofKind(records, 'privateFile')) {
      const number = numbersBefore(
        title,
        'questions|counts|integrals|derivations|numericals|short cuts|sentences|प्रश्न',
      )[0]
      if (number === undefined) continue
      const handout = await readFile(`${folder(name)}/handouts/${file.replace('.pdf', '.md')}`, 'utf8')
      const asked = handout.split(/^## (?:Answers|उत्तर)$/m)[0] ?? ''
      expect(asked.match(/^\d+\. /gm), file).toHaveLength(number)
    }
  })
})

test('the numbers on the home pages of demo are those of its courses', () => {
  const courses = ofKind(DEMO, 'product').filter(({ kind }) => kind === 'course')
  const lessons = ofKind(DEMO, 'lecture').filter(({ class: key }) =>
    courses.some(({ classes }) => classes.includes(key)),
  )
  const sheets = lessons.filter(({ pdf }) => pdf)
  for (const slug of ['home', 'home-hindi']) {
    const home = ofKind(DEMO, 'page').find((page) => page.slug === slug)
    const stats = home?.layout.find((block) => block.blockType === 'stats')
    expect(stats?.blockType === 'stats' && stats.items.slice(0, 3).map(({ value }) => value), slug).toEqual(
      [courses.length, lessons.length, sheets.length].map(String),
    )
  }
})

test('the weekend batch on rotation meets eight times, whatever the day of the import', () => {
  const batch = ofKind(DEMO, 'batch').find(({ key }) => key === 'rotation-weekend')
  const days = (written: string | undefined) => Number(written?.replace('today+', ''))
  for (let weekday = 0; weekday < 7; weekday++) {
    let evenings = 0
    for (let day = days(batch?.startsOn); day <= days(batch?.endsOn); day++)
      if ([0, 6].includes((weekday + day) % 7)) evenings++
    expect(evenings, `an import on day ${weekday}`).toBe(8)
  }
})

test('products of demo that are not written in Hindi have a Hindi title and summary', () => {
  const products = ofKind(DEMO, 'product').filter(({ language }) => language !== 'हिन्दी')
  const without = products.filter(({ hindiTitle, hindiSummary }) => !hindiTitle || !hindiSummary)
  expect(without.map(({ slug }) => slug)).toEqual([])
  const first = products
    .filter(({ kind }) => kind === 'course')
    .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .slice(0, 10)
  expect(first.filter(({ hindiDescription }) => !hindiDescription).map(({ slug }) => slug)).toEqual([])
})

test('what demo writes in Hindi is Hindi throughout', () => {
  const HINDI = /\p{Script=Devanagari}/u
  for (const product of ofKind(DEMO, 'product').filter(({ language }) => language === 'हिन्दी')) {
    const texts = [
      product.title,
      product.summary,
      product.description ?? '',
      ...product.outcomes,
      ...product.highlights,
    ]
    const lectures = ofKind(DEMO, 'lecture').filter(({ class: key }) => product.classes.includes(key))
    for (const text of [
      ...texts,
      ...lectures.flatMap(({ title, chapter, body }) => [title, chapter, body ?? title]),
    ])
      expect(text, product.slug).toMatch(HINDI)
    expect(product.kicker, product.slug).not.toMatch(/class/i)
  }
})

test('the ten first courses of demo have their bullets, chapters and lessons in Hindi too, row for row', () => {
  const courses = ofKind(DEMO, 'product')
    .filter(({ kind, language }) => kind === 'course' && language !== 'हिन्दी')
    .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .slice(0, 10)
  for (const course of courses) {
    expect(course.hindiOutcomes.length, course.slug).toBe(course.outcomes.length)
    expect(course.hindiHighlights.length, course.slug).toBe(course.highlights.length)
    const lectures = ofKind(DEMO, 'lecture').filter(({ class: key }) => course.classes.includes(key))
    const without = lectures.filter(({ hindiTitle, hindiChapter }) => !hindiTitle || !hindiChapter)
    expect(without.map(({ slug }) => slug)).toEqual([])
  }
  const words = ofKind(DEMO, 'product').filter(
    ({ language, shortTitle, hindiShortTitle }) => language !== 'हिन्दी' && shortTitle && !hindiShortTitle,
  )
  // Those that are called in Hindi on English pages too need no other name.
  expect(words.filter(({ shortTitle }) => !/\p{Script=Devanagari}/u.test(shortTitle ?? ''))).toEqual([])
})

test('the tiles of the home pages of demo count the courses of their exams', () => {
  const courses = ofKind(DEMO, 'product').filter(({ kind }) => kind === 'course')
  for (const slug of ['home', 'home-hindi']) {
    const home = ofKind(DEMO, 'page').find((page) => page.slug === slug)
    const tiles = home?.layout.find((block) => block.blockType === 'tiles')
    if (tiles?.blockType !== 'tiles') throw new Error(`${slug} has no tiles`)
    for (const { href, sub } of tiles.items) {
      const exam = new URL(href, 'https://example.org').searchParams.get('exam')
      expect(Number.parseInt(sub ?? '', 10), href).toBe(courses.filter((one) => one.exam === exam).length)
    }
  }
})

test.each(PROJECTS)(
  'every teacher of $name has a portrait, one person the same and no two the same',
  ({ records }) => {
    const faces = new Map<string, Set<string | undefined>>()
    for (const { teachers } of ofKind(records, 'product'))
      for (const { name, photo } of teachers) faces.set(name, (faces.get(name) ?? new Set()).add(photo))
    for (const [name, photos] of faces)
      expect([...photos], name).toEqual([expect.stringMatching(/^teacher-/)])
    expect(new Set([...faces.values()].flatMap((photos) => [...photos])).size).toBe(faces.size)
  },
)

test('every text lesson of mechanics has a figure, and every figure says what it shows', () => {
  const texts = ofKind(DEMO, 'lecture').filter(
    ({ class: key, kind }) => key === 'mechanics' && kind === 'text',
  )
  expect(texts.filter(({ body }) => figuresIn(body ?? '').length === 0).map(({ slug }) => slug)).toEqual([])
  for (const { file, alt } of ofKind(DEMO, 'media'))
    if (file.startsWith('figure-')) expect(alt.length, file).toBeGreaterThan(40)
})

test.each(PROJECTS)('every course of $name has a cover with a drawing of its own', ({ records }) => {
  const covers = ofKind(records, 'product')
    .filter(({ kind }) => kind === 'course')
    .map(({ image }) => image)
  expect(covers.filter((cover) => !cover)).toEqual([])
  expect(new Set(covers).size).toBe(covers.length)
})
