import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { BasePayload, CollectionSlug } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { SEED_KINDS, type SeedKind, type SeedRecord } from '#seed/SeedRecord.ts'
import { findSeeded, type Known } from './findSeeded.ts'
import { richTextFrom } from './richTextFrom.ts'
import { type Context, toDocument } from './toDocument.ts'

export type ImportOptions = {
  /** Only counts what would be done. */
  dryRun?: boolean
  /** Deletes seeded documents whose record is gone; never people, orders or the project. */
  prune?: boolean
  onProgress?: (done: number, total: number) => void
}

export type ImportCounts = { created: number; updated: number; unchanged: number; deleted: number }
export type Imported = {
  project: RequestProject
  counts: ImportCounts
  byKind: Record<SeedKind, ImportCounts>
}

const COLLECTIONS: Record<SeedKind, CollectionSlug> = {
  project: 'projects',
  media: 'media',
  privateFile: 'private-files',
  webStaticConfig: 'web-static-configs',
  projectConfig: 'project-configs',
  adminConfig: 'admin-configs',
  user: 'users',
  class: 'classes',
  lecture: 'lectures',
  product: 'selling-products',
  page: 'pages',
}
const PRUNED: SeedKind[] = ['page', 'product', 'lecture', 'class', 'privateFile', 'media']
const MIME: Record<string, string> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.pdf': 'application/pdf',
}

const none = (): ImportCounts => ({ created: 0, updated: 0, unchanged: 0, deleted: 0 })

/**
 * Writes a project folder's records (seed/readFolder.ts): new ones are created, those whose content changed are updated,
 * the rest are left alone, also where somebody edited them in the CMS since. One query a collection finds what is there. The
 * caller announces the change once, afterwards. Throws with the record's name when a document is refused.
 */
export async function importProject(
  payload: BasePayload,
  records: SeedRecord[],
  options: ImportOptions = {},
): Promise<Imported> {
  const { dryRun = false, prune = false, onProgress } = options
  const byKind = Object.fromEntries(SEED_KINDS.map((kind) => [kind, none()])) as Record<
    SeedKind,
    ImportCounts
  >
  const ids = new Map<string, string>()
  const known = new Map<SeedKind, Map<string, Known>>()
  const context: Context = {
    idOf: (kind, key) => (key === undefined ? null : (ids.get(`${kind}/${key}`) ?? null)),
    richText: await richTextFrom(payload),
  }
  let project: RequestProject = { id: '', slug: '' }
  let done = 0
  for (const record of records) {
    const { kind, key } = record
    if (!known.has(kind)) known.set(kind, await findSeeded(payload, COLLECTIONS[kind], kind, project.id))
    const there = known.get(kind)?.get(key)
    const outcome = !there ? 'created' : there.hash === record.hash ? 'unchanged' : 'updated'
    byKind[kind][outcome]++
    const id =
      outcome === 'unchanged' || dryRun
        ? (there?.id ?? `new:${kind}/${key}`)
        : await write(payload, record, there, project, context)
    ids.set(`${kind}/${key}`, id)
    if (kind === 'project') project = { id: there || !dryRun ? id : '', slug: key }
    onProgress?.(++done, records.length)
  }
  if (prune) await pruneMissing({ payload, records, known, project, byKind, dryRun })
  const counts = SEED_KINDS.reduce((sum, kind) => {
    for (const name of Object.keys(sum) as (keyof ImportCounts)[]) sum[name] += byKind[kind][name]
    return sum
  }, none())
  return { project, counts, byKind }
}

async function write(
  payload: BasePayload,
  record: SeedRecord,
  there: Known | undefined,
  project: RequestProject,
  context: Context,
): Promise<string> {
  const { kind, key, hash } = record
  const isOwner = kind === 'user' && record.data.role === 'owner'
  const belongs = kind === 'project' || isOwner ? {} : { project: project.id }
  const data = {
    ...toDocument(kind, record.data as never, context),
    ...belongs,
    seedKey: key,
    seedHash: hash,
  }
  const shared = {
    collection: COLLECTIONS[kind],
    depth: 0,
    overrideAccess: true, // whoever runs the import owns the installation
    context: { ...(belongs.project ? { project } : {}), disableRevalidate: true, trustsRelations: true },
    ...(record.path ? { file: await fileOf(record.path) } : {}),
  } as const
  try {
    const saved = there
      ? await payload.update({ ...shared, id: there.id, data: data as never, overwriteExistingFiles: true })
      : await payload.create({ ...shared, data: data as never })
    return String(saved.id)
  } catch (err) {
    throw new Error(`${kind} ${key}: ${err instanceof Error ? err.message : String(err)}`, { cause: err })
  }
}

async function fileOf(file: string) {
  const data = await readFile(file)
  return {
    data,
    name: path.basename(file),
    mimetype: MIME[path.extname(file).toLowerCase()] ?? 'application/octet-stream',
    size: data.length,
  }
}

type Prune = {
  payload: BasePayload
  records: SeedRecord[]
  known: Map<SeedKind, Map<string, Known>>
  project: RequestProject
  byKind: Record<SeedKind, ImportCounts>
  dryRun: boolean
}

async function pruneMissing({ payload, records, known, project, byKind, dryRun }: Prune): Promise<void> {
  const named = new Set(records.map(({ kind, key }) => `${kind}/${key}`))
  for (const kind of PRUNED) {
    const there = known.get(kind) ?? (await findSeeded(payload, COLLECTIONS[kind], kind, project.id))
    for (const [key, { id }] of there) {
      if (named.has(`${kind}/${key}`)) continue
      byKind[kind].deleted++
      if (dryRun) continue
      await payload.delete({
        collection: COLLECTIONS[kind],
        id,
        depth: 0,
        overrideAccess: true, // whoever runs the import owns the installation
        context: { project, disableRevalidate: true },
      })
    }
  }
}
