import { Readable } from 'node:stream'
import { writeXlsxStream } from 'hucre/xlsx'
import type { PayloadRequest, Where } from 'payload'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import type { AttemptExportFormat, AttemptFilter } from '#domain/calls/exams/attempts.ts'
import { localTime } from '#domain/content/localTime.ts'
import { ENDED_BY_WORDS, LANGUAGE_WORDS, STATE_WORDS } from '#domain/exams/attempts/attemptWords.ts'
import { rollNumberOf } from '#domain/exams/attempts/rollNumberOf.ts'
import type { AttemptActor } from '#domain/exams/attempts/transitions.ts'
import { reduced } from '#domain/exams/marks/Fraction.ts'
import { marksText } from '#domain/exams/marks/marksText.ts'
import { DETAIL_DECIMALS, percentileText } from '#domain/exams/standings/percentile.ts'
import type { Locale } from '#domain/text/locales.ts'
import { withoutFormula } from '#domain/transfers/formulas.ts'
import type { AttemptResult, TestSeries, TestUserAttempt, User } from '#payload-types'
import { usedSeconds } from '../../exams/standings/readCandidates.ts'
import { staffName } from '../../orders/actorName.ts'
import { csvOf } from '../../transfers/csvOf.ts'
import { rowsAfter } from '../../transfers/rowsAfter.ts'
import { placeIn } from '../results/placeIn.ts'
import { attemptsWhere } from './findAttempts.ts'

const FIELDS = [
  ...(['id', 'student', 'guestName', 'kind', 'testSeries', 'title', 'number', 'state', 'answered'] as const),
  ...(['flags', 'language', 'startedAt', 'endedAt', 'endedBy'] as const),
  ...(['paper', 'release', 'timing', 'lastMove'] as const),
]
type Row = Pick<TestUserAttempt, (typeof FIELDS)[number]>

const COLUMNS = [
  'Student',
  'Roll',
  'Test',
  'Test series',
  'Attempt',
  'State',
  'Answered questions',
  'Marks',
  'Full marks',
  'Rank',
  'Percentile',
  'Time used, min',
  'Flags',
  'Language',
  'Started',
  'Ended',
  'How it ended',
]
/** Column widths of a workbook, in characters. */
const WIDTHS = [28, 30, 36, 28, 10, 16, 12, 10, 10, 10, 14, 10, 8, 10, 20, 20, 18]

/** The condition of the list's filters. */
function whereOf({ state, kind, series, paper, from, to, search }: AttemptFilter): Where {
  const iso = (moment: number) => new Date(moment).toISOString()
  return {
    and: [
      ...(state ? [{ state: { equals: state } }] : []),
      ...(kind ? [{ kind: { equals: kind } }] : []),
      ...(series ? [{ testSeries: { equals: series } }] : []),
      ...(paper ? [{ paper: { equals: paper } }] : []),
      ...(from === undefined ? [] : [{ startedAt: { greater_than_equal: iso(from) } }]),
      ...(to === undefined ? [] : [{ startedAt: { less_than: iso(to) } }]),
      ...(search ? [{ title: { like: search } }] : []),
    ],
  }
}

/** Attempts that one query reads. */
const PORTION = 500
const NEWEST_FIRST = ['-startedAt', '-id']

/** How many attempts of a filter the requesting staff may change. */
export async function countExported(req: PayloadRequest, filter: AttemptFilter): Promise<number> {
  const where = attemptsWhere(req, 'edit', whereOf(filter))
  if (!where) return 0
  const { payload } = req
  return (await payload.db.count({ collection: 'test-user-attempts', where, req: { payload } as never }))
    .totalDocs
}

/**
 * The attempts of a filter that the requesting staff may change, the newest first, as rows of a table in portions; times are those of
 * `timeZone`.
 */
export async function* exportedAttempts(
  req: PayloadRequest,
  filter: AttemptFilter,
  timeZone: string,
): AsyncGenerator<string[][]> {
  const where = attemptsWhere(req, 'edit', whereOf(filter))
  for (let last: Row | undefined; where; ) {
    const after: Where[] = last ? [rowsAfter(last, NEWEST_FIRST, (name) => name === 'startedAt')] : []
    const rows: Row[] = await readRows({
      payload: req.payload,
      collection: 'test-user-attempts',
      where: { and: [where, ...after] },
      sort: NEWEST_FIRST,
      limit: PORTION,
      select: [...FIELDS],
    })
    if (rows.length > 0) yield await linesOf(req, rows, timeZone)
    if (rows.length < PORTION) return
    last = rows.at(-1)
  }
}

async function* csvLines(portions: AsyncIterable<string[][]>): AsyncGenerator<string> {
  yield csvOf([COLUMNS], { bom: true })
  for await (const rows of portions) yield csvOf(rows)
}

async function* cells(portions: AsyncIterable<string[][]>): AsyncGenerator<(string | number)[]> {
  for await (const rows of portions) for (const row of rows) yield row.map(cellOf)
}

/** A table of attempts as a file that is written while it is read, so that its size does not matter. */
export const attemptFile = (
  format: AttemptExportFormat,
  portions: AsyncIterable<string[][]>,
): ReadableStream<Uint8Array> =>
  format === 'csv'
    ? (Readable.toWeb(Readable.from(csvLines(portions), { objectMode: false })) as ReadableStream<Uint8Array>)
    : writeXlsxStream(cells(portions), {
        name: 'Attempts',
        columns: COLUMNS.map((header, index) => ({ header, width: WIDTHS[index] as number })),
        freezePane: { rows: 1 },
      })

