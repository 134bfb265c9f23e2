import { expect, it } from 'vitest'
import { conceptsOf } from '#cms/admin/papers/conceptsOf.ts'

it('a typed list of concepts may end with a comma, and has at most ten', () => {
  expect(conceptsOf('waves,')).toEqual(['waves'])
  expect(conceptsOf(' waves , light waves,, ')).toEqual(['waves', 'light waves'])
  expect(conceptsOf('')).toEqual([])
  expect(conceptsOf(Array.from({ length: 12 }, (_, at) => `c${at}`).join(','))).toHaveLength(10)
})
