import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { BasePayload, File } from 'payload'
import type { SeedRecord } from '#seed/SeedRecord.ts'
import type { ExistingDocument } from './findExisting.ts'
import { isOwner, nameOf, SEED_COLLECTIONS, seedKeyOf } from './seedCollections.ts'

const TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
  '.vtt': 'text/vtt',
}

/** A record could not be imported; the message names the record and the reason in one line. */
export class ImportError extends Error {}

type Target = {
  payload: BasePayload
  project: { id: string; slug: string } | null
  /** Phones and e-mails count as proven; only for demo data, whose identifiers are fictitious. */
  arePeopleProven?: boolean
}

/** Creates or updates the document of a record. Returns its id. Throws an ImportError. */
export async function writeRecord(
  { payload, project, arePeopleProven = false }: Target,
  record: SeedRecord,
  document: Record<string, unknown>,
  known: ExistingDocument | undefined,
): Promise<string> {
  const belongs = record.kind !== 'project' && !isOwner(record)
  const options = {
    collection: SEED_COLLECTIONS[record.kind],
    data: {
      ...document,
      ...(belongs && project ? { project: project.id } : {}),
      seedKey: seedKeyOf(record, project?.slug ?? record.key),
      seedHash: record.hash,
    } as never,
    depth: 0,
    context: {
      disableRevalidate: true, // one purge follows at the end
      trustsRelations: true,
      ...(arePeopleProven && record.kind === 'user' ? { proven: ['phone', 'email'] } : {}),
      ...(belongs && project ? { project } : {}),
    },
    ...(record.path && { file: await uploadOf(record.path) }),
  }
  try {
    // The operator of the server runs the import; readFolder and the importer have checked the references.
    const saved = known
      ? await payload.update({ ...options, id: known.id, overrideAccess: true })
      : await payload.create({ ...options, overrideAccess: true })
    return String(saved.id)
  } catch (cause) {
    throw new ImportError(`${nameOf(record)}: ${reasonOf(cause)}`, { cause })
  }
}

async function uploadOf(file: string): Promise<File> {
  const data = await readFile(file)
  const mimetype = TYPES[path.extname(file).toLowerCase()] ?? 'application/octet-stream'
  return { data, mimetype, name: path.basename(file), size: data.length }
}

/** The reason of a failure in one line: the invalid fields, else the innermost cause. */
function reasonOf(error: unknown): string {
  const { data } = error as { data?: { errors?: { path?: string; message?: string }[] } }
  const fields = data?.errors?.map(({ path: field = '', message = '' }) => `${field} ${message}`.trim())
  if (fields && fields.length > 0) return inOneLine(fields.join('; '))
  let innermost = error
  while (innermost instanceof Error && innermost.cause instanceof Error) innermost = innermost.cause
  const text = innermost instanceof Error ? innermost.message : String(innermost)
  return /database is locked/.test(text) ? 'the database is locked by another program' : inOneLine(text)
}

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 500)
