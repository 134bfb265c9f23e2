import type { PayloadRequest } from 'payload'
import { readRows } from '#database/guard.ts'
import { answerText } from '#domain/exams/files/answerText.ts'
import { lettered } from '#domain/exams/files/lettered.ts'
import { changedScheme } from '#domain/exams/marking/changedScheme.ts'
import type { Decision } from '#domain/exams/marking/outcomes.ts'
import { marksText } from '#domain/exams/marks/marksText.ts'
import type { LeafType } from '#domain/exams/questions/LeafSchema.ts'
import type { KeyChange } from '#domain/exams/regrade/KeyChange.ts'
import { keyedQuestions } from '#domain/exams/regrade/keyedQuestions.ts'
import { lettersOf } from '#domain/exams/regrade/pickedRight.ts'
import type { RegradeState } from '#domain/exams/regrade/regradeStates.ts'
import { loadKeys, loadRelease } from '../../attempts/loadRelease.ts'
import { staffName } from '../../orders/actorName.ts'
import { type ReceivedObjection, receivedObjections } from '../objections/objectionsOf.ts'
import { type ObjectionWindow, objectionWindow } from '../objections/objectionWindow.ts'
import { readyReleases } from '../papers/releaseFacts.ts'
import { countMarked } from './countMarked.ts'
import { regradesOf } from './startRegrade.ts'

const MAX_RELEASES = 20
const MAX_REGRADES = 50

/** A question of a release as its key is now; `answer` in the letters of a sheet, null for what experts mark. */
export type KeyedRow = {
  id: string
  number: number
  title: string
  type: LeafType
  /** Letters by which `answer` names options or columns, and rows. */
  letters: string[]
  rows: string[]
  answer: string | null
  decision: Decision | null
  correct: string
  wrong: string
}
export type RegradeRow = {
  number: number
  state: RegradeState
  changes: KeyChange[]
  reason: string
  by: string
  startedAt: number
  moved: number
  lost: number
}
export type KeyPage = {
  releases: { id: string; number: number; publishedAt: number }[]
  release: string
  keyNumber: number
  marked: number
  questions: KeyedRow[]
  /** The newest first. */
  regrades: RegradeRow[]
  objections: ReceivedObjection[]
  objectionWindow: ObjectionWindow
}

/** The keys of a release of a paper and how they were corrected: of the requested release, else the newest. Null before the first. */
export async function keyPage(
  { payload }: Pick<PayloadRequest, 'payload'>,
  paper: string,
  asked: string | null,
): Promise<KeyPage | null> {
  const releases = await readRows({
    payload,
    collection: 'paper-releases',
    where: readyReleases(paper),
    sort: ['-number'],
    limit: MAX_RELEASES,
    select: ['id', 'number', 'publishedAt'],
  })
  const chosen = releases.find(({ id }) => String(id) === asked) ?? releases[0]
  const release = chosen && (await loadRelease(payload, String(chosen.id)))
  if (!release) return null
  const [{ keys, number: keyNumber }, regrades, marked, objections, window] = await Promise.all([
    loadKeys(payload, release.id),
    regradesOf(payload, release.id, MAX_REGRADES),
    countMarked(payload, release.id),
    receivedObjections(payload, release.id),
    objectionWindow(payload, paper),
  ])
  const users = await readRows({
    payload,
    collection: 'users',
    where: { id: { in: regrades.map(({ by }) => by) } },
    sort: ['id'],
    limit: MAX_REGRADES,
  })
  const nameOf = new Map(users.map((user) => [String(user.id), staffName(user)]))
  const keyOf = new Map(keys.keys.map(({ question, key }) => [question, key]))
  const decisionOf = new Map(keys.decisions.map(({ question, decision }) => [question, decision]))
  return {
    releases: releases.map(({ id, number, publishedAt }) => ({
      id: String(id),
      number,
      publishedAt: new Date(publishedAt).getTime(),
    })),
    release: release.id,
    keyNumber,
    marked,
    objections,
    objectionWindow: window,
    questions: [...keyedQuestions(release.content).values()].map(({ id, title, leaf, schemes }, index) => {
      const key = keyOf.get(id)
      const scheme = schemes[0] && changedScheme(schemes[0], id, keys.marks)
      return {
        id,
        number: index + 1,
        title,
        type: leaf.type,
        ...lettersOf(leaf),
        decision: decisionOf.get(id) ?? null,
        answer: key && leaf.type !== 'subjective' ? answerText(lettered({ leaf, key }).key) : null,
        correct: scheme ? marksText(scheme.correct) : '',
        wrong: scheme ? marksText(scheme.wrong) : '',
      }
    }),
    regrades: regrades.map(({ number, state, changes, reason, by, startedAt, moved, lost }) => ({
      number,
      state,
      changes: changes as KeyChange[],
      reason,
      by: nameOf.get(by) ?? 'Deleted account',
      startedAt: new Date(startedAt).getTime(),
      moved,
      lost: (lost as string[]).length,
    })),
  }
}
