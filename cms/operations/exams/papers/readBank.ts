import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import type { PaperKeys } from '#domain/exams/marking/markAttempt.ts'
import type { Paper, Pool } from '#domain/exams/papers/PaperSchema.ts'
import { type BankQuestion, placedIn, poolCandidates } from '#domain/exams/papers/poolCandidates.ts'
import type { TypesetContent, TypesetSolution } from '#domain/exams/questions/typesetContent.ts'
import type { QuestionVersion } from '#payload-types'

/** Ids in one condition; databases limit the parameters of a query. */
const CHUNK_SIZE = 200
/** Limit of a query that no question bank reaches. */
const MAX_QUESTIONS = 1_000_000

export type PaperBank = {
  /** Every placed question in the version that the paper names, and every one that a pool may draw in its newest. */
  bank: BankQuestion[]
  typeset: Record<string, TypesetContent>
}
type QuestionVersionRef = { question: string; version: number }

/** The questions of the project's bank that a paper may use. Missing questions and versions are left out. */
export async function readBank(
  payload: BasePayload,
  project: string,
  paper: Pick<Paper, 'sections'>,
): Promise<PaperBank> {
  const placed = placedIn(paper)
  const items = paper.sections.flatMap(({ items }) => items)
  const wanted: QuestionVersionRef[] = items.flatMap((item) =>
    item.kind === 'question' ? [{ question: item.question, version: item.version }] : [],
  )
  const retired = await readRetired(payload, project, [...placed])
  const candidates = await readCandidates(payload, project, paper)
  const versions = await readVersions(payload, project, [
    ...wanted,
    ...candidates.filter(({ question }) => !placed.has(question)),
  ])
  return {
    bank: versions.map((row) => bankQuestion(row, retired.has(row.question))),
    typeset: Object.fromEntries(versions.map((row) => [row.question, row.typeset as TypesetContent])),
  }
}

const bankQuestion = (row: QuestionVersion, isRetired: boolean): BankQuestion => ({
  id: row.question,
  version: row.version,
  content: row.content as BankQuestion['content'],
  difficulty: row.difficulty as BankQuestion['difficulty'],
  concepts: row.concepts as string[],
  source: row.source ?? null,
  year: row.year ?? null,
  isRetired,
})

const chunksOf = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / CHUNK_SIZE) }, (_, index) =>
    items.slice(index * CHUNK_SIZE, (index + 1) * CHUNK_SIZE),
  )

async function readVersions(
  payload: BasePayload,
  project: string,
  wanted: readonly QuestionVersionRef[],
): Promise<QuestionVersion[]> {
  const keyOf = ({ question, version }: QuestionVersionRef) => `${question}/${version}`
  const byKey = new Map<string, QuestionVersion>()
  for (const chunk of chunksOf(wanted)) {
    const rows = await readRows({
      payload,
      collection: 'question-versions',
      sort: ['key'],
      limit: 100_000,
      where: {
        and: [
          { project: { equals: project } },
          { question: { in: chunk.map(({ question }) => question) } },
          { version: { in: [...new Set(chunk.map(({ version }) => version))] } },
        ],
      },
    })
    for (const row of rows) byKey.set(keyOf(row), row)
  }
  return [...new Set(wanted.map(keyOf))].flatMap((key) => byKey.get(key) ?? [])
}

async function readRetired(
  payload: BasePayload,
  project: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const retired = new Set<string>()
  for (const chunk of chunksOf(ids)) {
    const rows = await readRows({
      payload,
      collection: 'questions',
      sort: ['id'],
      limit: CHUNK_SIZE,
      select: ['id'],
      where: {
        and: [{ project: { equals: project } }, { id: { in: chunk } }, { isRetired: { equals: true } }],
      },
    })
    for (const { id } of rows) retired.add(String(id))
  }
  return retired
}

/** Questions that any pool of the paper may draw, in their newest version. */
async function readCandidates(
  payload: BasePayload,
  project: string,
  paper: Pick<Paper, 'sections'>,
): Promise<QuestionVersionRef[]> {
  const pools = paper.sections.flatMap(({ items }) => items.filter((item) => item.kind === 'pool'))
  const questions = await readPoolFields(payload, project, pools)
  const placed = placedIn(paper)
  const found = new Map(
    pools.flatMap((pool) => poolCandidates(pool, questions, placed)).map(({ id, version }) => [id, version]),
  )
  return [...found].map(([question, version]) => ({ question, version }))
}

/** How many questions of the bank each of these pools may draw, by pool id. */
export async function countCandidates(
  payload: BasePayload,
  project: string,
  pools: readonly Pool[],
  placed: ReadonlySet<string>,
): Promise<Record<string, number>> {
  const questions = await readPoolFields(payload, project, pools)
  return Object.fromEntries(pools.map((pool) => [pool.id, poolCandidates(pool, questions, placed).length]))
}

/** Every question that these pools could draw, with what pools filter by alone; its `content` has only the type. */
async function readPoolFields(
  payload: BasePayload,
  project: string,
  pools: readonly Pick<Pool, 'types'>[],
): Promise<BankQuestion[]> {
  const types = [...new Set(pools.flatMap((pool) => pool.types))]
  if (types.length === 0) return []
  const rows = await readRows({
    payload,
    collection: 'questions',
    sort: ['id'],
    limit: MAX_QUESTIONS,
    where: {
      and: [
        { project: { equals: project } },
        { isRetired: { equals: false } },
        // Version 0 is a question whose first save was not finished.
        { version: { greater_than: 0 } },
        { type: { in: types } },
      ],
    },
    select: ['id', 'type', 'concepts', 'difficulty', 'version'],
  })
  return rows.map(
    ({ id, version, type, concepts, difficulty }) =>
      ({
        id: String(id),
        version,
        difficulty,
        concepts,
        isRetired: false,
        content: { type },
      }) as unknown as BankQuestion,
  )
}

export type BankKeys = { keys: PaperKeys['keys']; solutions: TypesetSolution[] }

/** Keys and solutions of these versions. Only for checking, releasing and marking papers on the server. */
export async function readBankKeys(
  payload: BasePayload,
  project: string,
  bank: readonly Pick<BankQuestion, 'id' | 'version'>[],
): Promise<BankKeys> {
  const versions = new Map(bank.map(({ id, version }) => [id, version]))
  const keys: BankKeys['keys'][number][] = []
  const solutions: TypesetSolution[] = []
  for (const chunk of chunksOf([...versions.keys()])) {
    const rows = await readRows({
      payload,
      collection: 'question-keys',
      sort: ['key'],
      limit: 100_000,
      where: { and: [{ project: { equals: project } }, { question: { in: chunk } }] },
    })
    for (const row of rows.filter(({ question, version }) => versions.get(question) === version)) {
      keys.push(...(row.keys as BankKeys['keys']))
      solutions.push(...(row.typeset as TypesetSolution[]))
    }
  }
  return { keys, solutions }
}
