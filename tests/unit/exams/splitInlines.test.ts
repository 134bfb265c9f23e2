import { describe, expect, it, test } from 'vitest'
import { blanksIn } from '#domain/exams/questions/blanksIn.ts'
import { hasStrayDollars, splitInlines } from '#domain/exams/questions/splitInlines.ts'

const math = (tex: string, isDisplay = false) => ({ kind: 'math', tex, isDisplay })

describe('a text of a question', () => {
  test.each([
    ['a $x$ b', ['a ', math('x'), ' b']],
    ['बल$F$का', ['बल', math('F'), 'का']],
    ['5$^\\circ$C', ['5', math('^\\circ'), 'C']],
    ['$$\\frac12$$', [math('\\frac12', true)]],
    ['$a$$b$', [math('a'), math('b')]],
    ['costs \\$5 and $x_1$', ['costs $5 and ', math('x_1')]],
    ['$\\text{\\$5}$', [math('\\text{\\$5}')]],
    ['It is [[b1]] of $[[q]]$', ['It is ', { kind: 'blank', id: 'b1' }, ' of ', math('[[q]]')]],
    ['one $5 note', ['one $5 note']],
    ['$ x $', ['$ x $']],
  ])('%s', (text, parts) => {
    expect(splitInlines(text)).toEqual(parts)
  })

  test.each([
    ['one $5 note', false],
    ['$5 or $6', true],
    ['$ x $', true],
    ['$x$2', true],
    ['\\$5 or \\$6', false],
    ['$x$ and $$y$$', false],
  ])('%s leaves stray dollars: %s', (text, isStray) => {
    expect(hasStrayDollars(text)).toBe(isStray)
  })

  it('has blanks in words and cells, none in formulas and pictures', () => {
    expect(
      blanksIn([
        { kind: 'paragraph', text: '[[a]] and $[[x]]$' },
        { kind: 'table', hasHeader: false, rows: [['[[b]]']] },
        { kind: 'image', file: 'f', alt: '[[c]]' },
      ]),
    ).toEqual(['a', 'b'])
  })
})
