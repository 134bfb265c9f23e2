import { createHmac } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { BasePayload, CollectionSlug, FlattenedField } from 'payload'
import type { Project } from '#payload-types'
import { fileStore } from '../../adapters/storage/openFileStore.ts'
import { serverKey } from '../../config/serverKey.ts'
import { exportedCollections, rowsOfProject, withoutSecrets } from './exportedRows.ts'
import { ZipWriter } from './ZipWriter.ts'

const FORMAT = 'shala-project'
const FORMAT_VERSION = 1
const WITH_FILES: readonly CollectionSlug[] = [
  ...(['media', 'private-files', 'question-files', 'answer-files', 'ticket-files'] as const),
  'assignment-files',
]

type Listed = { path: string; bytes: number; sha256: string; rows?: number }

/** HMAC of a manifest, by which a modified export can be recognised. */
export const manifestSignature = (manifest: string): string =>
  createHmac('sha256', serverKey('project export')).update(manifest).digest('hex')

/**
 * Streams a project as a ZIP: one JSON Lines file per collection in a fixed order, the uploaded files, and a signed manifest with counts and
 * hashes. Secrets, hashes and sessions are not exported.
 */
export function exportProject(payload: BasePayload, project: Project, now: Date): Readable {
  const zip = new ZipWriter(now)
  write(payload, project, zip, now).catch((err) => {
    if (!zip.output.destroyed)
      payload.logger.error({ msg: 'an export was interrupted', project: project.slug, err })
    zip.fail(err)
  })
  return zip.output
}

async function write(payload: BasePayload, project: Project, zip: ZipWriter, now: Date): Promise<void> {
  const files: Listed[] = []
  const missing: string[] = []
  const id = String(project.id)
  files.push({ ...(await zip.add('data/projects.jsonl', [lineOf(project, new Set())])), rows: 1 })
  for (const collection of exportedCollections(payload)) {
    const secrets = secretsOf(payload.collections[collection].config.flattenedFields)
    let rows = 0
    async function* lines() {
      for await (const row of rowsOfProject(payload, collection, id)) {
        rows += 1
        yield lineOf(row, secrets)
      }
    }
    files.push({ ...(await zip.add(`data/${collection}.jsonl`, lines())), rows })
  }
  for (const collection of WITH_FILES) {
    for await (const { filename } of rowsOfProject(payload, collection, id)) {
      if (typeof filename !== 'string') continue
      const stored = await fileStore().get(`${collection}/${filename}`)
      if (stored) files.push(await zip.add(`files/${collection}/${filename}`, stored.body))
      else missing.push(`files/${collection}/${filename}`)
    }
  }
  const manifest = `${JSON.stringify(
    {
      format: FORMAT,
      formatVersion: FORMAT_VERSION,
      schema: await schemaOf(payload),
      madeAt: now.toISOString(),
      project: { slug: project.slug, title: project.title },
      files,
      missing,
    },
    null,
    2,
  )}\n`
  await zip.add('manifest.json', [manifest])
  await zip.add('manifest.sig', [`${manifestSignature(manifest)}\n`])
  zip.end()
}

const lineOf = (row: object, secrets: ReadonlySet<string>): string =>
  `${JSON.stringify(withoutSecrets(row, secrets))}\n`

/** Names of encrypted fields at any depth. */
function secretsOf(fields: FlattenedField[], found = new Set<string>()): Set<string> {
  for (const field of fields) {
    if (field.custom?.isSecret) found.add(field.name)
    if ('flattenedFields' in field) secretsOf(field.flattenedFields, found)
  }
  return found
}

/** Name of the newest migration; null for a database without migrations. */
async function schemaOf(payload: BasePayload): Promise<string | null> {
  const { docs } = await payload.db.find<{ id: string; name?: string }>({
    collection: 'payload-migrations',
    where: { batch: { greater_than: 0 } },
    sort: ['-name'],
    limit: 1,
    pagination: false,
  })
  const [newest] = docs
  return newest?.name ?? null
}
