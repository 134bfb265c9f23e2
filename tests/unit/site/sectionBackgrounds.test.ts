import { expect, test } from 'vitest'
import { sectionBackgrounds } from '#site/features/pages/sectionBackgrounds.ts'

const groundsFor = (...blocks: Parameters<typeof sectionBackgrounds>[0][number]['blockType'][]) =>
  sectionBackgrounds(blocks.map((blockType) => ({ blockType })))

test('product rows alternate white and grey backgrounds, restarting after a coloured band', () => {
  expect(
    groundsFor('hero', 'stats', 'tiles', 'courseGrid', 'productGrid', 'priceList', 'productGrid', 'quotes'),
  ).toEqual(['own', 'own', 'plain', 'plain', 'sunken', 'own', 'plain', 'own'])
})

test('tiles and spacers have the background of the next section', () => {
  expect(groundsFor('courseGrid', 'tiles', 'courseGrid', 'divider', 'faq')).toEqual([
    'plain',
    'sunken',
    'sunken',
    'plain',
    'plain',
  ])
})
