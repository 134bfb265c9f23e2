import type { BasePayload } from 'payload'
import { countRows, readRow } from '#database/guard.ts'
import type { PaperDraftResponse, ReleaseSummary } from '#domain/calls/exams/papers.ts'
import { RUNNING_STATES } from '#domain/exams/attempts/runningStates.ts'
import type { Draft } from '#domain/exams/drafts/DraftSchema.ts'
import { emptyDraft } from '#domain/exams/drafts/emptyDraft.ts'
import { fraction } from '#domain/exams/marks/Fraction.ts'
import { marksText } from '#domain/exams/marks/marksText.ts'
import type { Locale } from '#domain/text/locales.ts'
import type { Quiz, TestPaper } from '#payload-types'
import { checkDraft } from './checkDraft.ts'
import { type EntryRules, OPEN_TO_ALL, readDraft } from './draftRow.ts'
import { questionFacts } from './questionFacts.ts'
import { currentReleaseFacts, type ReleaseFacts } from './releaseFacts.ts'

type Outline = Pick<TestPaper | Quiz, 'id' | 'title' | 'slug' | 'minutes' | '_status'>

/** What the page of a paper's author shows; a paper without a draft has an empty one. */
export async function paperPage(
  payload: BasePayload,
  project: string,
  outline: Outline,
  locale: Locale,
): Promise<Omit<PaperDraftResponse, 'apiSuccess' | 'message' | 'canEdit' | 'canDraw'>> {
  const paper = String(outline.id)
  const [row, release, running] = await Promise.all([
    readDraft(payload, project, paper),
    currentReleaseFacts(payload, paper),
    countRows({
      payload,
      collection: 'test-user-attempts',
      where: { and: [{ paper: { equals: paper } }, { state: { in: [...RUNNING_STATES] } }] },
    }),
  ])
  const draft = row ? (row.draft as Draft) : { ...emptyDraft(), minutes: outline.minutes }
  const entry = (row?.entry ?? OPEN_TO_ALL) as EntryRules
  const placed = draft.sections.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'question' ? item.question : [])),
  )
  const [questions, checked] = await Promise.all([
    questionFacts(payload, project, placed),
    checkDraft(payload, project, draft, locale),
  ])
  return {
    title: outline.title,
    slug: outline.slug,
    isOutlinePublished: outline._status === 'published',
    draft,
    rev: row?.rev ?? 0,
    changedAt: row ? new Date(row.changedAt).getTime() : null,
    changedBy: await nameOf(payload, row?.changedBy),
    entry: { hasPassword: entry.password !== null, networks: entry.networks },
    release: release && (await summaryOf(payload, release, { minutes: outline.minutes, rev: row?.rev ?? 0 })),
    questions,
    ...checked,
    running,
  }
}

/** A release in the words of its author's page. */
export const summaryOf = async (
  payload: BasePayload,
  release: ReleaseFacts,
  { minutes, rev }: { minutes: number; rev: number },
): Promise<ReleaseSummary> => ({
  id: String(release.id),
  number: release.number,
  publishedAt: new Date(release.publishedAt).getTime(),
  publishedBy: await nameOf(payload, release.publishedBy),
  questionCount: release.questionCount,
  marks: marksText(fraction(release.fullMarksNum, release.fullMarksDen)),
  minutes,
  isBehind: release.draftRev !== rev,
})

async function nameOf(payload: BasePayload, id: string | null | undefined): Promise<string | null> {
  if (!id) return null
  const person = await readRow({ payload, collection: 'users', where: { id: { equals: id } } })
  return person?.name ?? null
}
