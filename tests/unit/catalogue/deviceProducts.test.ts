import { expect, it } from 'vitest'
import { groupByKind, toggleCompared } from '#site/data/catalogue/deviceProducts.ts'
import { productIds } from '#site/data/catalogue/productIds.ts'

const courses = (...ids: string[]) => ids.map((id) => ({ id, kind: 'course' }))

it('compares up to four products', () => {
  expect(toggleCompared(courses('a', 'b', 'c'), { id: 'd', kind: 'course' })).toEqual([
    'in',
    courses('a', 'b', 'c', 'd'),
  ])
  const full = courses('a', 'b', 'c', 'd')
  expect(toggleCompared(full, { id: 'e', kind: 'course' })).toEqual(['full', full])
})

it('removes a product that is toggled again, also from a full comparison', () => {
  expect(toggleCompared(courses('a', 'b', 'c', 'd'), { id: 'b', kind: 'course' })).toEqual([
    'out',
    courses('a', 'c', 'd'),
  ])
})

it('has separate comparisons per kind', () => {
  const full = courses('a', 'b', 'c', 'd')
  const quiz = { id: 'q', kind: 'quiz' }
  expect(toggleCompared(full, quiz)).toEqual(['in', [...full, quiz]])
  expect(groupByKind([...full, quiz])).toEqual([
    { kind: 'quiz', ids: ['q'] },
    { kind: 'course', ids: ['a', 'b', 'c', 'd'] },
  ])
})

it('reads valid ids from a URL, each once', () => {
  expect(productIds('a,b,a,,<script>,c', 2)).toEqual(['a', 'b'])
  expect(productIds(['a', 'b,c'], 4)).toEqual(['a', 'b', 'c'])
  expect(productIds(`${'x'.repeat(5000)},a`, 4)).toEqual([])
  expect(productIds(undefined, 4)).toEqual([])
})
