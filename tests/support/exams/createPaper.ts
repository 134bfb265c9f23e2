import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { readDraft, saveDraft } from '#cms/operations/exams/papers/draftRow.ts'
import { publishPaper } from '#cms/operations/exams/papers/publishPaper.ts'
import type { Draft, DraftItem, DraftSection } from '#domain/exams/drafts/DraftSchema.ts'
import { emptyDraft, emptySection } from '#domain/exams/drafts/emptyDraft.ts'
import { typedScheme } from '#domain/exams/drafts/schemeText.ts'
import { plainScheme, type Scheme, suitsType } from '#domain/exams/marking/SchemeSchema.ts'
import { fraction } from '#domain/exams/marks/Fraction.ts'
import { LEAF_TYPES } from '#domain/exams/questions/LeafSchema.ts'
import type { PaperKind } from '#domain/exams/releases/paperKinds.ts'
import type { PaperRelease } from '#payload-types'

let made = 0

/** An item of a draft's section: a question in its first version. */
export const item = (question: string, more: Partial<DraftItem> = {}): DraftItem =>
  ({ kind: 'question', question, version: 1, scheme: null, isBonus: false, ...more }) as DraftItem

/** A section of these questions (ids, or items), each marked +4 and -1 unless said otherwise. */
export const sectionOf = (
  id: string,
  questions: readonly (string | DraftItem)[],
  more: Partial<DraftSection> & { scheme?: Scheme } = {},
): DraftSection => {
  const { scheme = plainScheme(fraction(4), fraction(-1)), ...rest } = more
  return {
    ...emptySection(id),
    title: { en: `Section ${id}`, hi: `भाग ${id}` },
    schemes: LEAF_TYPES.filter((type) => suitsType(scheme, type)).map((type) => ({
      type,
      scheme: typedScheme(scheme),
    })),
    items: questions.map((one) => (typeof one === 'string' ? item(one) : one)),
    ...rest,
  }
}

/** A draft with these sections; `more` overrides values of an empty draft. */
export const draftOf = (sections: DraftSection[], more: Partial<Draft> = {}): Draft => ({
  ...emptyDraft(),
  sections,
  ...more,
})

type Outline = { id: string; slug: string; testSeries: string | null }

/** A published outline without questions: a paper in a series of its own, or a quiz. */
export async function createOutline(
  payload: BasePayload,
  project: RequestProject,
  kind: PaperKind,
  values: Record<string, unknown> = {},
): Promise<Outline> {
  const options = { overrideAccess: true, depth: 0, context: { project } } as const
  const name = `${process.pid}-${made++}`
  const base = { project: project.id, _status: 'published' }
  const series =
    kind === 'quizzes'
      ? null
      : ((values.testSeries as string | undefined) ??
        String(
          (
            await payload.create({
              collection: 'test-series',
              data: { title: `Series ${name}`, slug: `series-${name}`, ...base } as never,
              ...options,
            })
          ).id,
        ))
  const row = (await payload.create({
    collection: kind,
    data: {
      title: `Paper ${name}`,
      slug: `paper-${name}`,
      minutes: 60,
      questionCount: 0,
      isFree: true,
      ...(series ? { testSeries: series, marks: 0, rank: 0 } : {}),
      ...base,
      ...values,
    } as never,
    ...options,
  })) as { id: string; slug: string }
  return { id: String(row.id), slug: row.slug, testSeries: series }
}

export type CreatedPaper = Outline & { kind: PaperKind; release: PaperRelease }

/** Saves a draft for an existing outline and publishes it. Throws with the problems when it cannot be published. */
export async function publishDraft(
  payload: BasePayload,
  project: RequestProject,
  {
    kind,
    paper,
    draft,
    password = null,
  }: {
    kind: PaperKind
    paper: string
    draft: Draft
    password?: string | null
  },
): Promise<PaperRelease> {
  const now = new Date()
  const rev = (await readDraft(payload, project.id, paper))?.rev ?? 0
  const by = { project: project.id, by: null, now }
  await saveDraft(payload, { ...by, kind, paper, rev, draft, entry: { password, networks: [] } })
  const result = await publishPaper(payload, { ...by, kind, paper, rev: rev + 1 })
  if (!result.ok) throw new Error(`not published: ${JSON.stringify(result)}`)
  const { docs } = await payload.find({
    collection: 'paper-releases',
    where: { key: { equals: `${paper}/${result.release.number}` } },
    overrideAccess: true,
  })
  return docs[0] as PaperRelease
}

/** A published paper or quiz with these sections. */
export async function createPaper(
  payload: BasePayload,
  project: RequestProject,
  sections: DraftSection[],
  {
    kind = 'test-papers',
    draft = {},
    outline = {},
  }: {
    kind?: PaperKind
    draft?: Partial<Draft>
    outline?: Record<string, unknown>
  } = {},
): Promise<CreatedPaper> {
  const created = await createOutline(payload, project, kind, outline)
  const release = await publishDraft(payload, project, {
    kind,
    paper: created.id,
    draft: draftOf(sections, draft),
  })
  return { ...created, kind, release }
}
