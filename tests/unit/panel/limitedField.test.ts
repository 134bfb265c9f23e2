import { readdirSync, readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LimitedField } from '#cms/admin/ui/LimitedField.tsx'
import { lengthProblem } from '#domain/text/lengthProblem.ts'

it.each([
  ['x'.repeat(300), 300, null],
  [` ${'x'.repeat(300)} `, 300, null],
  ['x'.repeat(301), 300, 'This is 1 character too long. At most 300 fit.'],
  ['x'.repeat(2400), 1000, 'This is 1,400 characters too long. At most 1,000 fit.'],
])('the error of an overlong text states by how many characters', (text, max, problem) =>
  expect(lengthProblem(text, max)).toBe(problem),
)

const drawn = (value: string, max = 300) =>
  renderToStaticMarkup(
    createElement(LimitedField, { label: 'Reason', max, rows: 3, value, onChange: () => undefined }),
  )

it('a pasted text is not cut, and its field shows how many characters are too many', () => {
  const html = drawn('x'.repeat(320))
  expect(html).toContain('x'.repeat(320))
  expect(html).not.toMatch(/maxlength/i)
  expect(html).toContain('aria-invalid="true"')
  expect(html).toContain('This is 20 characters too long')
})

it('the character count shows near the limit, but not for a short number', () => {
  expect(drawn('10', 3)).not.toContain('/3')
  expect(drawn('1000', 3)).toContain('This is 1 character too long')
  expect(drawn('x'.repeat(20))).not.toContain('/300')
  expect(drawn('x'.repeat(280))).toContain('280/300')
})

it('fields of dialogs have no native maxlength, except the one for a code', () => {
  const limited = readdirSync('cms/admin/ui').filter(
    (file) => file.endsWith('.tsx') && readFileSync(`cms/admin/ui/${file}`, 'utf8').includes('maxLength'),
  )
  expect(limited).toEqual(['StepUpDialog.tsx'])
})

it('a day with its time is picked within the years that staff may type, and not counted', () => {
  const html = renderToStaticMarkup(
    createElement(LimitedField, {
      label: 'Until',
      type: 'datetime-local',
      max: 16,
      value: '2026-12-01T18:00',
      onChange: () => undefined,
    }),
  )
  expect(html).toContain('type="datetime-local"')
  expect(html).toContain('max="2199-12-31T23:59"')
  expect(html).not.toContain('16/16')
})
