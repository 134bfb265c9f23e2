import { describe, expect, it } from 'vitest'
import { blogPath, parseName, parsePage } from '#site/data/blogPath.ts'

describe('paths of article lists', () => {
  it.each([
    [{}, 1, '/blog'],
    [{}, 3, '/blog/page/3'],
    [{ category: 'exams' }, 2, '/blog/category/exams/page/2'],
    [{ tag: 'mock tests' }, 1, '/blog/tag/mock%20tests'],
    [{ author: 'शाला टीम' }, 2, `/blog/author/${encodeURIComponent('शाला टीम')}/page/2`],
    [{ tag: 'a/b?c#d' }, 1, '/blog/tag/a%2Fb%3Fc%23d'],
  ])('%j, page %i', (filter, page, path) => {
    expect(blogPath(filter, page)).toBe(path)
  })

  it('round-trips names, and refuses invalid ones', () => {
    for (const name of ['mock tests', 'शाला टीम', 'C++', '100%'])
      expect(parseName(encodeURIComponent(name))).toBe(name)
    for (const part of ['', '%20', '%', 'a%2Cb', 'x'.repeat(200)]) expect(parseName(part), part).toBeNull()
  })

  it('reads pages from 2 on', () => {
    expect(['2', '17', '1', '0', '02', '-3', 'x', '1000000'].map(parsePage)).toEqual([
      2,
      17,
      null,
      null,
      null,
      null,
      null,
      null,
    ])
  })
})
