import type { BasePayload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { resumeQuestionImports } from '#cms/jobs/resumeQuestionImports.ts'
import { readKeys, readVersion } from '#cms/operations/exams/bank/readQuestion.ts'
import { runImport } from '#cms/operations/exams/imports/runImport.ts'
import { startPayload } from '#cms/payload.ts'
import { conditionalUpdate, readRow, readRows } from '#database/guard.ts'
import type { ImportStatus } from '#domain/calls/exams/bank.ts'
import type { ImportReport } from '#domain/exams/bank/importStates.ts'
import { rightTexts } from '#domain/exams/bank/rightTexts.ts'
import type { QuestionImport } from '#payload-types'
import { type Browser, openBrowser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { EVERY_TYPE } from '#tests/support/exams/questionsOfEveryType.ts'
import { pngFile } from '#tests/support/files.ts'
import { createPerson } from '#tests/support/people.ts'
import { openTestSession } from '#tests/support/sessions.ts'

let payload: BasePayload
const picture = await pngFile()

type Bank = { project: RequestProject; browser: Browser; headers: Record<string, string> }

beforeAll(async () => {
  payload = await startPayload()
})

/** A project of its own with an admin. */
async function openBank(): Promise<Bank> {
  const project = await createProject(payload)
  const admin = String((await createPerson(payload, project, 800)).id)
  const headers = { authorization: `Bearer ${await openTestSession(payload, admin, project, true)}` }
  return { project, browser: openBrowser(project), headers }
}

const base64 = (text: string | Buffer) => Buffer.from(text).toString('base64')
const fileOf = (questions: object[], files: object[] = []) =>
  JSON.stringify({ format: 'shala-questions', version: 1, questions, files })

const rowOf = async (id: string) =>
  (await readRow({
    payload,
    collection: 'question-imports',
    where: { id: { equals: id } },
  })) as QuestionImport
const reportOf = async (id: string) => (await rowOf(id)).report as unknown as ImportReport

/** Waits until no process works on an import. */
async function settled(id: string): Promise<QuestionImport> {
  for (let tries = 0; tries < 400; tries++) {
    const row = await rowOf(id)
    if (!['checking', 'running', 'rollingBack'].includes(row.state)) return row
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('the import does not end')
}

async function check({ browser, headers }: Bank, name: string, content: string | Buffer) {
  const body = { name, base64: base64(content), language: 'en' }
  const { body: answer } = await browser.post<ImportStatus>('/bank/checkimport', body, headers)
  await settled(answer.id)
  return answer.id
}

async function start({ browser, headers }: Bank, id: string, keepsDuplicates = false) {
  await browser.post('/bank/startimport', { id, keepsDuplicates }, headers)
  return settled(id)
}

const questionsOf = (project: RequestProject) =>
  readRows({
    payload,
    collection: 'questions',
    where: { and: [{ project: { equals: project.id } }, { version: { greater_than: 0 } }] },
    sort: ['code'],
    limit: 100,
  })

const withoutIds = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutIds)
  if (value === null || typeof value !== 'object') return value
  const { id: _, ...rest } = value as Record<string, unknown>
  return Object.fromEntries(Object.entries(rest).map(([name, inner]) => [name, withoutIds(inner)]))
}

/** A bank as it is compared with another. Sheets name options, rows and columns by letters of their own. */
async function plain(project: RequestProject, hasIds: boolean) {
  const questions = await questionsOf(project)
  return Promise.all(
    questions.map(async ({ id, code, content, difficulty, concepts, source, year }) => {
      const version = await readVersion(payload, id, 1)
      const keys = await readKeys(payload, id, 1)
      const named = JSON.parse(
        JSON.stringify({ keys: keys?.keys, solutions: keys?.solutions }).replaceAll(id, code),
      )
      const right = Object.values(rightTexts(id, version?.typeset as never, keys?.keys ?? []))
      const isByLetter = !['match', 'matrix'].includes((content as { type: string }).type)
      const about = { code, difficulty, concepts, source, year, solutions: withoutIds(named.solutions) }
      return hasIds
        ? { ...about, content, ...named }
        : { ...about, content: withoutIds(content), right: isByLetter ? right : null }
    }),
  )
}

describe('an import of questions', () => {
  it('shows what it would do, writes nothing before it is told to, and then adds every type', async () => {
    const bank = await openBank()
    const drawn = {
      ...(EVERY_TYPE[0] as object),
      id: 'drawn',
      stem: 'What is this?\n\n![A square](square.png)',
    }
    const wrong = { ...(EVERY_TYPE[0] as object), id: 'wrong', stem: 'Is $\\nosuch$ one?' }
    const file = fileOf(
      [...(EVERY_TYPE as object[]), drawn, wrong, { type: 'single' }],
      [{ name: 'square.png', type: 'image/png', base64: base64(picture.data) }],
    )
    const id = await check(bank, 'all.json', file)
    const report = await reportOf(id)
    expect((await rowOf(id)).total).toBe(EVERY_TYPE.length + 1)
    expect(report.lines.filter(({ kind }) => kind === 'problem').map(({ path }) => path)).toEqual(
      expect.arrayContaining(['questions[12].stem.en', 'questions[13].options']),
    )
    expect(report.preview[0]?.right).toEqual({ new: 'B' })
    expect(await questionsOf(bank.project)).toEqual([])
    const done = await start(bank, id)
    expect([done.state, done.added, done.skipped]).toEqual(['done', EVERY_TYPE.length + 1, 0])
    expect((await questionsOf(bank.project)).map(({ code }) => code)).toEqual(
      [...EVERY_TYPE.map((question) => (question as { id: string }).id), 'drawn'].toSorted(),
    )
  })

  it.each(['json', 'csv', 'xlsx'] as const)(
    'reads what was exported as %s, of every type, as it was',
    async (format) => {
      const from = await openBank()
      await start(from, await check(from, 'all.json', fileOf(EVERY_TYPE as object[])))
      const { body } = await from.browser.post<{
        base64: string
        questions: number
        notes: unknown[]
        name: string
      }>('/bank/exportquestions', { format, filter: {} }, from.headers)
      expect([body.questions, body.notes]).toEqual([EVERY_TYPE.length, []])
      const to = await openBank()
      const done = await start(to, await check(to, body.name, Buffer.from(body.base64, 'base64')))
      expect(done.added).toBe(EVERY_TYPE.length)
      expect(await plain(to.project, format === 'json')).toEqual(await plain(from.project, format === 'json'))
    },
  )

  it('exports what a filter leaves to Moodle XML and says what it cannot carry', async () => {
    const bank = await openBank()
    await start(bank, await check(bank, 'all.json', fileOf(EVERY_TYPE as object[])))
    const { body } = await bank.browser.post<{ base64: string; questions: number }>(
      '/bank/exportquestions',
      { format: 'moodleXml', filter: { type: 'single' } },
      bank.headers,
    )
    expect(body.questions).toBe(1)
    expect(Buffer.from(body.base64, 'base64').toString()).toContain('<question type="multichoice">')
  })

  it('leaves out what the bank has already, unless it is told otherwise', async () => {
    const bank = await openBank()
    const file = fileOf([EVERY_TYPE[0] as object])
    await start(bank, await check(bank, 'one.json', file))
    const again = await check(bank, 'one.json', file)
    expect((await reportOf(again)).lines.map(({ kind }) => kind)).toEqual(['same'])
    expect(await start(bank, again)).toMatchObject({ added: 0, skipped: 1 })
    const third = await start(bank, await check(bank, 'one.json', file), true)
    expect(third).toMatchObject({ added: 1, skipped: 0 })
  })

  it('goes on after a stop without losing or doubling a question', async () => {
    const bank = await openBank()
    const id = await check(bank, 'all.json', fileOf(EVERY_TYPE as object[]))
    await start(bank, id)
    // As if the server had been killed after the fifth question was saved and before it was noted.
    const saved = await questionsOf(bank.project)
    const kept = EVERY_TYPE.slice(0, 5).map((question) => (question as { id: string }).id)
    for (const { id: question } of saved.filter(({ code }) => !kept.includes(code)))
      await payload.db.deleteMany({ collection: 'questions', where: { id: { equals: question } } })
    await payload.db.create({
      collection: 'question-import-files',
      data: { key: id, project: bank.project.id, bytes: base64(fileOf(EVERY_TYPE as object[])) },
    })
    const heartbeatAt = new Date(Date.now() - 60_000).toISOString()
    const where = { id: { equals: id } }
    const data = { state: 'running', position: 2, added: 2, skipped: 0, heartbeatAt } as const
    await conditionalUpdate({ payload, collection: 'question-imports', where, data })
    await resumeQuestionImports(payload, new Date())
    expect(await settled(id)).toMatchObject({ state: 'done', added: EVERY_TYPE.length })
    expect(await questionsOf(bank.project)).toHaveLength(EVERY_TYPE.length)
  })

  it('is worked on by one process at a time', async () => {
    const bank = await openBank()
    const id = await check(bank, 'all.json', fileOf(EVERY_TYPE as object[]))
    await conditionalUpdate({
      payload,
      collection: 'question-imports',
      where: { id: { equals: id } },
      data: { state: 'running', heartbeatAt: null },
    })
    await Promise.all([runImport(payload, id), runImport(payload, id), runImport(payload, id)])
    expect(await settled(id)).toMatchObject({ state: 'done', added: EVERY_TYPE.length })
  })

  it('is taken back but for questions that are used or changed, which it names', async () => {
    const bank = await openBank()
    const id = await check(bank, 'all.json', fileOf(EVERY_TYPE as object[]))
    await start(bank, id)
    const [used, changed] = await questionsOf(bank.project)
    await conditionalUpdate({
      payload,
      collection: 'questions',
      where: { id: { equals: used?.id } },
      data: { paperKeys: ' some-paper ', used: 1 },
    })
    await conditionalUpdate({
      payload,
      collection: 'questions',
      where: { id: { equals: changed?.id } },
      data: { version: 2 },
    })
    await bank.browser.post('/bank/rollbackimport', { id }, bank.headers)
    expect(await settled(id)).toMatchObject({ state: 'rolledBack', removed: EVERY_TYPE.length - 2 })
    expect((await questionsOf(bank.project)).map(({ code }) => code)).toEqual([used?.code, changed?.code])
    const stays = (await reportOf(id)).lines.filter(({ kind }) => kind === 'stays')
    expect(stays.map(({ path }) => path)).toEqual(expect.arrayContaining([used?.code, changed?.code]))
  })

  it('says what is wrong with a file that cannot be read', async () => {
    const bank = await openBank()
    const id = await check(bank, 'broken.json', '{"format": ')
    expect([(await rowOf(id)).total, (await reportOf(id)).counts.problem]).toEqual([0, 1])
    const { body } = await bank.browser.post<{ code: string }>(
      '/bank/startimport',
      { id, keepsDuplicates: false },
      bank.headers,
    )
    expect(body.code).toBe('invalid')
  })
})
