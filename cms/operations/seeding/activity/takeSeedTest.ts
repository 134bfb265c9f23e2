import { createHash } from 'node:crypto'
import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { readRow, readRows } from '#database/guard.ts'
import { NO_ACCOMMODATION } from '#domain/exams/attempts/accommodation.ts'
import type { Save } from '#domain/exams/attempts/applySave.ts'
import type { SeedActivity } from '#seed/format/ActivitySchema.ts'
import { advanceAttempt } from '../../attempts/advanceAttempt.ts'
import { type AttemptHead, headOf } from '../../attempts/attemptHead.ts'
import { submitAttempt } from '../../attempts/endAttempt.ts'
import { addAnswerFile } from '../../attempts/files/addAnswerFile.ts'
import { findPaper } from '../../attempts/findPaper.ts'
import { currentRelease, loadKeys } from '../../attempts/loadRelease.ts'
import { paperOfAttempt } from '../../attempts/paperOfAttempt.ts'
import { saveAnswers } from '../../attempts/saveAnswers.ts'
import { startAttempt } from '../../attempts/startAttempt.ts'
import { ImportError } from '../writeRecord.ts'
import { seedAnswer } from './seedAnswer.ts'

/** Bytes of a file of the folder. */
export type ReadPage = (file: string) => Promise<Buffer>
type Test = SeedActivity['tests'][number] & { readPage: ReadPage }

/**
 * Takes a paper for a person of a seed folder: starts, answers `answered` percent of the questions, `right` percent of them correctly,
 * uploads written answers, and submits after `minutes`. Which ones is derived from person and paper, so that every import gives the same result.
 */
export async function takeSeedTest(
  payload: BasePayload,
  project: RequestProject,
  person: { id: string; key: string },
  test: Test,
  startedAt: number,
): Promise<void> {
  const outline = await findPaper(payload, project, 'test-papers', { slug: test.paper })
  const release = outline && (await currentRelease(payload, outline.id))
  if (!outline || !release) throw new ImportError(`tests of ${person.key}: ${test.paper} is not published`)
  const written = await inBank(payload, project, test)
  const started = await startAttempt(payload, {
    entry: {
      outline,
      release,
      granted: { accommodation: NO_ACCOMMODATION, batches: [] },
      attempts: [],
      refusal: null,
    },
    taker: { student: person.id, guest: null },
    guestName: null,
    project: project.id,
    language: 'en',
    device: null,
    startKey: null,
    now: startedAt,
  })
  if (!started?.isNew) return
  const head = headOf(started.row)
  const endedAt = startedAt + test.minutes * 60_000
  const saves = [
    ...(await savesOf(payload, head, { ...test, written }, person.key)),
    ...(await writtenSaves(payload, head, { ...test, written }, startedAt)),
  ]
  await saveAnswers(payload, head, { epoch: 1, saves, current: null }, endedAt - 1000)
  await submitAttempt(payload, head, endedAt)
  await advanceAttempt(payload, head.id, endedAt)
}

/**
 * Written answers with the ids of their questions in the bank, which a folder names by their codes.
 * @throws ImportError when the project has no question with a code
 */
async function inBank(payload: BasePayload, project: RequestProject, { written, paper }: Test) {
  if (written.length === 0) return written
  const codes = written.map(({ question }) => question)
  const questions = await readRows({
    payload,
    collection: 'questions',
    where: { and: [{ project: { equals: project.id } }, { code: { in: codes } }] },
    sort: ['id'],
    limit: codes.length,
    select: ['id', 'code'],
  })
  const ids = new Map(questions.map(({ id, code }) => [code, String(id)]))
  return written.map((one) => {
    const question = ids.get(one.question)
    if (question === undefined) throw new ImportError(`${paper}: there is no question ${one.question}`)
    return { ...one, question }
  })
}

async function savesOf(
  payload: BasePayload,
  head: Parameters<typeof paperOfAttempt>[1],
  { right, answered, minutes, paper, written }: Test,
  person: string,
): Promise<Save[]> {
  const [{ asked }, { keys }] = await Promise.all([
    paperOfAttempt(payload, head),
    loadKeys(payload, head.release),
  ])
  const keyOf = new Map(keys.keys.map(({ question, key }) => [question, key]))
  const fair = (minutes * 60_000) / Math.max(1, asked.size)
  return [...asked].flatMap(([question, { leaf }], index): Save[] => {
    const [isAnswered, isRight, pace] = draws(`${person}/${paper}/${question}`)
    const key = keyOf.get(question)
    if (!key || isAnswered >= answered || written.some((one) => one.question === question)) return []
    const answer = seedAnswer(leaf, key, isRight < right)
    const spentMs = Math.round(fair * (0.3 + pace / 70))
    return [{ question, epoch: 1, sequence: index + 1, answer, isMarked: pace > 92, spentMs }]
  })
}

/** Uploads the pages of written answers, and saves the answers that name them. */
async function writtenSaves(
  payload: BasePayload,
  head: AttemptHead,
  { written, paper, minutes, readPage }: Test,
  startedAt: number,
): Promise<Save[]> {
  const { asked } = await paperOfAttempt(payload, head)
  const order = [...asked.keys()]
  const saves: Save[] = []
  for (const { question, pages, text = '' } of written) {
    if (!asked.has(question)) throw new ImportError(`${paper} does not ask ${question}`)
    const files: string[] = []
    for (const file of pages) {
      const data = await readPage(file)
      const digest = createHash('sha256').update(data).digest('hex')
      const sent = { epoch: 1, question, digest, data }
      const { state } = await addAnswerFile(payload, head, sent, startedAt + 60_000)
      if (state !== 'added' && state !== 'known') throw new ImportError(`${file} is refused: ${state}`)
      files.push(digest)
    }
    const answer = { type: 'subjective' as const, files, text }
    const spentMs = Math.round((minutes * 60_000) / 5)
    saves.push({
      question,
      epoch: 1,
      sequence: order.indexOf(question) + 1,
      answer,
      isMarked: false,
      spentMs,
    })
  }
  return saves
}

/** Three numbers from 0 to 99 derived from a name. */
function draws(name: string): [number, number, number] {
  const digest = createHash('sha256').update(name).digest()
  const at = (index: number) => digest.readUInt32BE(index * 4) % 100
  return [at(0), at(1), at(2)]
}

/** Whether the student has an attempt at a test. */
export const hasTakenTest = async (payload: BasePayload, student: string): Promise<boolean> =>
  (await readRow({
    payload,
    collection: 'test-user-attempts',
    where: { student: { equals: student } },
  })) !== null