const NUMBERS = new Set([
  ...['Attempt', 'Answered questions', 'Marks', 'Full marks'],
  ...['Rank', 'Percentile', 'Time used, min', 'Flags'],
])

/** Numbers as numbers; marks that are no decimals, such as -1/3, stay as they are read. */
const cellOf = (text: string, column: number): string | number =>
  NUMBERS.has(COLUMNS[column] ?? '') && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : withoutFormula(text)

async function linesOf(req: PayloadRequest, rows: readonly Row[], timeZone: string): Promise<string[][]> {
  const ids = (column: 'student' | 'testSeries') => [
    ...new Set(rows.flatMap((row) => idOf(row[column]) ?? [])),
  ]
  const [people, series, results] = await Promise.all([
    readByIds(ids('student'), (some) => readUsers(req, some)),
    readByIds(ids('testSeries'), (some) => readSeries(req, some)),
    readByIds(
      rows.map(({ id }) => String(id)),
      (some) => readResults(req, some),
    ),
  ])
  const time = (at: string | null | undefined) =>
    at ? localTime(new Date(at).getTime(), timeZone).replace('T', ' ') : ''
  const places = await Promise.all(rows.map((row) => placeText(req, row, results.get(String(row.id)))))
  return rows.map((row, index) => {
    const person = people.get(idOf(row.student) ?? '')
    const result = results.get(String(row.id))
    const marks = (num: number | undefined) =>
      result && num !== undefined ? marksText(reduced(BigInt(num), BigInt(result.den))) : ''
    return [
      person ? staffName(person) : (row.guestName ?? (row.student ? 'Deleted account' : 'Guest')),
      rollNumberOf(String(row.id), person?.uid ?? null),
      row.title,
      series.get(idOf(row.testSeries) ?? '')?.title ?? '',
      String(row.number),
      STATE_WORDS[row.state],
      String(row.answered),
      marks(result?.marksNum),
      marks(result?.fullNum),
      ...(places[index] ?? NO_PLACE),
      row.endedAt ? String(Math.round(usedSeconds(row) / 6) / 10) : '',
      String(row.flags),
      LANGUAGE_WORDS[row.language as Locale],
      time(row.startedAt),
      time(row.endedAt),
      row.endedBy ? ENDED_BY_WORDS[row.endedBy as AttemptActor] : '',
    ]
  })
}

const NO_PLACE = ['', '']

/** Rank and percentile of a first attempt by the standings that count now; empty before them, for later attempts, and below the minimum of candidates. */
async function placeText(
  { payload }: PayloadRequest,
  row: Row,
  result: Marks | undefined,
): Promise<string[]> {
  if (row.state !== 'published' || !result) return NO_PLACE
  const placed = await placeIn(payload, row, result)
  if (placed.state !== 'ready' || !placed.isCandidate) return NO_PLACE
  const { rank, notAbove, candidates } = placed.place
  return [String(rank), percentileText(notAbove, candidates, DETAIL_DECIMALS)]
}

/** Rows that one query reads by id. */
const AT_ONCE = 500

async function readByIds<T>(
  ids: readonly string[],
  read: (some: string[]) => Promise<readonly (readonly [string, T])[]>,
): Promise<Map<string, T>> {
  const found = new Map<string, T>()
  for (let from = 0; from < ids.length; from += AT_ONCE)
    for (const [id, row] of await read(ids.slice(from, from + AT_ONCE))) found.set(id, row)
  return found
}

type Person = Pick<User, 'name' | 'email' | 'phone' | 'uid'>

async function readUsers({ payload }: PayloadRequest, ids: string[]): Promise<[string, Person][]> {
  const rows = await readRows({
    payload,
    collection: 'users',
    where: { id: { in: ids } },
    sort: ['id'],
    limit: AT_ONCE,
    select: ['id', 'name', 'email', 'phone', 'uid', 'deletedAt'],
  })
  return rows.flatMap((user) => (user.deletedAt ? [] : [[String(user.id), user]]))
}

async function readSeries({ payload }: PayloadRequest, ids: string[]): Promise<[string, TestSeries][]> {
  const { docs } = await payload.db.find<TestSeries>({
    collection: 'test-series',
    where: { id: { in: ids } },
    limit: AT_ONCE,
    pagination: false,
    select: { title: true },
  })
  return docs.map((one) => [String(one.id), one])
}

type Marks = Pick<AttemptResult, 'attempt' | 'marksNum' | 'fullNum' | 'den' | 'figures' | 'keyNumber'>

async function readResults({ payload }: PayloadRequest, ids: string[]): Promise<[string, Marks][]> {
  const rows = await readRows({
    payload,
    collection: 'attempt-results',
    sort: ['number'],
    limit: AT_ONCE * 4,
    where: { and: [{ attempt: { in: ids } }, { isCurrent: { equals: true } }] },
    select: ['attempt', 'marksNum', 'fullNum', 'den', 'figures', 'keyNumber'],
  })
  return rows.map((row) => [row.attempt, row])
}
