import { describe, expect, test } from 'vitest'
import { MAX_QUESTION_FILE, readQuestionFile } from '#cms/adapters/questionFiles/readQuestionFile.ts'
import { zip } from '#cms/adapters/questionFiles/zip.ts'
import { expectLinear } from '#tests/support/timeLimits.ts'
import { PICTURE_BYTES } from './pictures.ts'
import { trueFalse, wordDocument } from './wordDocument.ts'

const codesOf = async (bytes: Uint8Array, name: string) => {
  const { questions, files, problems } = await readQuestionFile(bytes, name)
  expect([questions, files]).toEqual([[], []])
  return problems.map(({ code }) => code)
}
const text = (content: string) => Buffer.from(content)

describe('a hostile or broken file', () => {
  test('of more than 10 MB is not looked at', async () => {
    expect(await codesOf(Buffer.alloc(MAX_QUESTION_FILE + 1, '{'), 'x.json')).toEqual(['tooLarge'])
  })

  test.each(['word/document.xml', 'xl/workbook.xml', 'questions.csv'])(
    'that unpacks to more than 60 MB of %s is not unpacked',
    async (name) => {
      const bomb = await zip([[name, Buffer.alloc(61 * 1024 * 1024, ' ')]])
      expect(bomb.length).toBeLessThan(100_000)
      expect(await codesOf(bomb, 'x.zip')).toEqual(['tooLarge'])
    },
  )

  test('that lies about the sizes of what it unpacks to is not read', async () => {
    const bomb = await zip([['questions.csv', Buffer.alloc(50_000, 'type,question_en\n')]])
    const directory = bomb.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'))
    bomb.writeUInt32LE(10, directory + 24)
    expect(await codesOf(bomb, 'x.zip')).toEqual(['notReadable'])
  })

  test('that declares entities is not read', async () => {
    const doctype = '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>'
    expect(await codesOf(text(`<?xml version="1.0"?>${doctype}<quiz>&a;</quiz>`), 'x.xml')).toEqual([
      'notReadable',
    ])
    const styles = await wordDocument(trueFalse('<w:r><w:t>x</w:t></w:r>'), {
      'word/styles.xml': `${doctype}<x/>`,
    })
    expect(await codesOf(styles, 'x.docx')).toEqual(['notReadable'])
  })

  test.each([
    ['nothing', text(''), 'x.csv', 'missing'],
    ['bytes', Buffer.from([0xc3, 0x28, 0xa0, 0x00]), 'x.csv', 'notReadable'],
    ['half a ZIP', Buffer.from('PK\x03\x04half'), 'x.docx', 'notReadable'],
    ['HTML', text('<html><body>x</body></html>'), 'x.xml', 'unknownFormat'],
    ['half of JSON', text('{ "format": "shala-questions",\n "version": '), 'x.json', 'notReadable'],
    ['words', text('Just some words.'), 'x.pdf', 'unknownFormat'],
    ['no table', wordDocument('<w:p><w:r><w:t>x</w:t></w:r></w:p>'), 'x.docx', 'noQuestions'],
    ['a header alone', text('type,question_en\n'), 'x.csv', 'noQuestions'],
    ['a ZIP of pictures', zip([['a.png', Buffer.from('x')]]), 'x.zip', 'unknownFormat'],
    [
      'two files of questions',
      zip([
        ['a.csv', text('x')],
        ['b.json', text('{}')],
      ]),
      'x.zip',
      'severalFiles',
    ],
  ])('of %s says that it cannot be read', async (_, bytes, name, code) => {
    expect(await codesOf(await bytes, name)).toEqual([code])
  })

  test('whose pictures are missing or no pictures names them', async () => {
    const csv = text(
      'type,question_en,answer\ntrueFalse,"x\n\n![A](gone.png)",true\ntrueFalse,"x\n\n![B](b.png)",true',
    )
    const packed = await zip([
      ['q/questions.csv', csv],
      ['q/pictures/b.png', text('<svg/>')],
    ])
    const { questions, problems } = await readQuestionFile(packed, 'x.zip')
    expect(questions).toEqual([])
    expect(problems).toEqual([
      { at: { line: 2, path: '' }, code: 'fileMissing', detail: 'gone.png' },
      { at: { line: 5, path: '' }, code: 'fileMissing', detail: 'b.png' },
    ])
  })

  test('with two pictures of one name does not choose one; words beside the questions are no second file', async () => {
    const packed = await zip([
      ['questions.csv', text('type,question_en,answer\ntrueFalse,"x\n\n![A](a.png)",true')],
      ['README.txt', text('What is in here.')],
      ['one/a.png', PICTURE_BYTES],
      ['two/a.png', Buffer.from([...PICTURE_BYTES, 0])],
    ])
    const { format, questions, problems } = await readQuestionFile(packed, 'x.zip')
    expect([format, questions]).toEqual(['csv', []])
    expect(problems).toEqual([{ at: { line: 2, path: '' }, code: 'sameFileName', detail: 'a.png' }])
  })

  test.each<[string, (pieces: number) => string]>([
    ['x.gift', (n) => '{'.repeat(n)],
    ['x.gift', (n) => '{=a->'.repeat(n)],
    ['x.gift', (n) => `{#${'1..'.repeat(n)}}`],
    ['x.gift', (n) => `[html]<b>${'\\('.repeat(n)} {T}`],
    ['x.txt', (n) => `${'A) x\n'.repeat(n)}ANSWER: A`],
    ['x.csv', (n) => `type,question_en,answer\n${'numeric,x,"1 to to to"\n'.repeat(n / 4)}`],
    ['x.csv', (n) => `type,question_en\ntrueFalse,"${'| a |\n'.repeat(n / 2)}"`],
    ['x.xml', (n) => `<quiz>${'<question type="x"/>'.repeat(n / 2)}</quiz>`],
    [
      'x.json',
      (n) =>
        JSON.stringify({ format: 'shala-questions', version: 1, questions: Array(n / 100).fill({ x: 1 }) }),
    ],
  ])('of endless rubbish is refused in a time that grows with its size: %s %s', async (name, rubbish) => {
    await expectLinear(async (pieces) => {
      const { questions, problems } = await readQuestionFile(text(rubbish(pieces)), name)
      expect(questions).toEqual([])
      expect(problems.length).toBeGreaterThan(0)
      expect(problems.length).toBeLessThanOrEqual(1001)
    }, 40_000)
  })
})
