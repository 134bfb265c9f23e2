import type { BasePayload } from 'payload'
import { insertIfAbsent, readRow, readRows } from '#database/guard.ts'
import type { Draft } from '#domain/exams/drafts/DraftSchema.ts'
import type { Fraction } from '#domain/exams/marks/Fraction.ts'
import type { PaperProblem } from '#domain/exams/papers/PaperProblem.ts'
import { paperSums } from '#domain/exams/papers/paperSums.ts'
import type { PaperKind } from '#domain/exams/releases/paperKinds.ts'
import type { ReleaseContent } from '#domain/exams/releases/Release.ts'
import type { PaperRelease } from '#payload-types'
import { currentRelease, type LoadedRelease } from '../../attempts/loadRelease.ts'
import { finishRelease } from './finishRelease.ts'
import { provePaperDraft } from './provePaperDraft.ts'

export type Published = { number: number; questionCount: number; minutes: number; fullMarks: Fraction }

export type PublishResult =
  /** `isNew` is false when the newest release already says the same. */
  | { ok: true; isNew: boolean; release: Published }
  | { ok: false; reason: 'noDraft' | 'meanwhile' }
  | { ok: false; reason: 'problems'; problems: PaperProblem[] }

type Args = {
  kind: PaperKind
  /** Id of the outline in `test-papers` or `quizzes`. */
  paper: string
  project: string
  /** `rev` of the draft that the author saw. */
  rev: number
  /** Id of the author. */
  by: string | null
  now: Date
}

/** Content of a release in characters; a document of MongoDB has 16 MB. */
const MAX_CONTENT = 12_000_000

/**
 * Publishes the draft of a paper or quiz: proves it and freezes what students will see and by what they are marked. Attempts that run
 * keep theirs. Of two that publish at once one wins, the other is refused as stale. A publishing that was cut
 * short is finished by `finishReleases`, and does not count until then.
 */
export async function publishPaper(payload: BasePayload, args: Args): Promise<PublishResult> {
  const { kind, paper: paperId, project, rev, by, now } = args
  const row = await readRow({ payload, collection: 'paper-drafts', where: { paper: { equals: paperId } } })
  if (!row || row.project !== project) return { ok: false, reason: 'noDraft' }
  if (row.rev !== rev) return { ok: false, reason: 'meanwhile' }
  const proven = await provePaperDraft(payload, project, row.draft as Draft)
  if ('problems' in proven) return { ok: false, reason: 'problems', problems: proven.problems }
  const { paper, bank, instructions } = proven
  const content: ReleaseContent = { paper, ...bank, instructions }
  const written = JSON.stringify(content)
  if (written.length > MAX_CONTENT)
    return { ok: false, reason: 'problems', problems: [{ path: ['sections'], key: 'paperTooLarge' }] }
  const sums = paperSums(paper, bank.bank)
  const figures = { questionCount: sums.questions, minutes: paper.minutes, fullMarks: sums.marks }

  // The last before the current one: one that is published in between is the current one then, or has taken the number.
  const last = await lastRelease(payload, paperId)
  const current = await currentRelease(payload, paperId)
  if (current && isSame(current, written, row.entry))
    return { ok: true, isNew: false, release: { number: current.number, ...figures } }
  // Somebody publishes this very draft at this moment.
  if (last && !last.isReady && isSame(last, written, row.entry)) return { ok: false, reason: 'meanwhile' }
  const number = (last?.number ?? 0) + 1
  const release = await insertIfAbsent({
    payload,
    collection: 'paper-releases',
    data: {
      key: `${paperId}/${number}`,
      paper: paperId,
      kind,
      project,
      number,
      content,
      entry: row.entry,
      questionCount: sums.questions,
      fullMarksNum: sums.marks.num,
      fullMarksDen: sums.marks.den,
      denominator: sums.denominator,
      isReady: false,
      draftRev: rev,
      publishedBy: by,
      publishedAt: now.toISOString(),
    },
  })
  if (!release) return { ok: false, reason: 'meanwhile' }
  await finishRelease(payload, release)
  return { ok: true, isNew: true, release: { number, ...figures } }
}

/** JSON has no `undefined`, and neither have rows. */
const isSame = (
  release: Pick<PaperRelease, 'content' | 'entry'> | LoadedRelease,
  content: string,
  entry: unknown,
): boolean =>
  JSON.stringify(release.content) === content && JSON.stringify(release.entry) === JSON.stringify(entry)

/** The newest release, ready or not. */
async function lastRelease(payload: BasePayload, paper: string): Promise<PaperRelease | null> {
  const [last] = await readRows({
    payload,
    collection: 'paper-releases',
    where: { paper: { equals: paper } },
    sort: ['-number'],
    limit: 1,
  })
  return last ?? null
}
