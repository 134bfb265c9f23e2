import { describe, expect, it } from 'vitest'
import { plainFormula } from '#domain/exams/bank/plainFormula.ts'
import { questionTitle } from '#domain/exams/bank/questionTitle.ts'
import { options } from './samples.ts'

describe('formulas in lists', () => {
  it.each([
    ['v = u + at', 'v = u + at'],
    [String.raw`\frac{1}{2}mv^2`, '1/2mv²'],
    [String.raw`\frac{a+b}{2}`, '(a+b)/2'],
    [String.raw`0.8\ \text{m/s}^2`, '0.8 m/s²'],
    [String.raw`\hat k\times\hat i`, 'k\u0302×i\u0302'],
    [String.raw`\vec{AB}`, 'AB\u20D7'],
    [String.raw`30^\circ`, '30°'],
    ['x_1, x_{10}, a_n', 'x₁, x₁₀, a_n'],
    ['e^{-kt}', 'e^(-kt)'],
    [String.raw`\sqrt{2gh} + \sqrt[3]{x}`, '√(2gh) + 3√x'],
    [String.raw`\int_0^1 \sin x \, dx`, '∫₀¹ sin x dx'],
    [String.raw`\left(\frac{x}{y}\right)`, '(x/y)'],
    [String.raw`\ce{H2SO4}`, 'H2SO4'],
    [String.raw`\begin{pmatrix} a & b \\ c & d \end{pmatrix}`, 'a b ; c d'],
    [String.raw`\unknown{x`, 'unknown x'],
    ['}{^', ''],
  ])('%s', (tex, text) => {
    expect(plainFormula(tex)).toBe(text)
  })

  it('titles of questions have formulas as plain text, prices and blanks as they are', () => {
    const text = String.raw`A pen costs \$3. With $\mu = 0.5$ it slides [[b1]] metres.`
    const stem = { en: [{ kind: 'paragraph' as const, text }] }
    expect(questionTitle({ type: 'single', stem, options: options('a', 'b') })).toBe(
      'A pen costs $3. With μ = 0.5 it slides ___ metres.',
    )
  })
})
