import { describe, expect, test } from 'vitest'
import { files as texts } from '#site/texts/en/files.ts'
import { checkFiles as check, type FileRules } from '#site/ui/fields/checkFiles.ts'

const checkFiles = (held: readonly File[], chosen: readonly File[], rules: FileRules) =>
  check(held, chosen, rules, texts)

const RULES = {
  accept: ['image/*', 'application/pdf'],
  acceptText: 'a picture or a PDF file',
  maxBytes: 1024,
  maxFiles: 2,
}
const file = (name: string, type = 'image/png', size = 10) => new File([new Uint8Array(size)], name, { type })
const namesOf = (files: readonly File[]) => files.map(({ name }) => name)

describe('chosen files', () => {
  test.each([
    ['of another type', file('a.exe', 'application/x-msdownload'), 'is not a picture or a PDF file'],
    ['of no known type', file('a', ''), 'is not a picture or a PDF file'],
    ['that are empty', file('a.png', 'image/png', 0), 'is empty'],
    ['that are too large', file('a.png', 'image/png', 1025), 'is larger than 1 KB'],
  ])('%s are refused with the reason, and existing files stay', (_, chosen, reason) => {
    const held = [file('held.png')]
    const { files, faults } = checkFiles(held, [chosen], RULES)
    expect(namesOf(files)).toEqual(['held.png'])
    expect(faults).toEqual([{ file: chosen.name, reason }])
  })

  test('are added up to the limit, without duplicates', () => {
    const { files, faults } = checkFiles(
      [file('1.png')],
      [file('1.png'), file('2.png'), file('3.png')],
      RULES,
    )
    expect(namesOf(files)).toEqual(['1.png', '2.png'])
    expect(faults).toEqual([{ file: '3.png', reason: 'is one too many (at most 2)' }])
  })

  test('replace a single file only when valid', () => {
    const one = { ...RULES, maxFiles: 1 }
    expect(namesOf(checkFiles([file('old.png')], [file('new.png')], one).files)).toEqual(['new.png'])
    expect(namesOf(checkFiles([file('old.png')], [file('new.txt', 'text/plain')], one).files)).toEqual([
      'old.png',
    ])
  })

  test('with a name of 5,000 letters are shortened', () => {
    const [fault] = checkFiles([], [file('x'.repeat(5000), 'text/plain')], RULES).faults
    expect(fault?.file.length).toBeLessThanOrEqual(60)
  })
})
