import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { findingText } from '#domain/exams/files/Finding.ts'
import { fileOfQuestions } from '#domain/exams/files/fileOfQuestions.ts'
import { QuestionFileSchema } from '#domain/exams/files/QuestionFileSchema.ts'
import { questionsOfFile } from '#domain/exams/files/questionsOfFile.ts'
import { LEAF_TYPES } from '#domain/exams/questions/LeafSchema.ts'
import { asWritten, drawnQuestions } from './drawnQuestions.ts'
import { EVERYTHING } from './drawnTexts.ts'

const fileWith = (...questions: unknown[]) => ({ format: 'shala-questions', version: 1, questions })
const single = {
  id: 'q1',
  type: 'single',
  stem: 'Which?',
  options: [
    { id: 'a', text: 'One' },
    { id: 'b', text: { en: 'Two', hi: 'दो' } },
  ],
  right: 'b',
}
const problemsOf = (json: unknown) =>
  questionsOfFile(json).problems.map(({ at, code, detail }) => `${at.path}: ${code} ${detail}`.trim())

describe('a file of questions', () => {
  it('may leave out what is usual', () => {
    const { questions, named, problems } = questionsOfFile(
      fileWith(single, {
        type: 'fillBlank',
        stem: '[[x]] and [[y]]',
        solution: { hi: '![चित्र](fig 1.png)' },
        blanks: [
          { id: 'x', kind: 'text', accepted: 'India' },
          {
            id: 'y',
            kind: 'number',
            numbers: [28, { from: '1.50', to: '२' }, { value: '3', tolerance: '.1' }],
          },
        ],
      }),
    )
    expect(problems).toEqual([])
    expect(named).toEqual([{ id: 'f1', name: 'fig 1.png' }])
    expect(questions.map(asWritten)).toEqual([
      {
        id: 'q1',
        difficulty: 'medium',
        concepts: [],
        source: null,
        year: null,
        content: {
          type: 'single',
          stem: { en: [{ kind: 'paragraph', text: 'Which?' }] },
          options: [
            { id: 'a', text: { en: [{ kind: 'paragraph', text: 'One' }] } },
            {
              id: 'b',
              text: { en: [{ kind: 'paragraph', text: 'Two' }], hi: [{ kind: 'paragraph', text: 'दो' }] },
            },
          ],
        },
        keys: [{ question: 'q1', key: { type: 'single', right: ['b'] } }],
        solutions: [],
      },
      {
        id: null,
        difficulty: 'medium',
        concepts: [],
        source: null,
        year: null,
        content: {
          type: 'fillBlank',
          stem: { en: [{ kind: 'paragraph', text: '[[x]] and [[y]]' }] },
          blanks: [
            { id: 'x', kind: 'text' },
            { id: 'y', kind: 'number' },
          ],
        },
        keys: [
          {
            question: 'new',
            key: {
              type: 'fillBlank',
              blanks: [
                { blank: 'x', kind: 'text', accepted: ['India'], isCaseSensitive: false },
                {
                  blank: 'y',
                  kind: 'number',
                  numbers: [
                    { kind: 'range', from: '28', to: '28' },
                    { kind: 'range', from: '1.5', to: '2' },
                    { kind: 'tolerance', value: '3', tolerance: '0.1' },
                  ],
                },
              ],
            },
          },
        ],
        solutions: [
          { question: 'new', text: { hi: [{ kind: 'image', file: 'f1', alt: 'चित्र' }] }, video: null },
        ],
      },
    ])
  })

  test.each(LEAF_TYPES)('carries questions of the type %s there and back', (type) => {
    fc.assert(
      fc.property(drawnQuestions({ ...EVERYTHING, types: [type] }), (questions) => {
        const written = JSON.parse(JSON.stringify(fileOfQuestions(questions, (id) => `${id}.png`)))
        const read = questionsOfFile(written)
        const names = new Map(read.named.map(({ id, name }) => [id, name]))
        expect(read.problems).toEqual([])
        const again = fileOfQuestions(read.questions, (id) => names.get(id) ?? '')
        expect(again).toEqual(written)
        expect(QuestionFileSchema.safeParse(written).success).toBe(true)
      }),
      { numRuns: 40 },
    )
  })

  it('gives back the very questions where pictures keep their order', () => {
    fc.assert(
      fc.property(drawnQuestions({ ...EVERYTHING, pictures: ['f1'] }), (questions) => {
        expect(questionsOfFile(fileOfQuestions(questions)).questions.map(asWritten)).toEqual(questions)
      }),
      { numRuns: 100 },
    )
  })

  it('names all problems at once, each with its path', () => {
    const broken = {
      id: 'q 1',
      type: 'single',
      stem: { en: 'a\n\n![](x)', fr: 'Oui' },
      colour: 'red',
      options: [{ id: 'a', text: '', isRight: true }, { id: 'b' }],
      right: [],
      difficulty: 'brutal',
      year: '2020',
      concepts: 'Rotation',
    }
    expect(problemsOf(fileWith(broken, single))).toEqual([
      'questions[0].id: id q 1',
      'questions[0].difficulty: unknownValue brutal',
      'questions[0].concepts: wrongType array',
      'questions[0].year: wrongType number',
      'questions[0].stem.en: alt',
      'questions[0].stem.fr: unknownField fr',
      'questions[0].options[0].text.en: emptyText',
      'questions[0].options[0].isRight: unknownField isRight',
      'questions[0].options[1].text: missing',
      'questions[0].right: limit at least 1',
      'questions[0].colour: unknownField colour',
    ])
    const [first] = questionsOfFile(fileWith(broken)).problems
    expect(first && findingText(first)).toBe(
      'An id has letters, digits, _ and - and begins with a letter or digit: q 1',
    )
    expect(questionsOfFile(fileWith(broken, single)).questions.map(({ id }) => id)).toEqual(['q1'])
  })

  test.each<[string, unknown, string[]]>([
    ['nothing', null, [': wrongType object']],
    [
      'another format',
      { ...fileWith(), format: 'x', extra: 1 },
      ['format: unknownValue x', 'extra: unknownField extra'],
    ],
    ['a later version', { ...fileWith(), version: 2 }, ['version: unknownValue 2']],
    ['no type', fileWith({ stem: 'x' }), ['questions[0].type: missing']],
    ['an unknown type', fileWith({ type: 'cloze' }), ['questions[0].type: unknownValue cloze']],
    ['a foreign answer', fileWith({ ...single, right: ['z'] }), ['questions[0].right: keyUnknown']],
    [
      'an option twice',
      fileWith({ ...single, options: [single.options[0], single.options[0]] }),
      ['questions[0].options: sameId'],
    ],
    ['an id twice', fileWith(single, single), ['questions[1].id: sameId q1']],
    [
      'a reversed range',
      fileWith({ type: 'integer', stem: 'x', numbers: [{ from: '3', to: '2' }] }),
      ['questions[0].numbers[0]: rangeReversed'],
    ],
    [
      'half a range',
      fileWith({ type: 'integer', stem: 'x', numbers: { from: '3' } }),
      ['questions[0].numbers[0]: wrongType "12.5", { from, to } or { value, tolerance }'],
    ],
    [
      'words for a number',
      fileWith({ type: 'numeric', stem: 'x', numbers: 'two' }),
      ['questions[0].numbers[0].from: number two', 'questions[0].numbers[0].to: number two'],
    ],
    [
      'no whole number',
      fileWith({ type: 'integer', stem: 'x', numbers: '2.5' }),
      ['questions[0].numbers: keyNotWhole'],
    ],
    [
      'a missing blank',
      fileWith({ type: 'fillBlank', stem: 'x', blanks: [{ id: 'x', kind: 'text', accepted: ['a'] }] }),
      ['questions[0].stem: blanksDiffer'],
    ],
    [
      'mixed marks',
      fileWith({
        type: 'subjective',
        stem: 'x',
        maxFiles: 1,
        maxCharacters: 0,
        rubric: [{ text: 'x', marks: '1 1/3' }],
      }),
      ['questions[0].rubric[0].marks: marks 1 1/3'],
    ],
    [
      'no way to answer',
      fileWith({ type: 'subjective', stem: 'x', maxFiles: 0, maxCharacters: 0 }),
      ['questions[0]: noWayToAnswer'],
    ],
    [
      'a fault in a part',
      fileWith({ type: 'comprehension', passage: 'x', parts: [{ ...single, right: 'c' }] }),
      ['questions[0].parts[0].right: keyUnknown'],
    ],
    [
      'a set in a set',
      fileWith({ type: 'comprehension', passage: 'x', parts: [{ id: '1', type: 'comprehension' }] }),
      ['questions[0].parts[0].type: unknownValue comprehension'],
    ],
    [
      'a fault in the second of two rows',
      fileWith({
        type: 'match',
        stem: 'x',
        rows: single.options,
        columns: single.options,
        right: { a: 'a' },
      }),
      ['questions[0].right: keyMissing'],
    ],
  ])('with %s is refused', (_, json, problems) => {
    expect(problemsOf(json)).toEqual(problems)
  })
})
