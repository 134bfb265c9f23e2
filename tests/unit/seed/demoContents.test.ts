import { expect, test } from 'vitest'
import { figuresIn } from '#domain/learning/figuresIn.ts'
import { DEMO, ofKind, PROJECTS } from './exampleProjects.ts'

test('figures on the home pages of demo match its courses', () => {
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

test('the weekend batch on rotation meets eight times, whatever the import’s day', () => {
  const batch = ofKind(DEMO, 'batch').find(({ key }) => key === 'rotation-weekend')
  const days = (written: string | undefined) => Number(written?.replace('today+', ''))
  for (let weekday = 0; weekday < 7; weekday++) {
    let evenings = 0
    for (let day = days(batch?.startsOn); day <= days(batch?.endsOn); day++)
      if ([0, 6].includes((weekday + day) % 7)) evenings++
    expect(evenings, `an import on day ${weekday}`).toBe(8)
  }
})

test('Hindi texts of demo are entirely in Hindi', () => {
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

test('the paper in the hero of a home page exists', () => {
  const papers = ofKind(DEMO, 'testPaper')
  for (const slug of ['home', 'home-hindi']) {
    const hero = ofKind(DEMO, 'page').find((page) => page.slug === slug)?.layout[0]
    const [questions, hours] = (hero?.blockType === 'hero' && hero.paperFacts?.match(/\d+/g)) || []
    expect(
      papers.map(({ questionCount, minutes }) => [questionCount, minutes]),
      slug,
    ).toContainEqual([Number(questions), Number(hours) * 60])
  }
})

test('tiles on the home pages of demo count the courses of their exams', () => {
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

test.each(PROJECTS)('every teacher of $name has a unique portrait', ({ records }) => {
  const faces = new Map<string, Set<string | undefined>>()
  for (const { teachers } of ofKind(records, 'product'))
    for (const { name, photo } of teachers) faces.set(name, (faces.get(name) ?? new Set()).add(photo))
  for (const [name, photos] of faces) expect([...photos], name).toEqual([expect.stringMatching(/^teacher-/)])
  expect(new Set([...faces.values()].flatMap((photos) => [...photos])).size).toBe(faces.size)
})

test('every text lesson of mechanics has a figure with alternative text', () => {
  const texts = ofKind(DEMO, 'lecture').filter(
    ({ class: key, kind }) => key === 'mechanics' && kind === 'text',
  )
  expect(texts.filter(({ body }) => figuresIn(body ?? '').length === 0).map(({ slug }) => slug)).toEqual([])
  for (const { file, alt } of ofKind(DEMO, 'media'))
    if (file.startsWith('figure-')) expect(alt.length, file).toBeGreaterThan(40)
})

test.each(PROJECTS)('every course of $name has a unique cover', ({ records }) => {
  const covers = ofKind(records, 'product')
    .filter(({ kind }) => kind === 'course')
    .map(({ image }) => image)
  expect(covers.filter((cover) => !cover)).toEqual([])
  expect(new Set(covers).size).toBe(covers.length)
})
