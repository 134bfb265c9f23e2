import type { BasePayload, Where } from 'payload'
import { conditionalUpdate, countRows, insertIfAbsent, readRow, readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { updateWithRetry } from '#database/updateWithRetry.ts'
import type { SaveSheetBody, SheetDraft } from '#domain/calls/exams/sheets.ts'
import type { GivenMarks } from '#domain/exams/sheets/givenMarks.ts'
import { pageKey, type SheetDrawings } from '#domain/exams/sheets/pageDrawing.ts'
import {
  RESERVED_MS,
  SHEET_EVENTS,
  SHEET_LEASE_MS,
  SHEET_ROUNDS,
  type SheetRound,
} from '#domain/exams/sheets/sheetStates.ts'
import type { AnswerSheet, TestUserAttempt } from '#payload-types'
import { reservedPapers } from './reservedPapers.ts'

type Expert = { project: string; expert: string }

const iso = (moment: number): string => new Date(moment).toISOString()
/** How many sheets a claim tries before it says that there is none: others claim at the same time. */
const TRIES = 20
const MOST_COUNTED = 5000

/**
 * Sheets that an expert may take: those that wait, and those whose lease has ended, unless they had them in an earlier round or they are for experts
 * of another subject yet.
 */
async function freeFor(payload: BasePayload, who: Expert, now: number): Promise<Where> {
  const reserved = await reservedPapers(payload, who, now)
  const others = reserved.map((paper): Where => ({ paper: { not_equals: paper } }))
  const forAll = { handedInAt: { less_than_equal: iso(now - RESERVED_MS) } }
  return {
    and: [isFree(who, now), ...(others.length > 0 ? [{ or: [forAll, { and: others }] }] : [])],
  }
}

const isFree = ({ project, expert }: Expert, now: number): Where => ({
  and: [
    { project: { equals: project } },
    ...(['firstBy', 'secondBy', 'thirdBy'] as const).map((by): Where => ({ [by]: { not_equals: expert } })),
    {
      or: [
        { state: { equals: 'waiting' } },
        { and: [{ state: { equals: 'claimed' } }, { leaseUntil: { less_than_equal: iso(now) } }] },
      ],
    },
  ],
})

/** What one expert typed and drew is not for the next one. */
const NOTHING_DRAWN = { draft: null, drawings: null }

const sheetKey = (attempt: string, round: SheetRound): string => `${attempt}/${round}`

/**
 * Has written answers of an attempt marked by an expert; done twice, it is one sheet. One that was checked before the attempt was reopened waits again,
 * and begins with the first round.
 */
export async function openSheet(payload: BasePayload, row: TestUserAttempt, now: number): Promise<void> {
  const attempt = String(row.id)
  const key = sheetKey(attempt, 'first')
  const data = {
    attempt,
    round: 'first' as const,
    project: idOf(row.project) as string,
    student: idOf(row.student),
    paper: row.paper,
    title: row.title,
    handedInAt: row.endedAt ?? iso(now),
  }
  const opened = { ...data, key, state: 'waiting' as const }
  if (await insertIfAbsent({ payload, collection: 'answer-sheets', data: opened })) return
  const where: Where = {
    and: [{ key: { equals: key } }, { state: { in: [...SHEET_EVENTS.reopen.from] } }],
  }
  const unchecked = {
    claimedBy: null,
    checkedBy: null,
    checkedAt: null,
    marks: null,
    pendingTask: null,
    ...NOTHING_DRAWN,
  }
  const state = SHEET_EVENTS.reopen.to
  if (!(await update(payload, where, { ...data, ...unchecked, state, opened: { $inc: 1 } }))) return
  await payload.db.deleteMany({
    collection: 'answer-sheets',
    where: { and: [{ attempt: { equals: attempt } }, { round: { not_equals: 'first' } }] },
  })
}

/** Opens a later round of a sheet, for experts who had none of those before; done twice, it is one. */
export async function openRound(
  payload: BasePayload,
  rounds: readonly AnswerSheet[],
  round: SheetRound,
  now: number,
  reason: string | null = null,
): Promise<AnswerSheet | null> {
  const [first] = rounds
  if (!first) return null
  const { attempt, project, student, paper, title, opened } = first
  const [firstBy, secondBy, thirdBy] = rounds.map(({ checkedBy }) => checkedBy ?? null)
  return insertIfAbsent({
    payload,
    collection: 'answer-sheets',
    data: {
      attempt,
      project,
      student,
      paper,
      title,
      opened,
      round,
      reason,
      key: sheetKey(attempt, round),
      state: 'waiting',
      handedInAt: iso(now),
      firstBy: firstBy ?? null,
      secondBy: secondBy ?? null,
      thirdBy: thirdBy ?? null,
    },
  })
}

/** The rounds of an attempt's sheet so far, in their order. */
export async function roundsOf(payload: BasePayload, attempt: string): Promise<AnswerSheet[]> {
  const rows = await readRows({
    payload,
    collection: 'answer-sheets',
    where: { attempt: { equals: attempt } },
    sort: ['id'],
    limit: SHEET_ROUNDS.length,
  })
  return rows.toSorted((a, b) => SHEET_ROUNDS.indexOf(a.round) - SHEET_ROUNDS.indexOf(b.round))
}

export const countFree = async (payload: BasePayload, expert: Expert, now: number): Promise<number> =>
  countRows({ payload, collection: 'answer-sheets', where: await freeFor(payload, expert, now) })

/** How many sheets an expert may take by paper, of the oldest 5,000. */
export async function countFreeByPaper(
  payload: BasePayload,
  expert: Expert,
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const rows = await readRows({
    payload,
    collection: 'answer-sheets',
    where: await freeFor(payload, expert, now),
    sort: ['handedInAt'],
    limit: MOST_COUNTED,
    select: ['paper'],
  })
  const counts = new Map<string, number>()
  for (const { paper } of rows) counts.set(paper, (counts.get(paper) ?? 0) + 1)
  return counts
}

/** The sheet that is with an expert; null for none. */
export async function ownSheet(
  payload: BasePayload,
  { project, expert }: Expert,
  now: number,
): Promise<AnswerSheet | null> {
  const [row] = await readRows({
    payload,
    collection: 'answer-sheets',
    where: {
      and: [
        { project: { equals: project } },
        { claimedBy: { equals: expert } },
        { state: { equals: 'claimed' } },
        { leaseUntil: { greater_than: iso(now) } },
      ],
    },
    sort: ['handedInAt', 'id'],
    limit: 1,
  })
  return row ?? null
}

/** The oldest free sheet, those of experts of another subject left out for a day, which is the expert's from now on; the one that they have already is theirs for longer. Null when there is none. */
export async function claimSheet(
  payload: BasePayload,
  who: Expert,
  now: number,
): Promise<AnswerSheet | null> {
  const { expert } = who
  const data = { state: SHEET_EVENTS.claim.to, claimedBy: expert, leaseUntil: iso(now + SHEET_LEASE_MS) }
  const own = await ownSheet(payload, who, now)
  if (own) return update(payload, whereOwn(String(own.id), expert, now), data)
  const free = await readRows({
    payload,
    collection: 'answer-sheets',
    where: await freeFor(payload, who, now),
    sort: ['handedInAt', 'id'],
    limit: TRIES,
    select: ['id'],
  })
  for (const { id } of free) {
    const where: Where = { and: [{ id: { equals: id } }, isFree(who, now)] }
    const row = await update(payload, where, { ...data, ...NOTHING_DRAWN })
    if (row) return keepFirst(payload, row, who, now)
  }
  return null
}

/** The sheet of an expert who has just claimed `row`. Of two claims at the same moment the later one sees both, and gives its own back. */
async function keepFirst(
  payload: BasePayload,
  row: AnswerSheet,
  who: Expert,
  now: number,
): Promise<AnswerSheet> {
  const first = await ownSheet(payload, who, now)
  if (!first || first.id === row.id) return row
  await returnSheet(payload, String(row.id), who.expert, now)
  return first
}

type Change = Parameters<typeof conditionalUpdate<'answer-sheets'>>[0]['data']

const update = (payload: BasePayload, where: Where, data: Change) =>
  conditionalUpdate({ payload, collection: 'answer-sheets', where, data })

/** A sheet while it is with this expert. */
const whereOwn = (id: string, expert: string, now: number): Where => ({
  and: [
    { id: { equals: id } },
    { claimedBy: { equals: expert } },
    { state: { equals: 'claimed' } },
    { leaseUntil: { greater_than: iso(now) } },
  ],
})

export const readOwn = (
  payload: BasePayload,
  id: string,
  { project, expert }: Expert,
  now: number,
): Promise<AnswerSheet | null> =>
  readRow({
    payload,
    collection: 'answer-sheets',
    where: { and: [whereOwn(id, expert, now), { project: { equals: project } }] },
  })

/** Gives a sheet back unmarked; false when it is not theirs. */
export const returnSheet = async (
  payload: BasePayload,
  id: string,
  expert: string,
  now: number,
): Promise<boolean> =>
  (await update(payload, whereOwn(id, expert, now), {
    state: SHEET_EVENTS.giveBack.to,
    claimedBy: null,
    leaseUntil: null,
    ...NOTHING_DRAWN,
  })) !== null

/** Stores what an expert gave in a round, which is checked with it; null when the sheet is not theirs any more. */
export const closeSheet = (
  payload: BasePayload,
  id: string,
  { expert, marks }: { expert: string; marks: GivenMarks },
  now: number,
): Promise<AnswerSheet | null> =>
  update(payload, whereOwn(id, expert, now), {
    state: SHEET_EVENTS.check.to,
    leaseUntil: null,
    checkedBy: expert,
    checkedAt: iso(now),
    marks,
    draft: null,
    pendingTask: 'settle',
  })

/** Keeps what an expert has typed for a question or drawn on a page, and the sheet for longer; false when it is not theirs any more. */
export const saveSheet = async (
  payload: BasePayload,
  { sheet, question, draft, page }: SaveSheetBody,
  expert: string,
  now: number,
): Promise<boolean> =>
  (await updateWithRetry({
    payload,
    collection: 'answer-sheets',
    where: whereOwn(sheet, expert, now),
    change: (row) => ({
      data: {
        leaseUntil: iso(now + SHEET_LEASE_MS),
        ...(draft && { draft: { ...(row.draft as SheetDraft | null), [question]: draft } }),
        ...(page && {
          drawings: {
            ...(row.drawings as SheetDrawings | null),
            [pageKey(question, page.file)]: page.drawing,
          },
        }),
      },
      answer: true,
    }),
  })) ?? false

/** Says that everything is done that follows the check of a round. */
export const endSettling = (payload: BasePayload, { id, opened }: AnswerSheet) =>
  update(payload, { and: [{ id: { equals: id } }, { opened: { equals: opened } }] }, { pendingTask: null })
