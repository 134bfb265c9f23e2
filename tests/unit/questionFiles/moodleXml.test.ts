import { describe, expect, it, test } from 'vitest'
import { readQuestionFile } from '#cms/adapters/questionFiles/readQuestionFile.ts'
import { writeQuestionFile } from '#cms/adapters/questionFiles/writeQuestionFile.ts'
import type { FileQuestion } from '#domain/exams/files/ImportedQuestion.ts'
import { COMPREHENSION, paragraph, SAMPLES } from '../exams/samples.ts'
import { PICTURE_BYTES } from './pictures.ts'

const PICTURE = PICTURE_BYTES.toString('base64')
const quiz = (...questions: string[]) => `<?xml version="1.0"?>\n<quiz>\n${questions.join('\n')}\n</quiz>`
const question = (type: string, text: string, rest = '') =>
  `<question type="${type}"><questiontext format="html"><text><![CDATA[${text}]]></text></questiontext>${rest}</question>`
const answer = (text: string, fraction: number, rest = '') =>
  `<answer fraction="${fraction}"><text>${text}</text>${rest}</answer>`
const TRUE = answer('true', 100) + answer('false', 0)

const read = (...questions: string[]) => readQuestionFile(Buffer.from(quiz(...questions)), 'x.xml')
const problemsOf = async (...questions: string[]) =>
  (await read(...questions)).problems.map(({ at, code, detail }) =>
    `${at.line} ${at.path} ${code} ${detail}`.trim(),
  )
const blocksOf = async (html: string) => {
  const { questions, problems } = await read(question('truefalse', html, TRUE))
  expect(problems).toEqual([])
  const [{ content, notes } = { content: null, notes: [] }] = questions
  return {
    stem: content && 'stem' in content ? content.stem : null,
    notes: notes.map(({ code, detail }) => `${code} ${detail}`),
  }
}

