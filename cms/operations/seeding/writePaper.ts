import type { BasePayload } from 'payload'
import { conditionalUpdate, readRows } from '#database/guard.ts'
import { problemText } from '#domain/exams/papers/problemText.ts'
import { LEAF_TYPES, type LeafType } from '#domain/exams/questions/LeafSchema.ts'
import { questionOfItem, type SeedPaper } from '#seed/format/PaperSchema.ts'
import type { SeedRecord } from '#seed/SeedRecord.ts'
import { readDraft, saveDraft } from '../exams/papers/draftRow.ts'
import { publishPaper } from '../exams/papers/publishPaper.ts'
import { type BankEntry, draftOfSeed } from './draftOfSeed.ts'
import { ImportError } from './writeRecord.ts'

type Target = {
  payload: BasePayload
  /** Id of the project. */
  project: string
  now: Date
  /** Id of an imported outline or question. */
  idOf: (kind: 'testPaper' | 'quiz' | 'question', key: string) => string
}

/** Saves a file of `papers/` as the draft of its paper or quiz, and publishes it. Returns the draft's id. Throws an ImportError. */
export async function writePaper(target: Target, { key, hash, data }: SeedRecord<'paper'>): Promise<string> {
  const { payload, project, now, idOf } = target
  const kind = data.quiz ? 'quizzes' : 'test-papers'
  const paper = data.quiz ? idOf('quiz', data.quiz) : idOf('testPaper', data.paper ?? '')
  const outline = await payload.db.findOne<{ id: string; minutes: number }>({
    collection: kind,
    where: { id: { equals: paper } },
  })
  const entries = await readEntries(target, data)
  const draft = draftOfSeed(data, (name) => entries.get(name) as BankEntry, outline?.minutes ?? 60)
  const { rev } = (await readDraft(payload, project, paper)) ?? { rev: 0 }
  const entry = { password: data.password ?? null, networks: data.networks ?? [] }
  const by = { kind, paper, project, by: null, now } as const
  const saved = await saveDraft(payload, { ...by, rev, draft, entry })
  if (!saved) throw new ImportError(`${key}: somebody saved the paper during the import`)
  const published = await publishPaper(payload, { ...by, rev: saved.rev })
  if (!published.ok) {
    const problems = published.reason === 'problems' ? published.problems : []
    const names = new Map([...entries].map(([name, { id }]) => [id, name]))
    const sentences = problems.map(
      (problem) => `${problem.path.join('.')}: ${problemText(problem, 'en', (id) => names.get(id) ?? id)}`,
    )
    throw new ImportError(
      `${key}: ${sentences.join('; ') || 'somebody published the paper during the import'}`,
    )
  }
  // Stored after publishing, so that an interrupted import publishes it the next time.
  await conditionalUpdate({
    payload,
    collection: 'paper-drafts',
    where: { id: { equals: saved.id } },
    data: { seedKey: key, seedHash: hash },
  })
  return String(saved.id)
}

/** The questions that a paper references, by their names in the folder, in their newest versions. */
async function readEntries(
  { payload, project, idOf }: Target,
  { sections }: SeedPaper,
): Promise<Map<string, BankEntry>> {
  const names = sections.flatMap(({ items }) => items.flatMap((item) => questionOfItem(item) ?? []))
  const entries = new Map<string, BankEntry>()
  for (const name of new Set(names)) {
    const id = idOf('question', name)
    const [row] = await readRows({
      payload,
      collection: 'questions',
      sort: ['id'],
      limit: 1,
      select: ['version', 'type'],
      where: { and: [{ id: { equals: id } }, { project: { equals: project } }] },
    })
    if (!row) throw new ImportError(`question ${name} is not in the bank`)
    const type = LEAF_TYPES.includes(row.type as LeafType) ? (row.type as LeafType) : null
    entries.set(name, { id, version: row.version, type })
  }
  return entries
}
