import { describe, expect, test } from 'vitest'
import { type MathElement, type MathNode, parseMathTree } from '#domain/maths/mathTree.ts'
import { replaceMaths } from '#domain/maths/replaceMaths.ts'
import { formulaProblem, typeset, typesetText } from '#hooks/lectures/typeset.ts'

const tagsIn = (node: MathNode): string[] =>
  typeof node === 'string' ? [] : [node.tag, ...node.children.flatMap(tagsIn)]
const elementsIn = (node: MathNode): MathElement[] =>
  typeof node === 'string' ? [] : [node, ...node.children.flatMap(elementsIn)]
const textOf = (node: MathNode | null): string =>
  node === null ? '' : typeof node === 'string' ? node : node.children.map(textOf).join('')

/** Text for screen readers, without aria-hidden parts. */
const readers = (node: MathNode): string =>
  typeof node === 'string'
    ? node
    : node.props['aria-hidden'] === 'true'
      ? ''
      : node.children.map(readers).join('')
const mathOf = (node: MathNode): MathNode | null =>
  typeof node === 'string'
    ? null
    : node.tag === 'math'
      ? node
      : (node.children.map(mathOf).find(Boolean) ?? null)

describe('a formula', () => {
  test.each([
    'A_y = A\\sin\\theta',
    '\\frac{30 - 16}{4} = 3.5\\ \\text{m/s}^2',
    '\\sqrt[3]{x^2 + 1} \\le \\left| \\vec{a}\\times\\vec{b} \\right|',
    '\\begin{cases} x & x > 0 \\\\ -x & \\text{else} \\end{cases}',
    '\\int_0^{\\pi/2} \\frac{\\sin x}{\\sin x + \\cos x}\\,dx = \\frac{\\pi}{4}',
    '\\underbrace{a + b}_{c} \\xrightarrow{k} \\overline{AB}',
    '\\begin{pmatrix} a & b \\\\ c & d \\end{pmatrix} < 1 \\& 2',
  ])('%s becomes HTML boxes and MathML of known elements', (tex) => {
    const tree = typeset(tex, true)
    expect(tree).not.toBeNull()
    const tags = tagsIn(tree as MathNode)
    expect(tags).toContain('math')
    expect(tags).toContain('annotation')
    expect(readers(tree as MathNode)).toBe(textOf(mathOf(tree as MathNode)))
    expect(textOf(tree)).toContain(tex.slice(0, 12))
  })

  test.each([
    '\\vec{A}',
    '\\overrightarrow{AB}',
    '\\overleftrightarrow{AB}',
    '\\widehat{AB}',
    '\\widetilde{AB}',
    '\\overbrace{x + y}^n',
    '\\xrightarrow{abc}',
    '\\sqrt{x}',
    '\\sqrt[3]{\\frac{a}{b}}',
  ])('%s keeps width, height and view box of its drawings', (tex) => {
    const drawings = elementsIn(typeset(tex, false) ?? '').filter(({ tag }) => tag === 'svg')
    expect(drawings.length).toBeGreaterThan(0)
    for (const { props, children } of drawings) {
      expect(props).toMatchObject({
        width: expect.stringMatching(/^(?:[\d.]+em|100%)$/),
        height: expect.stringMatching(/^[\d.]+em$/),
        viewBox: expect.stringMatching(/^0 0 \d+ \d+$/),
        preserveAspectRatio: expect.stringMatching(/^(?:none|x)/),
      })
      expect(elementsIn(children[0] ?? '')[0]?.props.d).toMatch(/^M/)
    }
  })

  test.each([
    ['a link', '\\href{javascript:alert(1)}{x}'],
    ['a picture', '\\includegraphics{https://example.org/a.png}'],
    ['HTML', '\\htmlStyle{position:fixed}{x}'],
    ['a macro without an end', '\\def\\a{\\a\\a}\\a'],
    ['content moved to the left beyond the page', '\\kern-999em x'],
    ['content moved below the page', '\\rule[-999em]{3em}{3em}'],
    ['no formula', '\\frac{1'],
    ['one that is too long', 'x'.repeat(1001)],
  ])('with %s is not typeset', (_, tex) => {
    const tags = tagsIn(typeset(tex, false) ?? '')
    expect(tags).not.toContain('a')
    expect(tags).not.toContain('img')
    expect(typeset(tex, false) === null || !JSON.stringify(typeset(tex, false)).includes('"href"')).toBe(true)
    if (/^\\(def|frac|kern|rule)/.test(tex) || tex.length > 1000) expect(typeset(tex, false)).toBeNull()
  })

  test('is limited to twenty em', () => {
    expect(JSON.stringify(typeset('\\rule{9999em}{9999em}', false))).not.toContain('9999em;')
  })
})

