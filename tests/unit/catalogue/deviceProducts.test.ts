import { expect, it } from 'vitest'
import { withCompared } from '#site/data/deviceProducts.ts'
import { productIds } from '#site/data/productIds.ts'

const courses = (...ids: string[]) => ids.map((id) => ({ id, kind: 'course' }))

it('compares up to four products', () => {
  expect(withCompared(courses('a', 'b', 'c'), { id: 'd', kind: 'course' })).toEqual([
    'in',
    courses('a', 'b', 'c', 'd'),
  ])
  const full = courses('a', 'b', 'c', 'd')
  expect(withCompared(full, { id: 'e', kind: 'course' })).toEqual(['full', full])
})

it('takes out what is pressed again, also from a full comparison', () => {
  expect(withCompared(courses('a', 'b', 'c', 'd'), { id: 'b', kind: 'course' })).toEqual([
    'out',
    courses('a', 'c', 'd'),
  ])
})

it('begins anew with a product of another kind', () => {
  expect(withCompared(courses('a', 'b'), { id: 'q', kind: 'quiz' })).toEqual([
    'anew',
    [{ id: 'q', kind: 'quiz' }],
  ])
})

it('reads ids from an address, each once, and nothing that can be none', () => {
  expect(productIds('a,b,a,,<script>,c', 2)).toEqual(['a', 'b'])
  expect(productIds(['a', 'b,c'], 4)).toEqual(['a', 'b', 'c'])
  expect(productIds(`${'x'.repeat(5000)},a`, 4)).toEqual([])
  expect(productIds(undefined, 4)).toEqual([])
})
