import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asRange, middleOf } from '#cms/adapters/questionFiles/moodle/middleOf.ts'
import { readQuestionFile } from '#cms/adapters/questionFiles/readQuestionFile.ts'
import { type WrittenFormat, writeQuestionFile } from '#cms/adapters/questionFiles/writeQuestionFile.ts'
import { filesOf } from '#domain/exams/files/filesOf.ts'
import type { FileQuestion } from '#domain/exams/files/ImportedQuestion.ts'
import { LEAF_TYPES } from '#domain/exams/questions/LeafSchema.ts'
import { asWritten, drawnQuestions, withLetters } from '../exams/files/drawnQuestions.ts'
import { EVERYTHING } from '../exams/files/drawnTexts.ts'
import { PICTURES } from './pictures.ts'

/** Ids of pictures are those of the import, so that their types, of which each has its own, tell whether it is the same. */
function named(question: FileQuestion, files: readonly { id: string; type: string }[]): unknown {
  const types = new Map(files.map(({ id, type }) => [id, type]))
  return JSON.parse(JSON.stringify(asWritten(question)), (key, value) =>
    key === 'file' ? (types.get(value) ?? value) : value,
  )
}

async function expectBack(format: WrittenFormat, questions: FileQuestion[], expected: FileQuestion[]) {
  const written = await writeQuestionFile(format, questions, PICTURES)
  const read = await readQuestionFile(written.bytes, `questions.${written.extension}`)
  expect(read.problems).toEqual([])
  expect(read.questions.map((question) => named(question, read.files))).toEqual(
    expected.map((question) => named(question, PICTURES)),
  )
  const shown = new Set(questions.flatMap(filesOf))
  const pictures = (files: typeof PICTURES) =>
    files
      .map(({ name, bytes, type }) => [
        format === 'docx' ? '' : name,
        Buffer.from(bytes).toString('base64'),
        type,
      ])
      .toSorted()
  expect(pictures(read.files)).toEqual(pictures(PICTURES.filter(({ id }) => shown.has(id))))
  return written
}

/** What Moodle can hold, in the form in which it comes back: ranges by their middles. */
function inMoodle(question: FileQuestion): FileQuestion {
  const keys = question.keys.map(({ question, key }) => ({
    question,
    key:
      'numbers' in key
        ? {
            ...key,
            numbers: key.numbers.map((numbers) => {
              const { value, tolerance } = middleOf(numbers)
              if (key.type === 'integer') return asRange(numbers)
              return tolerance === '0'
                ? { kind: 'range' as const, from: value, to: value }
                : { kind: 'tolerance' as const, value, tolerance }
            }),
          }
        : key,
  }))
  return withLetters({ ...question, keys })
}

describe('questions come back', () => {
  test.each(LEAF_TYPES)('from JSON, with pictures, of the type %s', async (type) => {
    await fc.assert(
      fc.asyncProperty(drawnQuestions({ ...EVERYTHING, types: [type] }), async (questions) => {
        await expectBack('json', questions, questions)
      }),
      { numRuns: 15 },
    )
  })

  test.each(LEAF_TYPES)('from CSV and XLSX, with pictures in a ZIP, of the type %s', async (type) => {
    await fc.assert(
      fc.asyncProperty(
        drawnQuestions({ ...EVERYTHING, types: [type] }),
        fc.constantFrom<WrittenFormat>('csv', 'xlsx'),
        async (questions, format) => {
          await expectBack(format, questions, questions.map(withLetters))
        },
      ),
      { numRuns: 15 },
    )
  })

  test.each(LEAF_TYPES)('from DOCX, with pictures, of the type %s', async (type) => {
    await fc.assert(
      fc.asyncProperty(drawnQuestions({ ...EVERYTHING, types: [type] }, 3), async (questions) => {
        await expectBack('docx', questions, questions.map(withLetters))
      }),
      { numRuns: 8 },
    )
  })

  test.each(LEAF_TYPES.filter((type) => type !== 'matrix'))(
    'from Moodle XML, with pictures, of the type %s',
    async (type) => {
      await fc.assert(
        fc.asyncProperty(
          drawnQuestions({ ...EVERYTHING, types: [type], isUsual: true }),
          async (questions) => {
            const written = await expectBack('moodleXml', questions, questions.map(inMoodle))
            expect(written.left).toEqual([])
          },
        ),
        { numRuns: 25 },
      )
    },
  )
})
