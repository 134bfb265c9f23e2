import type { BasePayload } from 'payload'
import { updateMany } from '#database/bulk.ts'
import { conditionalUpdate, insertIfAbsent, readRows } from '#database/guard.ts'
import type { PaperKind } from '#domain/exams/releases/paperKinds.ts'
import type { ReleaseContent } from '#domain/exams/releases/Release.ts'
import { changeTags } from '#domain/pages/cacheTags.ts'
import { effects } from '#hooks/effects.ts'
import { slugOfProject } from '#hooks/shared/projectSlug.ts'
import type { PaperRelease } from '#payload-types'
import { storePack } from '../../packs/storePack.ts'
import { followPaper } from '../bank/followPaper.ts'
import { readBankKeys } from './readBank.ts'

/** A publishing takes seconds; one that is older was cut short. */
const STOPPED_MS = 60_000

/**
 * Does what is left to do for a release before it counts: its keys, its pack, the figures of its outline, and that it is ready. Each
 * step may be repeated, since all of it follows from the frozen content and from rows that never change.
 */
export async function finishRelease(payload: BasePayload, release: PaperRelease): Promise<void> {
  const { id, project } = release
  const content = release.content as ReleaseContent
  const { keys, solutions } = await readBankKeys(payload, project, content.bank)
  await insertIfAbsent({
    payload,
    collection: 'paper-keys',
    data: {
      key: `${id}/1`,
      release: String(id),
      project,
      number: 1,
      keys: { keys, decisions: [] },
      solutions,
      reason: null,
      changedBy: release.publishedBy,
    },
  })
  await storePack(payload, String(id))
  await applyFigures(payload, release)
  await conditionalUpdate({
    payload,
    collection: 'paper-releases',
    where: { id: { equals: id } },
    data: { isReady: true },
  })
  await followPaper(payload, release.paper)
}

/** Writes number of questions, marks and minutes to the outline that visitors see, and drops its cached pages. */
async function applyFigures(payload: BasePayload, release: PaperRelease): Promise<void> {
  const kind = release.kind as PaperKind
  await updateMany(payload, kind, [{ id: release.paper, data: figuresOf(release) }])
  const [outline, project] = await Promise.all([
    payload.db.findOne<{ id: string; slug: string }>({
      collection: kind,
      where: { id: { equals: release.paper } },
      select: { slug: true },
    }),
    slugOfProject(payload, release.project),
  ])
  if (outline && project) effects.publishChange(changeTags(project, kind, [outline.slug]))
}

/** The figures of an outline as its release says. A quiz does not show its marks. */
export function figuresOf(release: PaperRelease): { questionCount: number; minutes: number; marks?: number } {
  const { paper } = release.content as ReleaseContent
  const figures = { questionCount: release.questionCount, minutes: paper.minutes }
  return release.kind === 'quizzes'
    ? figures
    : { ...figures, marks: release.fullMarksNum / release.fullMarksDen }
}

/** Finishes what a stop of the server cut short. Returns how many releases became ready. */
export async function finishReleases(payload: BasePayload, now: Date): Promise<number> {
  const rows = await readRows({
    payload,
    collection: 'paper-releases',
    sort: ['publishedAt'],
    limit: 20,
    where: {
      and: [
        { isReady: { equals: false } },
        { publishedAt: { less_than: new Date(now.getTime() - STOPPED_MS).toISOString() } },
      ],
    },
  })
  for (const row of rows) await finishRelease(payload, row)
  return rows.length
}
