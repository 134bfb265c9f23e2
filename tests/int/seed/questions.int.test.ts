import { expect, it } from 'vitest'
import { readKeys } from '#cms/operations/exams/bank/readQuestion.ts'
import { startPayload } from '#cms/payload.ts'
import type { Question, QuestionFile } from '#payload-types'
import { EVERY_TYPE } from '#tests/support/exams/questionsOfEveryType.ts'
import { pngFile } from '#tests/support/files.ts'
import { issuesOf } from '#tests/unit/seed/folder.ts'
import { findDocuments, importFolder, uniqueSeedFolder } from './importing.ts'

const picture = await pngFile()
const fileOf = (...questions: object[]) =>
  JSON.stringify({ format: 'shala-questions', version: 1, questions })
const drawn = {
  ...(EVERY_TYPE[0] as object),
  id: 'drawn',
  stem: 'What does it show?\n\n![A blue square](square.png)',
  solution: '![A blue square](square.png)',
}

it('questions of a folder are imported into the bank with their pictures, once', async () => {
  const { slug, files } = uniqueSeedFolder({
    'questions/all.json': fileOf(...(EVERY_TYPE as object[])),
    'questions/drawn.json': fileOf(drawn),
    'questions/pictures/square.png': picture.data,
  })
  const first = await importFolder(files)
  expect(first.counts.question.created).toBe(EVERY_TYPE.length + 1)
  const again = await importFolder(files)
  expect([again.totals[0], again.totals[1]]).toEqual([0, 0])
  const questions = await findDocuments<Question>('questions', slug)
  const [stored] = await findDocuments<QuestionFile>('question-files', slug)
  expect(questions.map(({ version }) => version)).toEqual(questions.map(() => 1))
  const question = questions.find(({ code }) => code === 'drawn') as Question
  expect(JSON.stringify(question.content)).toContain(String(stored?.id))
  const keys = await readKeys(await startPayload(), question.id, 1)
  expect(keys?.typeset[0]?.text?.en).toEqual([
    { kind: 'image', file: String(stored?.id), alt: 'A blue square', width: 40, height: 30 },
  ])
})

it('a changed question of a folder becomes its next version', async () => {
  const { slug, files } = uniqueSeedFolder({
    'questions/a.json': fileOf({ ...drawn, stem: 'One?', solution: 'So.' }),
  })
  await importFolder(files)
  const changed = { ...files, 'questions/a.json': fileOf({ ...drawn, stem: 'Two?', solution: 'So.' }) }
  expect((await importFolder(changed)).counts.question).toMatchObject({ created: 0, updated: 1 })
  const [question] = await findDocuments<Question>('questions', slug)
  expect([question?.version, question?.title]).toEqual([2, 'Two?'])
  const emptied = await importFolder({ ...files, 'questions/a.json': fileOf() }, { prune: true })
  expect(emptied.counts.question.deleted).toBe(1)
})

it('problems of questions are reported with file and place, and nothing is imported', async () => {
  const { files } = uniqueSeedFolder({
    'questions/a.json': fileOf(
      { ...drawn, right: ['z'] },
      { ...drawn, id: undefined, stem: 'x', solution: 'x' },
    ),
    'questions/b.json': fileOf({ type: 'single' }),
  })
  const issues = await issuesOf(files)
  expect(issues.map(({ file, row, field }) => `${file} ${row} ${field}`)).toEqual(
    expect.arrayContaining([
      'questions/a.json  ',
      'questions/a.json questions[0] right',
      'questions/a.json questions[1] id',
      'questions/b.json questions[0] options',
    ]),
  )
})

it('an import stops at a formula that cannot be typeset, and says where it is', async () => {
  const { files } = uniqueSeedFolder({
    'questions/a.json': fileOf({ ...drawn, stem: '$\\nosuch$', solution: 'x' }),
  })
  await expect(importFolder(files)).rejects.toThrow(/questions\/a\.json questions\[0\]: stem\.en: .*nosuch/)
})
