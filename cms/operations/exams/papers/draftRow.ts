import type { BasePayload } from 'payload'
import type { z } from 'zod'
import { conditionalUpdate, insertIfAbsent, readRow } from '#database/guard.ts'
import type { Draft } from '#domain/exams/drafts/DraftSchema.ts'
import type { EntryRulesSchema } from '#domain/exams/papers/PaperSchema.ts'
import type { PaperKind } from '#domain/exams/releases/paperKinds.ts'
import type { PaperDraft } from '#payload-types'
import { followPaper } from '../bank/followPaper.ts'

export type EntryRules = z.infer<typeof EntryRulesSchema>
export const OPEN_TO_ALL: EntryRules = { password: null, networks: [] }

/** The draft of a paper or quiz of this project; null when none was begun. */
export async function readDraft(
  payload: BasePayload,
  project: string,
  paper: string,
): Promise<PaperDraft | null> {
  const row = await readRow({ payload, collection: 'paper-drafts', where: { paper: { equals: paper } } })
  return row?.project === project ? row : null
}

type Saved = {
  kind: PaperKind
  paper: string
  project: string
  /** What the author saw; 0 when there was no draft. */
  rev: number
  draft: Draft
  /** A `password` that is not given stays as it is. */
  entry: { password?: string | null; networks: string[] }
  by: string | null
  now: Date
}

/** Saves a draft as far as it has come. Null when somebody has saved another one since `rev`. */
export async function saveDraft(payload: BasePayload, saved: Saved): Promise<PaperDraft | null> {
  const { kind, paper, project, rev, draft, entry, by, now } = saved
  const before = await readDraft(payload, project, paper)
  if ((before?.rev ?? 0) !== rev) return null
  const { password, networks } = entry
  const rules = { ...((before?.entry ?? OPEN_TO_ALL) as EntryRules), networks }
  const keys = questionKeys(draft)
  const data = {
    draft,
    entry: password === undefined ? rules : { ...rules, password },
    questionKeys: keys,
    rev: rev + 1,
    changedBy: by,
    changedAt: now.toISOString(),
  }
  const row = before
    ? await conditionalUpdate({
        payload,
        collection: 'paper-drafts',
        data,
        where: { and: [{ paper: { equals: paper } }, { rev: { equals: rev } }] },
      })
    : await insertIfAbsent({
        payload,
        collection: 'paper-drafts',
        data: { paper, kind, project, ...data },
      })
  if (row && keys !== before?.questionKeys) await followPaper(payload, paper)
  return row
}

/** Ids of placed questions between spaces, by which their "used in" is found. */
const questionKeys = ({ sections }: Draft): string => {
  const ids = sections.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'question' ? item.question : [])),
  )
  return ids.length === 0 ? '' : ` ${ids.join(' ')} `
}
