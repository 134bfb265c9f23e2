import { randomUUID } from 'node:crypto'
import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { storePack } from '#cms/operations/packs/storePack.ts'
import type { PaperKeys } from '#domain/exams/marking/markAttempt.ts'
import { paperDenominator } from '#domain/exams/marking/paperDenominator.ts'
import { fullMarks } from '#domain/exams/marking/SchemeSchema.ts'
import { sum } from '#domain/exams/marks/arithmetic.ts'
import { askedSections } from '#domain/exams/papers/drawPaper.ts'
import type { Paper } from '#domain/exams/papers/PaperSchema.ts'
import type { BankQuestion } from '#domain/exams/papers/poolCandidates.ts'
import type { Block, LocalBlocks } from '#domain/exams/questions/BlocksSchema.ts'
import type {
  Inline,
  LocalTypeset,
  TypesetContent,
  TypesetSolution,
} from '#domain/exams/questions/typesetContent.ts'
import type { PaperKind } from '#domain/exams/releases/paperKinds.ts'
import type { ReleaseContent } from '#domain/exams/releases/Release.ts'
import { BANK, keysOfBank, paperOf, placed, section } from '../../unit/exams/papers.ts'

export type ReleasedPaper = {
  id: string
  slug: string
  kind: PaperKind
  series: string | null
  release: string
}

type Wish = {
  paper?: Paper
  bank?: readonly BankQuestion[]
  keys?: PaperKeys
  solutions?: TypesetSolution[]
  kind?: PaperKind
  isFree?: boolean
  series?: string
  entry?: { password: string | null; networks: string[] }
}

/** A paper of 60 minutes with these questions of the sample bank, +4 and -1 each. */
export const plainPaper = (questions: readonly string[], more: Partial<Paper> = {}): Paper =>
  paperOf(
    [
      section(
        'one',
        questions.map((id) => placed(id)),
      ),
    ],
    more,
  )

/** Inserts a published paper (with a series of its own) or quiz without using the question bank: outline, release, keys and pack. Free by default. */
export async function releasePaper(
  payload: BasePayload,
  project: RequestProject,
  wish: Wish = {},
): Promise<ReleasedPaper> {
  const { kind = 'test-papers', isFree = true, entry = { password: null, networks: [] } } = wish
  const paper = wish.paper ?? plainPaper(['single', 'integer', 'multiple'])
  const options = { overrideAccess: true, context: { project }, depth: 0 } as const
  const name = `Paper ${randomUUID().slice(0, 8)}`
  const shared = { title: name, minutes: paper.minutes, isFree, project: project.id, _status: 'published' }
  const series = kind === 'test-papers' ? (wish.series ?? (await createSeries(payload, project, name))) : null
  const outline = (await payload.create({
    collection: kind,
    data: { ...shared, ...(series ? { testSeries: series, rank: 1 } : {}) } as never,
    ...options,
  })) as { id: string; slug: string }
  const release = await addRelease(payload, project, String(outline.id), { ...wish, kind, entry, paper })
  return { id: String(outline.id), slug: outline.slug, kind, series, release }
}

export async function createSeries(
  payload: BasePayload,
  project: RequestProject,
  title: string,
): Promise<string> {
  const series = await payload.create({
    collection: 'test-series',
    data: { title: `Series of ${title}`, project: project.id, _status: 'published' } as never,
    overrideAccess: true,
    context: { project },
    depth: 0,
  })
  return String(series.id)
}

async function addRelease(
  payload: BasePayload,
  project: RequestProject,
  id: string,
  { bank = BANK, paper, kind, entry, keys, solutions = [] }: Wish & { paper: Paper },
): Promise<string> {
  const placedIds = new Set(
    paper.sections.flatMap(({ items }) => items.flatMap((item) => ('question' in item ? item.question : []))),
  )
  const hasPools = paper.sections.some(({ items }) => items.some(({ kind: item }) => item === 'pool'))
  const frozen = bank.filter((one) => hasPools || placedIds.has(one.id))
  const asked = askedSections(paper, frozen, 'any').flatMap(({ questions }) => questions)
  const full = sum(asked.map(({ scheme }) => fullMarks(scheme)))
  const content: ReleaseContent = {
    paper,
    bank: [...frozen],
    typeset: Object.fromEntries(frozen.map((one) => [one.id, typesetPlainly(one.content) as TypesetContent])),
    instructions: { paper: typesetPlainly(paper.instructions) as LocalTypeset, sections: {} },
  }
  const release = await payload.db.create({
    collection: 'paper-releases',
    data: {
      key: `${id}/1`,
      paper: id,
      kind,
      project: project.id,
      number: 1,
      content,
      entry,
      questionCount: asked.length,
      fullMarksNum: full.num,
      fullMarksDen: full.den,
      denominator: paperDenominator(asked) ?? 1,
      publishedAt: new Date().toISOString(),
      isReady: true,
      draftRev: 0,
    },
  })
  await payload.db.create({
    collection: 'paper-keys',
    data: {
      key: `${release.id}/1`,
      release: String(release.id),
      project: project.id,
      number: 1,
      keys: keys ?? { keys: keysOfBank(frozen), decisions: [] },
      solutions,
    },
  })
  await storePack(payload, String(release.id))
  return String(release.id)
}

const isTexts = (value: object): value is LocalBlocks =>
  Object.keys(value).every((key) => key === 'en' || key === 'hi') && Object.keys(value).length > 0

const BLANK = /\[\[([\w-]+)\]\]/

const blockOf = (block: Block) =>
  block.kind === 'paragraph' ? { kind: 'paragraph', inlines: inlinesOf(block.text) } : block

/** Splits a text into words and blanks (`[[id]]`). */
const inlinesOf = (text: string): Inline[] =>
  text
    .split(BLANK)
    .map((part, index): Inline => (index % 2 === 1 ? { kind: 'blank', id: part } : part))
    .filter((part) => part !== '')

/** Converts every text of a question to plain inlines; formulas are not typeset. */
function typesetPlainly(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(typesetPlainly)
  if (typeof value !== 'object' || value === null) return value
  if (isTexts(value))
    return Object.fromEntries(Object.entries(value).map(([locale, blocks]) => [locale, blocks.map(blockOf)]))
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, typesetPlainly(inner)]))
}
