import { expect, it } from 'vitest'
import { currentRelease } from '#cms/operations/attempts/loadRelease.ts'
import { startPayload } from '#cms/payload.ts'
import type { Question, TestPaper } from '#payload-types'
import { EVERY_TYPE } from '#tests/support/exams/questionsOfEveryType.ts'
import { issuesOf } from '#tests/unit/seed/folder.ts'
import { findDocuments, importFolder, uniqueSeedFolder } from './importing.ts'

const single = (id: string, stem: string) => ({ ...(EVERY_TYPE[0] as object), id, stem, solution: 'So.' })
const fileOf = (...questions: object[]) =>
  JSON.stringify({ format: 'shala-questions', version: 1, questions })
const paperOf = (items: unknown[], more: object = {}) =>
  JSON.stringify({
    paper: 'mock',
    minutes: 20,
    languages: ['en'],
    sections: [{ id: 'a', title: { en: 'All' }, schemes: { single: '2 -2/3' }, items }],
    ...more,
  })
const folder = (paper: string, questions = fileOf(single('one', 'One?'), single('two', 'Two?'))) =>
  uniqueSeedFolder({
    'test-series.json': JSON.stringify([{ slug: 'mocks', title: 'Mocks' }]),
    'test-papers.json': JSON.stringify([
      { slug: 'mock', series: 'mocks', title: 'Mock', minutes: 90, questionCount: 0, marks: 0 },
    ]),
    'papers/mock.json': paper,
    'questions/a.json': questions,
  })
const releaseOf = async (slug: string) => {
  const [outline] = await findDocuments<TestPaper>('test-papers', slug)
  return { outline, release: await currentRelease(await startPayload(), String(outline?.id)) }
}

it('a paper of a folder is published once, with the right counts and marks', async () => {
  const { slug, files } = folder(paperOf(['one', 'two']))
  expect((await importFolder(files)).counts.paper.created).toBe(1)
  const { outline, release } = await releaseOf(slug)
  expect(outline).toMatchObject({ questionCount: 2, marks: 4, minutes: 20 })
  expect(release?.content.paper.sections[0]?.schemes).toMatchObject([
    { type: 'single', scheme: { wrong: { num: -2, den: 3 } } },
  ])
  const again = await importFolder(files)
  expect(again.counts.paper).toMatchObject({ created: 0, updated: 0, unchanged: 1 })
  expect((await releaseOf(slug)).release?.number).toBe(1)
})

it('a changed question republishes its paper, with the next version', async () => {
  const { slug, files } = folder(paperOf(['one', 'two']))
  await importFolder(files)
  const changed = fileOf(single('one', 'Another?'), single('two', 'Two?'))
  expect((await importFolder({ ...files, 'questions/a.json': changed })).counts.paper.updated).toBe(1)
  const { release } = await releaseOf(slug)
  const [one] = (await findDocuments<Question>('questions', slug)).filter(({ code }) => code === 'one')
  expect(release).toMatchObject({ number: 2 })
  expect(release?.content.bank.find(({ id }) => id === one?.id)?.version).toBe(2)
})

it('missing parts of a paper are reported with the file, before anything is imported', async () => {
  const issues = await issuesOf(folder(paperOf(['one', 'three'], { quiz: 'mock' })).files)
  expect(issues.map(({ file, reason }) => `${file}: ${reason}`)).toEqual(
    expect.arrayContaining(['papers/mock.json: must be given, or "quiz" instead of it']),
  )
  const missing = await issuesOf(folder(paperOf(['one', 'three'])).files)
  expect(missing.map(({ row, field, reason }) => `${row} ${field} ${reason}`)).toEqual([
    expect.stringMatching(/items.*refers to the question three, which is missing/),
  ])
})

it('an import stops at a paper that cannot be published, and says why', async () => {
  const { files } = folder(paperOf(['one', 'one']))
  await expect(importFolder(files)).rejects.toThrow(/paper mock: .*already in the paper/)
})