describe('HTML of Moodle', () => {
  it('becomes paragraphs, lists, tables and formulas', async () => {
    const { stem, notes } = await blocksOf(
      [
        '<h3>A&nbsp;body</h3><p dir="ltr">has  mass \\(m\\)<br>and 5&lt;6.</p>\n<ul><li>one</li><li>two<ol><li>deep</li></ol></li></ul>',
        '<p>CO<sub>3</sub><sup>2-</sup>, x<sub>max</sub>: \\[ F = ma \\] holds.</p>',
        '<table><thead><tr><th>x</th><th>y</th></tr></thead><tbody><tr><td>1</td><td>a|b</td></tr></tbody></table>',
        '<p><strong>Bold</strong> <span style="color:red">red</span></p><!-- c --><p> </p>',
      ].join(''),
    )
    expect(stem).toEqual({
      en: [
        paragraph('A body'),
        paragraph('has mass $m$\nand 5<6.'),
        paragraph('• one'),
        paragraph('• two'),
        paragraph('1. deep'),
        paragraph('CO₃²⁻, $\\text{x}_{\\text{max}}$: $$F = ma$$ holds.'),
        {
          kind: 'table',
          hasHeader: true,
          rows: [
            ['x', 'y'],
            ['1', 'a|b'],
          ],
        },
        paragraph('Bold red'),
      ],
    })
    expect(notes).toEqual(['formatting strong', 'formatting style'])
  })

  it('may be marked for two languages', async () => {
    const { stem } = await blocksOf(
      '1. <span lang="en" class="multilang">Which?</span><span class="multilang" lang="hi">कौन?</span> (x)',
    )
    expect(stem).toEqual({ en: [paragraph('1. Which? (x)')], hi: [paragraph('1. कौन? (x)')] })
  })

  it('has its pictures in the file', async () => {
    const text = question(
      'truefalse',
      '<p>See <img src="@@PLUGINFILE@@/a%20lens.png" alt="A lens"> here <img src="data:image/png;base64,' +
        `${PICTURE}"></p>`,
      TRUE,
    ).replace('</questiontext>', `<file name="a lens.png" encoding="base64">${PICTURE}</file></questiontext>`)
    const { questions, files } = await read(text)
    expect(files.map(({ name, type }) => [name, type])).toEqual([['a lens.png', 'image/png']])
    expect(Buffer.from(files[0]?.bytes ?? [])).toEqual(PICTURE_BYTES)
    expect(questions[0]?.content).toMatchObject({
      stem: {
        en: [
          paragraph('See'),
          { kind: 'image', file: files[0]?.id, alt: 'A lens' },
          paragraph('here'),
          { kind: 'image', file: files[0]?.id, alt: 'Picture' },
        ],
      },
    })
    expect(questions[0]?.notes.map(({ code }) => code)).toEqual(['noAlt'])
  })

  it('has equally named pictures of two folders apart, and shows them by addresses with a query', async () => {
    const other = Buffer.from([...PICTURE_BYTES, 0]).toString('base64')
    const file = (path: string, bytes: string) =>
      `<file name="a.png" path="${path}" encoding="base64">${bytes}</file>`
    const text = question(
      'truefalse',
      '<p><img src="@@PLUGINFILE@@/one/a.png" alt="One"> <img src="@@PLUGINFILE@@/a.png?time=1700000000" alt="Two"></p>',
      TRUE,
    ).replace('</questiontext>', `${file('/one/', PICTURE)}${file('/', other)}</questiontext>`)
    const { questions, files } = await read(text)
    const idOf = (size: number) => files.find(({ bytes }) => bytes.length === size)?.id
    const images = [
      { kind: 'image', file: idOf(PICTURE_BYTES.length), alt: 'One' },
      { kind: 'image', file: idOf(PICTURE_BYTES.length + 1), alt: 'Two' },
    ]
    expect(files).toHaveLength(2)
    expect(questions[0]?.content).toMatchObject({ stem: { en: images } })
  })

  test.each([
    [
      '<p>x<img src="@@PLUGINFILE@@/gone.png" alt="x"></p>',
      '3 questiontext pictureUnread @@PLUGINFILE@@/gone.png',
    ],
    ['<table><tr><td colspan="2">x</td></tr></table>', '3 questiontext mergedCells'],
    ['<table><tr><td><table><tr><td>x</td></tr></table></td></tr></table>', '3 questiontext cellContent'],
    ['x <iframe src="https://example.org"></iframe>', '3 questiontext markup <iframe>'],
    ['x <math><mi>x</mi></math>', '3 questiontext markup <math>'],
    ['<span lang="fr" class="multilang">Oui</span>', '3 questiontext language fr'],
    [`${'<div>'.repeat(1000)}x`, '3 questiontext markup nested too deeply'],
    ['<p> </p>', '3 questiontext emptyText'],
  ])('that would lose something is refused: %s', async (html, problem) => {
    expect(await problemsOf(question('truefalse', html, TRUE))).toEqual([problem])
  })
})

