import { expect, it } from 'vitest'
import { openedText } from '#domain/entitlements/openedText.ts'

const bought = { title: 'NEET Physics', product: 'p1' }

it.each([
  ['the product itself', { ...bought, kind: 'product', target: 'p1' }, null, 'Product'],
  ['a class of it', { ...bought, kind: 'class', target: 'c1' }, 'Optics', 'Class in it: Optics'],
  ['a class with its title', { ...bought, kind: 'class', target: 'c1' }, 'NEET Physics', 'Class in it'],
  ['a deleted quiz of it', { ...bought, kind: 'quiz', target: 'q1' }, null, 'Quiz in it'],
  ['a product of a bundle', { ...bought, kind: 'product', target: 'p2' }, 'Atlas', 'Product in it: Atlas'],
  ['a class given alone', { title: 'Optics', product: '', kind: 'class', target: 'c1' }, null, 'Class'],
] as const)('the row of %s names the content it gives access to', (_what, row, own, text) => {
  expect(openedText(row, own)).toBe(text)
})
