import { expect, test } from 'vitest'
import { tagsOf } from '#site/data/base/tags.ts'

test('a page of one document is renewed by it alone, one whose address is longer than any by its collection', () => {
  expect(tagsOf('demo', 'pages', 'about')).toEqual(['p:demo', 'p:demo:pages:about'])
  expect(tagsOf('demo', 'pages', 'a'.repeat(300))).toEqual(['p:demo', 'p:demo:pages'])
})
