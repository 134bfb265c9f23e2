import type { BasePayload } from 'payload'
import { projectTag } from '#domain/pages/cacheTags.ts'
import { effects } from '#hooks/effects.ts'
import { runningSales } from '#hooks/sales/runningSales.ts'
import { SEED_KINDS, type SeedKind, type SeedRecord } from '#seed/SeedRecord.ts'
import { documentOf } from './seeding/documentOf.ts'
import { type ExistingDocument, findExisting, findProject } from './seeding/findExisting.ts'
import { markdownToRichText } from './seeding/markdownToRichText.ts'
import { type NotDeleted, pruneProject } from './seeding/pruneProject.ts'
import { isOwner, nameOf } from './seeding/seedCollections.ts'
import { writePaper } from './seeding/writePaper.ts'
import { writePermissions } from './seeding/writePermissions.ts'
import { writeQuestion } from './seeding/writeQuestion.ts'
import { ImportError, writeRecord } from './seeding/writeRecord.ts'

export type ImportCounts = { created: number; updated: number; unchanged: number; deleted: number }

export type ImportResult = {
  counts: Record<SeedKind, ImportCounts>
  /** Documents whose record was removed but which are still in use. */
  kept: NotDeleted[]
}

export type ImportOptions = {
  /** Only counts the changes, writes nothing. */
  isDryRun?: boolean
  /** Deletes documents of an earlier import that are no longer in the folder. */
  prune?: boolean
  /** Phones and e-mails of the folder's people count as proven, for demo folders (seed/isDemoFolder.ts). */
  arePeopleProven?: boolean
  onProgress?: (done: number, total: number, kind: SeedKind) => void
}

/**
 * Imports a project folder: `records` as returned by readFolder, the project first. A document is written when it is new, when its record
 * has changed since the last import, or when a document it refers to was created in this run; edits by hand are kept while the record is
 * unchanged. Idempotent. Throws an ImportError.
 */
export async function importProject(
  payload: BasePayload,
  records: readonly SeedRecord[],
  { isDryRun = false, prune = false, arePeopleProven = false, onProgress }: ImportOptions = {},
): Promise<ImportResult> {
  const run = new Run(payload, isDryRun, arePeopleProven)
  let done = 0
  try {
    for (const kind of SEED_KINDS) {
      const ofKind = records.filter((record) => record.kind === kind)
      const known = await run.known(kind, ofKind)
      for (const record of ofKind) {
        await run.import(record, known.get(record.key))
        onProgress?.(++done, records.length, kind)
      }
    }
    const kept = prune ? await run.prune(records) : []
    return { counts: run.counts, kept }
  } finally {
    await run.followSales()
    run.announce()
  }
}

class Run {
  readonly counts = Object.fromEntries(
    SEED_KINDS.map((kind) => [kind, { created: 0, updated: 0, unchanged: 0, deleted: 0 }]),
  ) as Record<SeedKind, ImportCounts>

  private project: { id: string; slug: string } | null = null
  private readonly ids = new Map<string, string>()
  private readonly created = new Set<string>()
  private readonly updated = new Set<string>()
  private readonly now = new Date()
  private isChanged = false
  private converter: ReturnType<typeof markdownToRichText> | undefined

  constructor(
    private readonly payload: BasePayload,
    private readonly isDryRun: boolean,
    private readonly arePeopleProven: boolean,
  ) {}

  async known(kind: SeedKind, records: readonly SeedRecord[]): Promise<Map<string, ExistingDocument>> {
    if (kind === 'project') {
      const key = records[0]?.key ?? ''
      const found = await findProject(this.payload, key)
      if (found) this.project = { id: found.id, slug: key }
      return new Map(found ? [[key, found]] : [])
    }
    if (!this.project) return new Map()
    const known = await findExisting(
      { payload: this.payload, project: this.project },
      kind,
      records,
      this.ids,
    )
    for (const [key, { id }] of known) this.ids.set(nameOf({ kind, key }), id)
    return known
  }

  async import(record: SeedRecord, known: ExistingDocument | undefined): Promise<void> {
    const refersToNew = record.references.some((reference) => this.created.has(nameOf(reference)))
    // A paper uses the newest versions of its questions.
    const refersToChanged =
      record.kind === 'paper' && record.references.some((reference) => this.updated.has(nameOf(reference)))
    const counts = this.counts[record.kind]
    if (known?.hash === record.hash && !refersToNew && !refersToChanged) {
      counts.unchanged++
      // A killed import may have left a person without permissions.
      if (!this.isDryRun) await this.permit(record, known.id, { isMissingOnly: true })
      return
    }
    if (!this.isDryRun) await this.write(record, known)
    if (known) {
      counts.updated++
      this.updated.add(nameOf(record))
    } else {
      counts.created++
      this.created.add(nameOf(record))
    }
  }

  async prune(records: readonly SeedRecord[]): Promise<NotDeleted[]> {
    if (!this.project) return []
    const { payload, project, isDryRun } = this
    const { deleted, kept } = await pruneProject({ payload, project, isDryRun }, records)
    for (const [kind, count] of deleted) this.counts[kind].deleted += count
    if (deleted.size > 0 && !isDryRun) this.isChanged = true
    return kept
  }

  /** Applies sales that started or ended during the import to the written products. */
  async followSales(): Promise<void> {
    if (!this.isChanged || !this.project || this.isDryRun) return
    for (const { id } of await runningSales(this.payload, this.project.id, new Date()))
      await effects.saleChanged(id)
  }

  /** Invalidates all cached pages of the project at once instead of per document. */
  announce(): void {
    if (this.isChanged && this.project) effects.publishChange(['projects', projectTag(this.project.slug)])
  }

  private async write(record: SeedRecord, known: ExistingDocument | undefined): Promise<void> {
    if (record.kind === 'question') {
      const { payload, project, now } = this
      const idOf = (key: string) => this.ids.get(nameOf({ kind: 'questionFile', key })) ?? key
      const id = await writeQuestion({ payload, project: project?.id ?? '', now, idOf }, record, known)
      this.ids.set(nameOf(record), id)
      return
    }
    if (record.kind === 'paper') {
      const { payload, project, now } = this
      const idOf = (kind: SeedKind, key: string) => this.idOf(record, kind, key)
      const id = await writePaper({ payload, project: project?.id ?? '', now, idOf }, record)
      this.isChanged = true
      this.ids.set(nameOf(record), id)
      return
    }
    this.converter ??= markdownToRichText(this.payload)
    const document = documentOf(record, {
      now: this.now,
      toRichText: await this.converter,
      id: (kind, key) => this.idOf(record, kind, key),
    })
    this.isChanged = true
    const { payload, project, arePeopleProven } = this
    const id = await writeRecord({ payload, project, arePeopleProven }, record, document, known)
    this.ids.set(nameOf(record), id)
    if (record.kind === 'project') this.project = { id, slug: record.key }
    await this.permit(record, id)
  }

  private idOf(record: SeedRecord, kind: SeedKind, key: string): string {
    const id = this.ids.get(nameOf({ kind, key }))
    if (id) return id
    throw new ImportError(`${nameOf(record)}: refers to ${nameOf({ kind, key })}, which is not there`)
  }

  private async permit(record: SeedRecord, id: string, options?: { isMissingOnly: boolean }): Promise<void> {
    if (record.kind !== 'user' || isOwner(record) || !this.project) return
    await writePermissions({ payload: this.payload, project: this.project }, id, record.data, options)
  }
}
