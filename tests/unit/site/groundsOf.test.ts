import { expect, test } from 'vitest'
import { groundsOf } from '#site/features/pages/groundsOf.ts'

const of = (...blocks: Parameters<typeof groundsOf>[0][number]['blockType'][]) =>
  groundsOf(blocks.map((blockType) => ({ blockType })))

test('shelves stand on white and grey ground in turn, and begin anew after a band of its own', () => {
  expect(
    of('hero', 'stats', 'tiles', 'courseGrid', 'productGrid', 'priceList', 'productGrid', 'quotes'),
  ).toEqual(['own', 'own', 'plain', 'plain', 'sunken', 'own', 'plain', 'own'])
})

test('tiles and spaces stand on the ground of the section they lead into', () => {
  expect(of('courseGrid', 'tiles', 'courseGrid', 'divider', 'faq')).toEqual([
    'plain',
    'sunken',
    'sunken',
    'plain',
    'plain',
  ])
})
