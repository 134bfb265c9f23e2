import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { takeSeedTest } from '#cms/operations/seeding/activity/takeSeedTest.ts'
import { readRows } from '#database/guard.ts'
import type { SeedActivity } from '#seed/format/ActivitySchema.ts'
import { readFolder } from '#seed/readFolder.ts'
import { createQuestion } from '#tests/support/exams/createQuestion.ts'
import { plainPaper, releasePaper } from '#tests/support/exams/releasePaper.ts'
import { createPerson } from '#tests/support/people.ts'
import { openShop } from '#tests/support/shop/openShop.ts'
import { BANK } from '../../unit/exams/papers.ts'
import { sampleOf } from '../../unit/exams/samples.ts'

const shop = openShop()
const DEMO = 'seed/projects/demo'
const readPage = (file: string) => readFile(`${DEMO}/${file}`)

it('a written answer of a seed folder is handed in with its pages, and waits for an expert', async () => {
  const { payload, project } = shop
  const read = await readFolder(DEMO)
  if (!read.ok) throw new Error(JSON.stringify(read.issues))
  const written = read.activity.flatMap(({ tests }) => tests.filter((test) => test.written.length > 0))
  expect(written).toHaveLength(2)
  const [demo] = written as [SeedActivity['tests'][number]]
  const [code = ''] = demo.written.map(({ question }) => question)
  const essay = await createQuestion(payload, project, sampleOf('subjective').leaf, { code })
  const bank = BANK.map((one) => (one.id === 'subjective' ? { ...one, id: essay } : one))
  const paper = await releasePaper(payload, project, { paper: plainPaper(['single', essay]), bank })
  const student = String((await createPerson(payload, project)).id)
  const test = {
    ...demo,
    paper: paper.slug,
    readPage,
  }
  await takeSeedTest(payload, project, { id: student, key: 'student' }, test, Date.now() - 7_200_000)
  const [attempt] = await readRows({
    payload,
    collection: 'test-user-attempts',
    where: { student: { equals: student } },
    sort: ['number'],
    limit: 1,
  })
  expect(attempt).toMatchObject({ state: 'submitted' })
  const unknown = { ...test, written: test.written.map((one) => ({ ...one, question: 'nowhere' })) }
  const other = { id: String((await createPerson(payload, project)).id), key: 'other' }
  await expect(takeSeedTest(payload, project, other, unknown, Date.now() - 7_200_000)).rejects.toThrow(
    'there is no question nowhere',
  )
  const of = { attempt: { equals: String(attempt?.id) } }
  const all = { where: of, sort: ['id'], limit: 10 }
  const sheets = await readRows({ payload, collection: 'answer-sheets', ...all })
  expect(sheets).toMatchObject([{ state: 'waiting', round: 'first' }])
  const files = await readRows({ payload, collection: 'answer-files', ...all })
  expect(files).toHaveLength(demo.written[0]?.pages.length ?? 0)
})
