import type { Endpoint, PayloadRequest } from 'payload'
import { assignmentLimit, editorsOf, hasModule } from '#access/moduleRules.ts'
import { viewerOf } from '#access/viewer.ts'
import {
  type CheckedClass,
  CheckedClassSchema,
  ClassFolderBodySchema,
  ImportedClassSchema,
} from '#domain/calls/classFolders.ts'
import { textOf } from '#domain/text/textOf.ts'
import type { ClassFolder } from '#seed/readClassFolder.ts'
import { fileStore } from '../../adapters/storage/openFileStore.ts'
import { withImportClaim } from '../../operations/classFolders/importClaim.ts'
import { importClass } from '../../operations/classFolders/importClass.ts'
import { withUploadedClass } from '../../operations/classFolders/readUploadedClass.ts'
import { deleteParts, isComplete } from '../../operations/uploads/uploadParts.ts'
import type { Upload } from '../../operations/uploads/uploadToken.ts'
import { type Call, defineCall } from '../defineCall.ts'
import { type Refusal, refuse, succeed } from '../responses.ts'
import { storeFault } from '../uploads/storeFault.ts'
import { uploadOf } from '../uploads/uploadOf.ts'
import { exportClassEndpoint } from './exportClassEndpoint.ts'

const NEEDS = { module: ['classes'], toEdit: true } as const
const ISSUES_SHOWN = 200

const missing = (permission: string): Refusal =>
  refuse(textOf('permissionMissing', { permission }), 'forbidden', { httpStatus: 403 })

/** The refusal for staff who may not add classes and lectures; files also need the right to add to the storage. */
export function importRefusal(req: PayloadRequest, folder?: ClassFolder): Refusal | null {
  if (assignmentLimit(req, 'classes') || !hasModule(viewerOf(req), 'lectures', 'edit'))
    return missing('Lectures')
  const hasFiles = folder && folder.files.length + folder.pictures.length > 0
  return hasFiles && editorsOf('private-files')({ req }) !== true ? missing('Storage') : null
}

/** The completed upload of a class that the body names. */
async function classUpload(
  req: PayloadRequest,
  body: { upload: string; parts: string[] },
  now: Date,
): Promise<Upload | Refusal> {
  const upload = uploadOf(req, body.upload, now)
  if ('apiSuccess' in upload) return upload
  if (upload.kind !== 'classFolder') return refuse(textOf('upload.notThisKind'), 'unfit')
  const isWhole = await isComplete(fileStore(), upload, body.parts)
  return isWhole ? upload : refuse(textOf('upload.partsMissing'), 'partsMissing')
}

const outlineOf = ({
  class: { title },
  lectures,
  files,
  pictures,
}: ClassFolder): CheckedClass['outline'] => ({
  title,
  lectures: lectures.map(({ chapter, title: own, kind }) => ({ chapter, title: own, kind })),
  files: files.length + pictures.length,
  bytes: files.reduce((sum, { size }) => sum + size, 0),
})

const check = defineCall({
  path: '/class/checkfolder',
  summary: 'What an uploaded folder would become as a class',
  needs: NEEDS,
  audit: 'reads',
  body: ClassFolderBodySchema,
  answer: CheckedClassSchema,
  handle: async ({ req, body, now }) => {
    const refusal = importRefusal(req)
    if (refusal) return refusal
    try {
      const upload = await classUpload(req, body, now)
      if ('apiSuccess' in upload) return upload
      return await withUploadedClass(req.payload, fileStore(), upload, body.parts, async (read) => {
        const issues = read.ok ? [] : read.issues
        return {
          ...succeed(),
          outline: read.ok ? outlineOf(read.folder) : null,
          issues: issues.slice(0, ISSUES_SHOWN),
          more: Math.max(0, issues.length - ISSUES_SHOWN),
        }
      })
    } catch (err) {
      return storeFault(req, err)
    }
  },
})

const make = defineCall({
  path: '/class/import',
  summary: 'Make a class of an uploaded folder',
  needs: NEEDS,
  audit: { entity: 'classes', did: 'Made a class of a folder', action: 'create' },
  body: ClassFolderBodySchema,
  answer: ImportedClassSchema,
  handle: async ({ req, body, now }) => {
    const refusal = importRefusal(req)
    if (refusal) return refusal
    const { payload } = req
    try {
      const upload = await classUpload(req, body, now)
      if ('apiSuccess' in upload) return upload
      const made = await withImportClaim(payload, upload.id, () =>
        withUploadedClass(payload, fileStore(), upload, body.parts, async (read, quizzes) => {
          if (!read.ok) return refuse(textOf('upload.problems'), 'problems')
          const lacking = importRefusal(req, read.folder)
          if (lacking) return lacking
          const of = { upload: upload.id, folder: read.folder, quizzes, now }
          const { id, title } = await importClass(req, fileStore(), upload.project, of)
          await deleteParts(fileStore(), upload)
          return { ...succeed(textOf('upload.classMade', { title })), id: String(id) }
        }),
      )
      return made ?? refuse(textOf('upload.importing'), 'meanwhile', { httpStatus: 409 })
    } catch (err) {
      return storeFault(req, err)
    }
  },
})

export const CLASS_FOLDER_CALLS: Call[] = [check, make]

export const CLASS_FOLDER_ENDPOINTS: Endpoint[] = [exportClassEndpoint]
