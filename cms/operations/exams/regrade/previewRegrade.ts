import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import type { RegradePreview } from '#domain/calls/exams/regrades.ts'
import type { ResultFigures } from '#domain/exams/attempts/storedResult.ts'
import type { PaperKeys } from '#domain/exams/marking/markAttempt.ts'
import { reduced } from '#domain/exams/marks/Fraction.ts'
import { marksText } from '#domain/exams/marks/marksText.ts'
import { countPasses } from '#domain/exams/regrade/countPasses.ts'
import { type RegradedAttempt, rankMoves } from '#domain/exams/regrade/rankMoves.ts'
import { isFirstAttempt } from '#domain/exams/standings/isFirstAttempt.ts'
import { USUAL_TIE_BREAKS } from '#domain/exams/standings/tieBreaks.ts'
import type { AttemptResult, TestUserAttempt, User } from '#payload-types'
import type { LoadedRelease } from '../../attempts/loadRelease.ts'
import { markRow } from '../../attempts/markRow.ts'
import { staffName } from '../../orders/actorName.ts'
import { cancelledNumbers, usedSeconds } from '../standings/readCandidates.ts'
import { passMarksOf } from './passMarksOf.ts'

const PAGE = 100
const MAX_ROWS = 200

type Preview = Omit<RegradePreview, 'keyNumber'>

/** What corrected keys would do to the marked attempts of a release, by the same marking that a regrade does. Changes nothing. */
export async function previewRegrade(
  payload: BasePayload,
  release: LoadedRelease,
  keys: PaperKeys,
): Promise<Preview> {
  const [cancelled, percents] = await Promise.all([
    cancelledNumbers(payload, release.paperId),
    passMarksOf(payload, release.paperId),
  ])
  const attempts: RegradedAttempt[] = []
  for await (const { row, result } of markedAttempts(payload, release.id)) {
    const marked = markRow(release, { keys }, row)
    const [den, student] = [marked.den, idOf(row.student)]
    const seconds = usedSeconds(row)
    const factor = den / result.den
    const figures = result.figures as ResultFigures
    attempts.push({
      id: String(row.id),
      student,
      den,
      isCandidate:
        row.state === 'published' &&
        student !== null &&
        isFirstAttempt(row.number, cancelled.get(student) ?? new Set()),
      before: {
        ...figures,
        marks: result.marksNum * factor,
        full: result.fullNum * factor,
        usedSeconds: seconds,
        sections: Object.fromEntries(
          Object.entries(figures.sections).map(([id, marks]) => [id, marks * factor]),
        ),
      },
      after: { ...marked.figures, marks: marked.marksNum, full: marked.fullNum, usedSeconds: seconds },
    })
  }
  const moves = rankMoves(attempts, release.content.paper.tieBreaks ?? USUAL_TIE_BREAKS)
  const shown = moves.slice(0, MAX_ROWS)
  const names = await namesOf(payload, shown)
  const movedMarks = attempts.filter(({ before, after }) => before.marks !== after.marks)
  const textIn = (num: number, den: number) => marksText(reduced(BigInt(num), BigInt(den)))
  return {
    attempts: attempts.length,
    moved: movedMarks.length,
    up: movedMarks.filter(({ before, after }) => after.marks > before.marks).length,
    down: movedMarks.filter(({ before, after }) => after.marks < before.marks).length,
    ...countPasses(attempts, percents),
    rows: shown.map(({ attempt: { id, before, after, den }, rankBefore, rankAfter }) => ({
      attempt: id,
      name: names.get(id) ?? '',
      rankBefore,
      rankAfter,
      before: textIn(before.marks, den),
      after: textIn(after.marks, den),
    })),
  }
}

/** Attempts whose marking counts at the moment, with their results, some at a time. */
async function* markedAttempts(
  payload: BasePayload,
  release: string,
): AsyncGenerator<{ row: TestUserAttempt; result: AttemptResult }> {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const results: AttemptResult[] = await readRows({
      payload,
      collection: 'attempt-results',
      where: {
        and: [
          { release: { equals: release } },
          { attempt: { greater_than: after } },
          { isCurrent: { equals: true } },
        ],
      },
      sort: ['attempt'],
      limit: PAGE,
      select: ['attempt', 'keyNumber', 'marksNum', 'fullNum', 'den', 'figures'],
    })
    const resultOf = new Map(results.map((result) => [result.attempt, result]))
    const rows: TestUserAttempt[] = await readRows({
      payload,
      collection: 'test-user-attempts',
      where: { id: { in: [...resultOf.keys()] } },
      sort: ['id'],
      limit: PAGE,
    })
    for (const row of rows) {
      const result = resultOf.get(String(row.id))
      if (result && row.state !== 'cancelled' && (row.keyNumber ?? null) !== null) yield { row, result }
    }
    after = results.at(-1)?.attempt
  }
}

async function namesOf(
  payload: BasePayload,
  moves: readonly { attempt: RegradedAttempt }[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(moves.flatMap(({ attempt }) => attempt.student ?? []))]
  const users: User[] = await readRows({
    payload,
    collection: 'users',
    where: { id: { in: ids } },
    sort: ['id'],
    limit: MAX_ROWS,
  })
  const nameOf = new Map(users.map((user) => [String(user.id), user.deletedAt ? '' : staffName(user)]))
  return new Map(
    moves.map(({ attempt: { id, student } }) => [id, (student && nameOf.get(student)) || 'Guest']),
  )
}
