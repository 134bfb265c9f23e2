import { describe, expect, it } from 'vitest'
import { selectFields, toSearch } from '#site/data/base/restQuery.ts'

describe('toSearch', () => {
  it('writes nested queries in REST format', () => {
    const search = toSearch({
      where: { slug: { equals: 'a b' }, exam: { in: ['x', 'y'] } },
      limit: 3,
      depth: 0,
    })
    expect(decodeURIComponent(search)).toBe('where[slug][equals]=a b&where[exam][in]=x,y&limit=3&depth=0')
  })

  it('leaves out undefined values', () => {
    expect(toSearch({ where: { exam: undefined }, page: 1 })).toBe('page=1')
  })

  it('escapes special characters in values', () => {
    expect(toSearch({ a: 'x&b=1' })).toBe('a=x%26b%3D1')
  })
})

describe('selectFields', () => {
  it('selects the named fields', () => {
    expect(selectFields('title', 'slug')).toEqual({ title: true, slug: true })
  })
})
