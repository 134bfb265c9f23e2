import type { BasePayload } from 'payload'
import type { Quiz } from '#payload-types'
import { listFolder } from '#seed/read/FolderFiles.ts'
import type { SeedIssue } from '#seed/read/SeedIssue.ts'
import { isClassFolder, type ReadClass, readClassFolder } from '#seed/readClassFolder.ts'
import type { FileStore } from '../../adapters/storage/FileStore.ts'
import { contentOf } from '../uploads/uploadParts.ts'
import type { Upload } from '../uploads/uploadToken.ts'
import { readPlainFolder } from './plainFolder.ts'
import { withUnpacked, ZipFault } from './unpackClass.ts'

/** Ids of the quizzes that a class references, by slug. */
export type QuizIds = ReadonlyMap<string, string>
type Use<T> = (read: ReadClass, quizzes: QuizIds) => Promise<T>

/**
 * Unpacks an uploaded ZIP for the duration of `use`, parses it as a class, and looks up the quizzes that it references. Errors of
 * the ZIP itself are reported as issues too. Throws a StoreError.
 */
export async function withUploadedClass<T>(
  payload: BasePayload,
  store: FileStore,
  upload: Upload,
  parts: readonly string[],
  use: Use<T>,
): Promise<T> {
  let isUnpacked = false
  try {
    return await withUnpacked(contentOf(store, upload, parts), async (root) => {
      isUnpacked = true
      const read = await readAny(root, upload.name.replace(/\.zip$/i, ''))
      if (!read.ok) return use(read, new Map())
      const quizzes = await quizIds(payload, upload.project, read.folder.quizzes)
      const missing = read.folder.quizzes.filter(({ slug }) => !quizzes.has(slug))
      if (missing.length === 0) return use(read, quizzes)
      const issues = missing.map(({ slug, ...place }) => ({
        ...place,
        reason: `refers to the quiz ${slug}, which the project does not have`,
      }))
      return use({ ok: false, issues }, quizzes)
    })
  } catch (err) {
    if (isUnpacked || !(err instanceof ZipFault)) throw err
    return use({ ok: false, issues: [zipIssue(upload.name, err)] }, new Map())
  }
}

const zipIssue = (file: string, { message }: ZipFault): SeedIssue => ({
  file,
  row: '',
  field: '',
  reason: message,
})

async function readAny(root: string, name: string): Promise<ReadClass> {
  const folder = await listFolder(root)
  if (folder && !isClassFolder(folder.names)) return readPlainFolder(folder, name)
  return readClassFolder(root)
}

async function quizIds(
  payload: BasePayload,
  project: string,
  named: readonly { slug: string }[],
): Promise<Map<string, string>> {
  if (named.length === 0) return new Map()
  const { docs } = await payload.db.find<Quiz>({
    collection: 'quizzes',
    where: { and: [{ project: { equals: project } }, { slug: { in: named.map(({ slug }) => slug) } }] },
    limit: 0,
    pagination: false,
  })
  return new Map(docs.map(({ id, slug }) => [slug, String(id)]))
}
