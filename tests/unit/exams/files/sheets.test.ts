import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { readCsv, writeCsv } from '#cms/adapters/questionFiles/csvFile.ts'
import type { FileQuestion } from '#domain/exams/files/ImportedQuestion.ts'
import { questionsOfSheet } from '#domain/exams/files/questionsOfSheet.ts'
import { rowsOfQuestions, usedColumns } from '#domain/exams/files/sheetOfQuestions.ts'
import { LEAF_TYPES } from '#domain/exams/questions/LeafSchema.ts'
import { asWritten, drawnQuestions, withLetters } from './drawnQuestions.ts'
import { EVERYTHING } from './drawnTexts.ts'

const read = (text: string) => {
  const table = readCsv(text)
  return 'problems' in table ? { ...table, questions: [] } : questionsOfSheet(table.rows)
}
const problemsOf = (...lines: string[]) =>
  read(lines.join('\n')).problems.map(({ at, code, detail }) =>
    `${at.line} ${at.path} ${code} ${detail}`.trim(),
  )

const written = (questions: FileQuestion[]): string => {
  const rows = rowsOfQuestions(questions)
  return writeCsv(usedColumns(rows), rows)
}

describe('a sheet of questions', () => {
  test.each(LEAF_TYPES)('carries questions of the type %s there and back', (type) => {
    const drawn = { ...EVERYTHING, types: [type], pictures: ['f1'] }
    fc.assert(
      fc.property(drawnQuestions(drawn), (questions) => {
        const { questions: again, problems } = read(written(questions))
        expect(problems).toEqual([])
        expect(again.map(asWritten)).toEqual(questions.map(withLetters))
      }),
      { numRuns: 30 },
    )
  })

  it('may be written as people write it', () => {
    const { questions, problems } = read(
      [
        'Type,Question_en,question_hi,option_a_en,option_b_en,row_p_en,row_q_en,answer,concepts,year,decimals',
        'single,Which?,,One,Two,,,B | a,Rotation; Units,2024,',
        'numeric,How far?,,,,,,2.5 +- 0.1 | 3 To 3.50,,,1',
        'trueFalse,,पृथ्वी गोल है।,,,,,सत्य,,,',
        'match,Match.,,One,Two,P,Q,"P: a | B\nq:b",,,',
        'fillBlank,[[x]] of [[y]],,,,,,"y # २\nx == Delhi | N\\|D",,,',
      ].join('\r\n'),
    )
    expect(problems).toEqual([])
    expect(questions.map(({ keys }) => keys[0]?.key)).toEqual([
      { type: 'single', right: ['b', 'a'] },
      {
        type: 'numeric',
        numbers: [
          { kind: 'tolerance', value: '2.5', tolerance: '0.1' },
          { kind: 'range', from: '3', to: '3.5' },
        ],
      },
      { type: 'trueFalse', right: [true] },
      {
        type: 'match',
        rows: [
          { row: 'p', columns: ['a', 'b'] },
          { row: 'q', columns: ['b'] },
        ],
      },
      {
        type: 'fillBlank',
        blanks: [
          { blank: 'y', kind: 'number', numbers: [{ kind: 'range', from: '2', to: '2' }] },
          { blank: 'x', kind: 'text', accepted: ['Delhi', 'N|D'], isCaseSensitive: true },
        ],
      },
    ])
    expect(questions.map(({ at }) => at.line)).toEqual([2, 3, 4, 5, 7])
    expect(questions[0]).toMatchObject({ concepts: ['Rotation', 'Units'], year: 2024 })
  })

  it('keeps what a spreadsheet would execute as text', () => {
    const text = written([
      {
        id: 'q1',
        difficulty: 'easy',
        concepts: [],
        source: '@home',
        year: null,
        content: { type: 'trueFalse', stem: { en: [{ kind: 'paragraph', text: '=HYPERLINK("x")' }] } },
        keys: [{ question: 'q1', key: { type: 'trueFalse', right: [true] } }],
        solutions: [],
      },
    ])
    expect(text).toContain(`"'=HYPERLINK(""x"")"`)
    expect(text).toContain("'@home")
    expect(read(text).questions).toMatchObject([{ source: '@home' }])
  })

  test.each([
    [['type,question_en,answer', 'single,Which?,a'], ['2 option_a limit at least 1']],
    [
      ['type,question_en,colour,answer,answer', 'x'],
      ['1 colour unknownColumn colour', '1 answer columnTwice answer'],
    ],
    [['question_en', 'x'], ['1 type missing']],
    [
      ['type,question_en', 'essay,x', ',y'],
      ['2 type unknownValue essay', '3 type missing'],
    ],
    [['type,question_en,answer,decimals', 'integer,x,2,1'], ['2 decimals notForType integer']],
    [
      ['type,question_en,answer', 'integer,x,two', 'integer,y,2.5', 'integer,,3'],
      ['2 answer number two', '3 answer keyNotWhole', '4 question missing'],
    ],
    [['type,question_en,option_a_en,option_c_en,answer', 'single,x,A,C,c'], ['2 option_b missing']],
    [
      ['type,question_en,option_a_en,option_b_en,answer,pinned', 'single,x,A,B,d,', 'single,x,A,B,a,e'],
      ['2 answer keyUnknown', '3 pinned keyUnknown'],
    ],
    [['id,type,question_en,answer', 's.1,integer,x,2'], ['2 id partAlone s']],
    [
      ['id,type,question_en,answer', 's,comprehension,Read.,', 's.1,integer,x,two', 'q,integer,x,2'],
      ['3 answer number two'],
    ],
    [
      ['id,type,question_en,answer', 's,comprehension,Read.,', 's.1,integer,"x\n\n![](y)",2'],
      ['3 question_en alt'],
    ],
    [['type,question_en,answer,year', 'integer,"x', 'y",2,20a'], ['2 year wrongType number']],
    [['type,question_en', 'integer,x,2,3'], ['2  cellOutside']],
    [
      ['type,rubric,question_en,max_files', 'subjective,4 | ,x,1', 'subjective,much | y,x,1'],
      ['2 rubric answer 4 |', '3 rubric marks much'],
    ],
    [
      ['type,question_en', 'trueFalse,"x'],
      ['2  notReadable Quote Not Closed: the parsing is finished with an opening quote at line 2'],
    ],
  ])('%# names its problems with row and column', (lines, problems) => {
    expect(problemsOf(...lines)).toEqual(problems)
  })
})
