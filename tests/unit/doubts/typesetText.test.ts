import { expect, it } from 'vitest'
import { typesetText } from '#cms/operations/doubts/typesetText.ts'

it('draws each line as a paragraph, and TeX between dollar signs as a formula', () => {
  const [first, second] = typesetText('Why is $x^2$ here?\n\n$$\\frac{1}{2}$$')
  expect(first).toMatchObject({
    kind: 'paragraph',
    inlines: ['Why is ', { kind: 'math', tex: 'x^2', isDisplay: false }, ' here?'],
  })
  expect(second).toMatchObject({ inlines: [{ kind: 'math', isDisplay: true }] })
})

it('leaves what is no formula as it was typed', () => {
  const inlines = (text: string) =>
    typesetText(text).flatMap((block) => ('inlines' in block ? block.inlines : []))
  expect(inlines('It costs $5 or $6.')).toEqual(['It costs $5 or $6.'])
  expect(inlines('A fault: $\\frac{1$ and <b>bold</b>').join('')).toBe('A fault: $\\frac{1$ and <b>bold</b>')
  expect(inlines('A gap [[a1]]').join('')).toBe('A gap [[a1]]')
})

it('typesets at most forty formulas of a text', () => {
  const text = Array.from({ length: 60 }, (_, at) => `$a_{${at}}$`).join(' ')
  const drawn = typesetText(text).flatMap((block) => ('inlines' in block ? block.inlines : []))
  expect(drawn.filter((inline) => typeof inline !== 'string')).toHaveLength(40)
  expect(drawn).toContain('$a_{59}$')
})
