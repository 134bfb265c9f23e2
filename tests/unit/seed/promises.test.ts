import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { DEFAULT_RETURN_RULES } from '#domain/returns/windows.ts'
import { answersOf, folder, ofKind, PROJECTS, type Product, pagesOf, textsOf } from './exampleProjects.ts'
import { numberOf, numbersBefore } from './numbersIn.ts'

// Numbers and names in texts of the example projects must match the actual contents.

describe.each(PROJECTS)('$name', ({ name, records }) => {
  const products = ofKind(records, 'product')
  const lectures = ofKind(records, 'lecture')
  const lecturesOf = (product: Product) =>
    lectures.filter((lecture) => product.classes.includes(lecture.class))
  const bySlug = new Map(products.map((product) => [product.slug, product]))
  const partsOf = ({ includes }: Product): Product[] => includes.flatMap((slug) => bySlug.get(slug) ?? [])

  test('a stated number of lessons or evenings matches the lectures', () => {
    for (const product of products.filter(({ classes }) => classes.length > 0))
      for (const number of numbersBefore(textsOf(product), 'lessons|evenings|पाठ|पाठों का|शामें'))
        if (number > 2) expect(number, product.slug).toBe(lecturesOf(product).length)
  })

  test('a stated number of free lessons matches the first lectures', () => {
    for (const product of products) {
      const said = textsOf(product)
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

  test('a stated plan of weeks and hours is one to three times as long as the lessons', () => {
    const PLAN =
      /([\w-]+) weeks?(?: at|,) ([\w-]+) hours? a week|([\p{L}\p{M}]+) सप्ताह(?: में)?, सप्ताह में ([\p{L}\p{M}]+) घंटे/giu
    for (const product of products) {
      const text = `${textsOf(product)}\n${answersOf(product)}`
      const minutes = lecturesOf(product).reduce((sum, lecture) => sum + lecture.minutes, 0)
      for (const [said, weeks, hours, hindiWeeks, hindiHours] of text.matchAll(PLAN)) {
        const planned =
          (numberOf(weeks ?? hindiWeeks ?? '') ?? Number.NaN) *
          (numberOf(hours ?? hindiHours ?? '') ?? Number.NaN) *
          60
        expect(planned, `${product.slug}: ${said}`).toBeGreaterThanOrEqual(minutes)
        expect(planned, `${product.slug}: ${said}`).toBeLessThanOrEqual(minutes * 3)
      }
      // No other wording of a plan, which would not be checked.
      const others = text
        .replaceAll(PLAN, '')
        .match(/\b[\w-]+ weeks? (?:at|with|beside)\b|hours? a (?:day|week)|minutes a day bring/i)
      expect(others && minutes > 0 ? others[0] : null, product.slug).toBe(null)
    }
  })

  test('a promised refund matches the settings’ days and share', async () => {
    const said = ofKind(records, 'page').map((page) => JSON.stringify(page))
    const policies = said.filter((text) => /"slug":"refund-policy/.test(text))
    expect(policies.length).toBeGreaterThan(0)
    const promising = [...policies, ...said.filter((text) => /full refund|पूरा रिफ़ंड/i.test(text))]
    const { learningDays, goodsDays, mostProgress } = DEFAULT_RETURN_RULES
    for (const text of promising) {
      expect([...text.matchAll(/(\d+)%/g)].map(([, share]) => Number(share))).toContain(mostProgress)
      const days = [...text.matchAll(/(\d+) (?:days after|दिन के अंदर)/g)].map(([, number]) => Number(number))
      for (const number of days) expect([learningDays, goodsDays]).toContain(number)
      expect(text).not.toMatch(/no questions|Seven days|सात दिन|कोई सवाल नहीं/)
    }
  })

  test('no class is sold at two prices', () => {
    const sellers = new Map<string, string[]>()
    for (const { slug, classes } of products)
      for (const key of classes) sellers.set(key, [...(sellers.get(key) ?? []), slug])
    expect([...sellers].filter(([, slugs]) => slugs.length > 1)).toEqual([])
  })

  test('a bundle has the contents that its texts state', () => {
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

  test('a bundle costs less than its parts, and its MRP at most their sum', () => {
    for (const bundle of products.filter(({ kind }) => kind === 'bundle')) {
      const parts = partsOf(bundle).reduce((sum, part) => sum + part.price, 0)
      expect(bundle.price, bundle.slug).toBeLessThan(parts)
      expect(bundle.mrp ?? 0, bundle.slug).toBeLessThanOrEqual(parts)
    }
  })

  test('a key pack costs less than single purchases, and opens the stated product', () => {
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

  test('a series or quiz has the stated papers, minutes and questions', () => {
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

  test('a digital product has the stated number of files', () => {
    for (const product of products.filter(({ kind }) => kind === 'digital'))
      for (const number of numbersBefore(`${product.title}\n${product.summary}`, 'sheets|सूचियाँ'))
        expect(product.digitalItems.length, product.slug).toBe(number)
  })

  test('a review refers to existing lessons and chapters', () => {
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

  test('files have the stated number of pages', async () => {
    for (const { key, file, pages } of ofKind(records, 'digitalItem'))
      if (pages) expect(await pagesOf(name, file), key).toHaveLength(pages)
    for (const { slug, file, pages } of ofKind(records, 'freeResource'))
      if (pages && file) expect(await pagesOf(name, file), slug).toHaveLength(pages)
  })

  test('a lesson refers to existing pages of its PDF', async () => {
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

  test('a handout with a number in its title has as many entries', async () => {
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
