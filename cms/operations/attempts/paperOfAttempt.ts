import { LRUCache } from 'lru-cache'
import type { BasePayload } from 'payload'
import { ownSectionTimes } from '#domain/exams/attempts/attemptTimes.ts'
import type { AskedLeaf } from '#domain/exams/attempts/judgeArrivals.ts'
import type { SectionTime } from '#domain/exams/attempts/sectionTimes.ts'
import { type DrawnPaper, drawPaper } from '#domain/exams/papers/drawPaper.ts'
import type { Leaf } from '#domain/exams/questions/LeafSchema.ts'
import { leavesOf } from '#domain/exams/questions/QuestionSchema.ts'
import type { AttemptHead } from './attemptHead.ts'
import { type LoadedRelease, loadRelease } from './loadRelease.ts'

/** The paper of an attempt; `asked` has its questions by leaf id. */
export type AttemptPaper = {
  release: LoadedRelease
  drawn: DrawnPaper
  asked: ReadonlyMap<string, AskedLeaf>
}

/** Papers of running attempts, of all releases together. */
const papers = new LRUCache<string, AttemptPaper>({ max: 5000 })
const leavesByRelease = new WeakMap<LoadedRelease, ReadonlyMap<string, Leaf>>()

/** The paper of an attempt as its seed gives it: which questions, in which order. Remembered. Throws when its release is gone. */
export async function paperOfAttempt(
  payload: BasePayload,
  { id, release: releaseId, seed }: Pick<AttemptHead, 'id' | 'release' | 'seed'>,
): Promise<AttemptPaper> {
  const release = await loadRelease(payload, releaseId)
  if (!release) throw new Error(`the release of attempt ${id} is gone`)
  const key = `${release.id}/${seed}`
  const known = papers.get(key)
  if (known?.release === release) return known
  const made = draw(release, seed)
  papers.set(key, made)
  return made
}

/** The questions of a release by id and version. */
function leavesIn(release: LoadedRelease): ReadonlyMap<string, Leaf> {
  const known = leavesByRelease.get(release)
  if (known) return known
  const made = new Map(
    release.content.bank.flatMap((question) =>
      leavesOf(question).map(({ id, leaf }) => [`${id}@${question.version}`, leaf] as const),
    ),
  )
  leavesByRelease.set(release, made)
  return made
}

function draw(release: LoadedRelease, seed: string): AttemptPaper {
  const { paper, bank } = release.content
  const drawn = drawPaper(paper, bank, seed)
  const leaves = leavesIn(release)
  const asked = new Map(
    drawn.sections.flatMap(({ id: section, questions }) =>
      questions.flatMap(({ id, version }) => {
        const leaf = leaves.get(`${id}@${version}`)
        return leaf ? [[id, { section, leaf }] as const] : []
      }),
    ),
  )
  return { release, drawn, asked }
}

/** The times in which the sections of an attempt take answers, in the order of its sections. */
export const sectionsOf = (
  { release, drawn }: AttemptPaper,
  { startedAt, timing, endsAt }: Pick<AttemptHead, 'startedAt' | 'timing' | 'endsAt'>,
  now: number,
): SectionTime[] =>
  ownSectionTimes(release.content.paper, drawn.sections, { startedAt, timing, end: endsAt, now })
