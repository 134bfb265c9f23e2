import { expect, it, test } from 'vitest'
import { questionTemplate } from '#cms/adapters/questionFiles/questionTemplate.ts'
import { readQuestionFile } from '#cms/adapters/questionFiles/readQuestionFile.ts'
import { questionsOfFile } from '#domain/exams/files/questionsOfFile.ts'
import { SHEET_COLUMNS } from '#domain/exams/files/sheetColumns.ts'
import { SHEET_HELP } from '#domain/exams/files/sheetHelp.ts'
import { TEMPLATE_QUESTIONS } from '#domain/exams/files/templateQuestions.ts'
import { completeLanguages } from '#domain/exams/questions/completeLanguages.ts'
import { LEAF_TYPES } from '#domain/exams/questions/LeafSchema.ts'
import { leavesOf } from '#domain/exams/questions/QuestionSchema.ts'
import { asWritten } from '../exams/files/drawnQuestions.ts'

const { questions, problems } = questionsOfFile(TEMPLATE_QUESTIONS)

it('has a question of every type in both languages', () => {
  expect(problems).toEqual([])
  const types = questions
    .flatMap(({ id, content }) => leavesOf({ id: id ?? '', content }))
    .map(({ leaf }) => leaf.type)
  expect([...new Set(types)].toSorted()).toEqual(LEAF_TYPES.toSorted())
  for (const { content } of questions) expect(completeLanguages(content)).toEqual(['en', 'hi'])
})

test.each(['json', 'csv', 'xlsx', 'docx'] as const)(
  'is read as %s without problems or notes',
  async (format) => {
    const { bytes, extension } = await questionTemplate(format)
    const read = await readQuestionFile(bytes, `template.${extension}`)
    expect(read.problems).toEqual([])
    expect(read.questions.map(asWritten)).toEqual(questions.map(asWritten))
    expect(read.questions.flatMap(({ notes }) => notes)).toEqual([])
  },
)

it('is read as Moodle XML, but for what Moodle has no type for', async () => {
  const { bytes, left } = await questionTemplate('moodleXml')
  const read = await readQuestionFile(bytes, 'template.xml')
  expect(left.map(({ at }) => at.path)).toEqual(['matrix-1', 'blank-1'])
  expect(read.problems).toEqual([])
  expect(read.questions.map(({ id }) => id)).toEqual(
    questions.map(({ id }) => id).filter((id) => id !== 'matrix-1' && id !== 'blank-1'),
  )
})

it('is explained column by column', () => {
  const explained = SHEET_HELP.map(([columns]) => columns).join(' ')
  const names = [...new Set(SHEET_COLUMNS.map((column) => column.replace(/_(en|hi|[a-z]_en|[a-z]_hi)$/, '')))]
  for (const name of names) expect(explained).toContain(name)
})
