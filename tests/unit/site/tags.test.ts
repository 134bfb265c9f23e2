import { expect, test } from 'vitest'
import { tagsOf } from '#site/data/base/tags.ts'

test('a document’s page has its tag, one with an overlong slug that of its collection', () => {
  expect(tagsOf('demo', 'pages', 'about')).toEqual(['p:demo', 'p:demo:pages:about'])
  expect(tagsOf('demo', 'pages', 'a'.repeat(300))).toEqual(['p:demo', 'p:demo:pages'])
})
