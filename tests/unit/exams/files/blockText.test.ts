import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { blocksText, parseBlocks } from '#domain/exams/files/blockText.ts'
import type { Blocks } from '#domain/exams/questions/BlocksSchema.ts'
import { image, paragraph, table } from './drawnTexts.ts'

const read = (text: string): Blocks => {
  const result = parseBlocks(text)
  if ('problems' in result) throw new Error(JSON.stringify(result.problems))
  return result.blocks
}
const problemsOf = (text: string) => {
  const result = parseBlocks(text)
  return 'problems' in result ? result.problems.map(({ code, line }) => `${line} ${code}`) : []
}

describe('block text', () => {
  it('has paragraphs, pictures and tables', () => {
    const text = [
      'A body has $m = 2\\ \\text{kg}$.',
      'It moves.',
      '',
      '$$F = ma$$',
      '![A cart on a slope](slope)',
      'Then:',
      '| $x$ | $|v|$ |'.replace('|v|', '\\|v\\|'),
      '| --- | :-: |',
      '| 1 |  |',
      '',
      '|---|',
      '| alone |',
    ].join('\r\n')
    expect(read(text)).toEqual([
      { kind: 'paragraph', text: 'A body has $m = 2\\ \\text{kg}$.\nIt moves.' },
      { kind: 'paragraph', text: '$$F = ma$$' },
      { kind: 'image', alt: 'A cart on a slope', file: 'slope' },
      { kind: 'paragraph', text: 'Then:' },
      {
        kind: 'table',
        hasHeader: true,
        rows: [
          ['$x$', '$|v|$'],
          ['1', ''],
        ],
      },
      { kind: 'table', hasHeader: false, rows: [['alone']] },
    ])
  })

  it('leaves pipes alone that begin no table', () => {
    expect(read('|x| is never negative\n|y| too')).toEqual([
      { kind: 'paragraph', text: '|x| is never negative\n|y| too' },
    ])
  })

  test.each([
    ['', ['1 emptyText']],
    [' \n\n ', ['1 emptyText']],
    ['x\n\n![](a)\n\n![b](../c)\n', ['3 alt', '5 file']],
    ['| a | b |\n| --- | --- |\n| 1 |', ['3 rowsDiffer']],
    ['| a | b |\n| --- | --- |\n| 1 | 2', ['3 tableRow']],
    [`| a |\n| --- |\n| ${'x'.repeat(501)} |`, ['3 cellLength']],
    [`| --- |${'\n| a |'.repeat(31)}`, ['1 tableSize']],
    ['| --- |', ['1 tableSize']],
    [`ok\n\n${'x'.repeat(5001)}`, ['3 textLength']],
    ['x\n\n'.repeat(41), ['1 manyBlocks']],
    ['x'.repeat(10_000_000), ['1 textLength']],
  ])('%# names its problems with their lines', (text, problems) => {
    expect(problemsOf(text)).toEqual(problems)
  })

  it('is read back as the same blocks, whatever they say', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(paragraph, table, image(['f1', 'f2'])), { minLength: 1, maxLength: 5 }),
        (blocks) => {
          expect(read(blocksText(blocks))).toEqual(blocks)
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('does not change by being read and written again', () => {
    const lines = fc.array(
      fc.oneof(fc.string(), fc.constantFrom('', '| a | b |', '| --- | --- |', '![x](y)', '\\![x](y)')),
    )
    fc.assert(
      fc.property(lines, (lines) => {
        const first = parseBlocks(lines.join('\n'))
        if ('blocks' in first) expect(read(blocksText(first.blocks))).toEqual(first.blocks)
      }),
      { numRuns: 2000 },
    )
  })
})