describe('Moodle XML', () => {
  it('keeps categories, tags and ids, and says what it leaves out', async () => {
    const about = '<name><text>N</text></name><penalty>0.3333333</penalty><defaultgrade>2</defaultgrade>'
    const { questions } = await read(
      '<question type="category"><category><text>$course$/top/Waves</text></category></question>',
      question('truefalse', 'x', `${TRUE}${about}<idnumber>w 1</idnumber>`),
      question(
        'truefalse',
        'y',
        `${TRUE}<idnumber>w2</idnumber><tags><tag><text>Sound</text></tag></tags><colour/>`,
      ),
    )
    expect(questions.map(({ id, concepts }) => [id, concepts])).toEqual([
      [null, ['Waves']],
      ['w2', ['Sound']],
    ])
    expect(questions.map(({ notes }) => notes.map(({ code, detail }) => `${code} ${detail}`))).toEqual([
      [
        'fieldDropped name N',
        'fieldDropped idnumber w 1',
        'deduction penalty 0.3333333',
        'worth defaultgrade 2',
      ],
      ['fieldDropped colour'],
    ])
  })

  it('keeps options that are not shuffled in their places', async () => {
    const { questions } = await read(
      question(
        'multichoice',
        'x',
        `<single>true</single><shuffleanswers>0</shuffleanswers>${answer('a', 100)}${answer('b', -25)}`,
      ),
    )
    expect(questions[0]).toMatchObject({
      content: { type: 'single', options: [{ isPinned: true }, { isPinned: true }] },
      notes: [{ code: 'deduction', detail: '-25%' }],
    })
  })

  it('reads numbers exactly', async () => {
    const tolerance = (text: string) => `<tolerance>${text}</tolerance>`
    const { questions } = await read(
      question(
        'numerical',
        'x',
        answer('1.5E-3', 100, tolerance('0')) + answer('-2e2', 100, tolerance('0.50')),
      ),
    )
    expect(questions[0]?.keys[0]?.key).toEqual({
      type: 'numeric',
      numbers: [
        { kind: 'range', from: '0.0015', to: '0.0015' },
        { kind: 'tolerance', value: '-200', tolerance: '0.5' },
      ],
    })
  })

  test.each([
    [question('cloze', '{1:SA:=x}'), '3 question questionType cloze'],
    [question('ddwtos', 'x'), '3 question questionType ddwtos'],
    [question('calculated', 'x'), '3 question questionType calculated'],
    [question('description', 'x'), '3 question nothingAsked'],
    [question('multichoice', 'x', answer('a', 100) + answer('b', 50)), '3 answer partialCredit 50% for b'],
    [
      question('multichoice', 'x', `<single>false</single>${answer('a', 70)}${answer('b', 30)}`),
      '3 question partialCredit 70%, 30%',
    ],
    [question('multichoice', 'x', answer('a', 0) + answer('b', 0)), '3 right limit at least 1'],
    [question('shortanswer', 'x', answer('D*', 100)), '3 answer wildcard D*'],
    [
      question('numerical', 'x', `${answer('5', 100)}<units><unit><unit_name>m</unit_name></unit></units>`),
      '3 question units m',
    ],
    [question('numerical', 'x', answer('five', 100)), '3 answer number five'],
    ['<answer/>', '3 answer unknownField answer'],
  ])('with %s is refused with its line', async (text, problem) => {
    expect(await problemsOf(text)).toEqual([problem])
  })

  test.each([
    ['<!DOCTYPE quiz [<!ENTITY x "y">]><quiz>&x;</quiz>', 'A document type is not allowed'],
    ['<quiz>&lol;</quiz>', 'Invalid character entity'],
    ['<quiz><question></quiz>', 'Unexpected close tag'],
    [`<quiz>${'<a>'.repeat(300)}`, 'Elements are nested too deeply'],
  ])('%s is no XML that is read', async (text, message) => {
    const { questions, problems } = await readQuestionFile(Buffer.from(text), 'x.xml')
    expect(questions).toEqual([])
    expect(problems).toEqual([{ at: { line: 1, path: '' }, code: 'notReadable', detail: message }])
  })

  const asked = (content: FileQuestion['content'], keys: FileQuestion['keys']): FileQuestion => ({
    id: 'q1',
    content,
    keys,
    solutions: [],
    difficulty: 'easy',
    concepts: [],
    source: null,
    year: null,
  })

  it('has a passage before its questions', async () => {
    const set = asked(COMPREHENSION, [
      { question: 'q1.1', key: SAMPLES.single.key },
      { question: 'q1.2', key: SAMPLES.trueFalse.key },
    ])
    const { bytes } = await writeQuestionFile('moodleXml', [set], [])
    expect((await readQuestionFile(bytes, 'x.xml')).questions).toMatchObject([set])
  })

  test.each([
    ['the type matrix', asked(SAMPLES.matrix.leaf, [{ question: 'q1', key: SAMPLES.matrix.key }])],
    ['more than one blank', asked(SAMPLES.fillBlank.leaf, [{ question: 'q1', key: SAMPLES.fillBlank.key }])],
    [
      'several right columns in a row',
      asked(SAMPLES.match.leaf, [{ question: 'q1', key: SAMPLES.match.key }]),
    ],
    [
      'several sets of right options',
      asked(SAMPLES.multiple.leaf, [{ question: 'q1', key: { type: 'multiple', right: [['a'], ['b']] } }]),
    ],
    [
      'true and false both right',
      asked(SAMPLES.trueFalse.leaf, [{ question: 'q1', key: { type: 'trueFalse', right: [true, false] } }]),
    ],
  ])('cannot hold %s, and says so', async (detail, question) => {
    const { bytes, left } = await writeQuestionFile('moodleXml', [question], [])
    expect(left).toEqual([{ at: { line: null, path: 'q1' }, code: 'notWritten', detail }])
    expect((await readQuestionFile(bytes, 'x.xml')).problems.map(({ code }) => code)).toEqual(['noQuestions'])
  })
})
