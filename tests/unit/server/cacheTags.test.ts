import { expect, it } from 'vitest'
import { changeTags, collectionTag, projectTag, readTag, readTags } from '#domain/pages/cacheTags.ts'
import { tagsOf } from '#site/data/base/tags.ts'

it('a tag round-trips, also with colons in a slug', () => {
  expect(readTag(projectTag('demo'))).toEqual({ project: 'demo', collection: null, slug: null })
  expect(readTag(collectionTag('demo', 'pages'))).toEqual({
    project: 'demo',
    collection: 'pages',
    slug: null,
  })
  expect(readTag(collectionTag('demo', 'pages', 'a:b'))).toEqual({
    project: 'demo',
    collection: 'pages',
    slug: 'a:b',
  })
  for (const other of ['projects', '', 'p', 'p:', 'x:demo:pages']) expect(readTag(other), other).toBeNull()
})

it('a change invalidates the tag of a cached read', () => {
  const read = tagsOf('demo', 'blogs', 'first', ['media'])
  expect(read).toEqual(['p:demo', 'p:demo:blogs:first', 'p:demo:media'])
  const change = changeTags('demo', 'blogs', ['first', 'first', 'second'])
  expect(change).toEqual(['p:demo:blogs', 'p:demo:blogs:first', 'p:demo:blogs:second'])
  expect(change.filter((tag) => read.includes(tag))).toEqual(['p:demo:blogs:first'])
  expect(readTags(['projects', ...change])).toHaveLength(3)
})
