import { createHash } from 'node:crypto'
import { realpath } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BasePayload } from 'payload'
import type { NewProject } from '#domain/calls/superAdmin.ts'
import { type Text, textOf } from '#domain/text/textOf.ts'
import { readFolder } from '#seed/readFolder.ts'
import type { SeedRecord } from '#seed/SeedRecord.ts'
import { importProject } from '../importProject.ts'
import { isOwner } from '../seeding/seedCollections.ts'

const HERE = path.dirname(fileURLToPath(import.meta.url))
/** Parent folder of the project folders. */
export const SEED_ROOT = path.join(HERE, '../../../seed/projects')
const ISSUES_SHOWN = 3

type Read = { ok: true; records: SeedRecord[]; leftOut: Text[] } | { ok: false; reason: Text }

/**
 * Reads the records of a folder below seed/projects with the slug, title and hosts of the new project instead of the folder's. Platform
 * owners in the folder are left out.
 */
export async function readSeedFolder(name: string, wanted: NewProject): Promise<Read> {
  const folder = await folderAt(name)
  if (!folder) return { ok: false, reason: textOf('noSuchFolder') }
  const read = await readFolder(folder)
  if (!read.ok) {
    const shownIssues = read.issues
      .slice(0, ISSUES_SHOWN)
      .map(({ file, row, field, reason }) =>
        [path.basename(file), row, field, reason].filter(Boolean).join(' '),
      )
    const more = read.issues.length - shownIssues.length
    const reason = [...shownIssues, ...(more > 0 ? [`${more} more`] : [])].join('; ')
    return { ok: false, reason: textOf('folderIssues', { issues: reason }) }
  }
  const owners = read.records.filter(isOwner).length
  const records = read.records.filter((record) => !isOwner(record)).map(ofProject(read.project.key, wanted))
  return { ok: true, records, leftOut: owners > 0 ? [textOf('leftOutOwners')] : [] }
}

/** The real path of a folder directly below seed/projects; null otherwise, also for a symbolic link to elsewhere. */
async function folderAt(name: string): Promise<string | null> {
  try {
    const [root, folder] = await Promise.all([realpath(SEED_ROOT), realpath(path.join(SEED_ROOT, name))])
    return path.dirname(folder) === root ? folder : null
  } catch {
    return null
  }
}

const ofProject =
  (folderKey: string, { slug, title, domains }: NewProject) =>
  (record: SeedRecord): SeedRecord => {
    if (record.kind === 'project') {
      const data = { ...record.data, slug, title, domains, status: 'suspended' as const }
      const hash = createHash('sha256')
        .update(`${record.hash}${JSON.stringify(data)}`)
        .digest('hex')
      return { ...record, key: slug, data, hash }
    }
    return record.key === folderKey && isSettings(record) ? { ...record, key: slug } : record
  }

const isSettings = ({ kind }: SeedRecord): boolean =>
  ['webStaticConfig', 'projectConfig', 'adminConfig', 'messageSettings'].includes(kind)

/** Imports the records. Returns the number of documents by kind. Throws an ImportError. */
export async function importFolder(
  payload: BasePayload,
  records: SeedRecord[],
  isDryRun: boolean,
): Promise<Record<string, number>> {
  const { counts } = await importProject(payload, records, { isDryRun })
  return Object.fromEntries(
    Object.entries(counts).flatMap(([kind, { created, updated, unchanged }]) => {
      const all = created + updated + unchanged
      return all > 0 ? [[kind, all]] : []
    }),
  )
}