describe('a written formula', () => {
  test.each([
    ['', 'Enter a formula'],
    ['  ', 'Enter a formula'],
    ['x'.repeat(1001), 'A formula has at most 1000 characters'],
    ['\\frac{1}{2}mv^2', null],
    ['\\kern-999em x', expect.stringMatching(/^This formula is too large/)],
    [
      '\\frac{1',
      expect.stringMatching(/^This cannot be typeset: Unexpected end of input in a macro argument/),
    ],
    [
      '\\notACommand',
      expect.stringMatching(/^This cannot be typeset: Undefined control sequence: \\notACommand/),
    ],
  ])('%s is validated before it is stored', (tex, problem) => {
    expect(formulaProblem(tex)).toEqual(problem)
  })
})

describe('the tree of a markup', () => {
  test.each([
    '<script>alert(1)</script>',
    '<span onclick="alert(1)">x</span>',
    '<span style="background:url(https://example.org)">x</span>',
    '<span style="position:fixed;z-index:9">x</span>',
    '<span style="position:fixed">x</span>',
    '<span style="margin-left:-900px">x</span>',
    '<a href="https://example.org">x</a>',
    '<span><math></span></math>',
    '<span>x',
    '<!-- x -->',
    '<span>'.repeat(100) + '</span>'.repeat(100),
  ])('refuses %s', (markup) => {
    expect(parseMathTree(markup)).toBeNull()
  })

  test('keeps text as text', () => {
    expect(textOf(parseMathTree('<span>a &lt; b &amp; c</span>'))).toBe('a < b & c')
  })
})

describe('formulas in Markdown', () => {
  const formulasIn = (markdown: string) => {
    const formulas: string[] = []
    const text = replaceMaths(
      markdown,
      (tex, isDisplay) => `[${formulas.push(`${tex}${isDisplay ? '!' : ''}`)}]`,
    )
    return [text, ...formulas]
  }
  test.each([
    ['So $A_y = 3$ and $b_*$.', ['So [1] and [2].', 'A_y = 3', 'b_*']],
    ['Then\n\n$$v^2 = 2as$$\n\nand on', ['Then\n\n[1]\n\nand on', 'v^2 = 2as!']],
    ['It costs $5 and then $6.', ['It costs $5 and then $6.']],
    ['It costs \\$5, so $x$.', ['It costs $5, so [1].', 'x']],
    ['US$ 5 and 6$ too', ['US$ 5 and 6$ too']],
  ])('%s', (markdown, expected) => {
    expect(formulasIn(markdown)).toEqual(expected)
  })
})

test('a rich text gets a tree for each formula and no other change', () => {
  const maths = { type: 'inlineBlock', fields: { blockType: 'maths', tex: 'x^2', id: '1' } }
  const text = {
    root: {
      type: 'root',
      children: [{ type: 'paragraph', children: [{ type: 'text', text: 'So' }, maths] }],
    },
  }
  const [paragraph] = typesetText(text).root.children
  expect(paragraph?.children[0]).toEqual({ type: 'text', text: 'So' })
  expect(paragraph?.children[1]).toMatchObject({ fields: { tex: 'x^2', tree: { tag: 'span' } } })
  expect(typesetText(null)).toBe(null)
})
