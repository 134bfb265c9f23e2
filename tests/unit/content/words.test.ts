import { expect, it } from 'vitest'
import { readingMinutes, wordCount } from '#domain/content/readingMinutes.ts'
import { richTextLinks, richTextText } from '#domain/content/richTextText.ts'
import { searchPreview, truncateAtWord } from '#domain/content/searchPreview.ts'

const text = (words: string) => ({ type: 'text', text: words })
const paragraph = (...children: object[]) => ({ type: 'paragraph', children })
const rich = (...children: object[]) => ({ root: { type: 'root', children } })
const link = (url: string, words: string) => ({ type: 'link', fields: { url }, children: [text(words)] })

it('counts words in English and Hindi', () => {
  expect(wordCount("It's a well-known law: F = ma, isn’t it?")).toBe(8)
  expect(wordCount('गति का पहला नियम जड़त्व का नियम है।')).toBe(8)
  expect(wordCount('क्‍या')).toBe(1)
  expect(wordCount(' … — !')).toBe(0)
})

it('reads 200 words per minute, and takes at least one minute', () => {
  const words = (count: number) => rich(paragraph(text('शब्द '.repeat(count))))
  expect([0, 1, 200, 201, 1000].map((count) => readingMinutes(words(count)))).toEqual([1, 1, 1, 2, 5])
  expect(readingMinutes(null)).toBe(1)
})

it('separates words of adjacent blocks, not within one block', () => {
  const content = rich(
    paragraph(text('New'), text('ton')),
    { type: 'list', children: [{ type: 'listitem', children: [text('one')] }] },
    paragraph(link('/a', 'two'), { type: 'linebreak' }, text('three')),
  )
  expect(richTextText(content)).toBe('Newton one two three')
})

it('finds links at any depth', () => {
  const content = rich({ type: 'quote', children: [paragraph(link('/courses', 'all courses'))] })
  expect(richTextLinks(content)).toEqual([{ href: '/courses', text: 'all courses' }])
})

it('stops at endless nesting', () => {
  const node: Record<string, unknown> = { type: 'paragraph' }
  node.children = [node]
  expect(richTextText({ root: node })).toBe('')
})

it('previews a search result, with fallbacks for empty fields', () => {
  const site = { host: 'demo.example', site: 'Demo', path: '/blog/laws' }
  expect(searchPreview({ title: 'Laws', excerpt: 'Three of them', image: 'cover', meta: {} }, site)).toEqual({
    title: 'Laws · Demo',
    description: 'Three of them',
    image: 'cover',
    address: 'demo.example › blog › laws',
    isHidden: false,
  })
  const meta = { title: 'Own', description: 'Own words', image: 'own', noIndex: true }
  expect(searchPreview({ title: 'Laws', image: 'cover', meta }, site)).toMatchObject({
    title: 'Own',
    description: 'Own words',
    image: 'own',
    isHidden: true,
  })
  expect(truncateAtWord('one two three four', 12)).toBe('one two …')
  expect(truncateAtWord('अ'.repeat(80), 60).length).toBeLessThanOrEqual(61)
})
