import { randomUUID } from 'node:crypto'
import type { Endpoint } from 'payload'
import { DAY_MS } from '#domain/auth/policy.ts'
import { AcceptedSchema } from '#domain/calls/responses.ts'
import {
  FinishedUploadSchema,
  FinishUploadBodySchema,
  StartedUploadSchema,
  StartUploadBodySchema,
  UploadBodySchema,
  UploadStateSchema,
} from '#domain/calls/uploads.ts'
import {
  hasRoom,
  MAX_UPLOAD_BYTES,
  PART_BYTES,
  UPLOAD_KEPT_MS,
  UPLOADS_PER_DAY,
} from '#domain/storage/uploadParts.ts'
import { fileSize } from '#domain/text/fileSize.ts'
import { textOf } from '#domain/text/textOf.ts'
import { fileStore } from '../../adapters/storage/openFileStore.ts'
import { projectIdOf } from '../../operations/content/projectIdOf.ts'
import { takeFromWindow } from '../../operations/rateLimits/window.ts'
import { finishUpload } from '../../operations/uploads/finishUpload.ts'
import { deleteParts, partsOf } from '../../operations/uploads/uploadParts.ts'
import { signUpload } from '../../operations/uploads/uploadToken.ts'
import { type Call, defineCall } from '../defineCall.ts'
import { forbidden } from '../refusals.ts'
import { refuse, succeed } from '../responses.ts'
import { addPartEndpoint } from './addPart.ts'
import { storeFault } from './storeFault.ts'
import { mayUpload, UPLOAD_NEEDS, uploadOf } from './uploadOf.ts'

const start = defineCall({
  path: '/uploads/start',
  summary: 'Begin to upload a large file in parts',
  needs: UPLOAD_NEEDS,
  audit: 'reads',
  body: StartUploadBodySchema,
  answer: StartedUploadSchema,
  handle: async ({ req, viewer, body: { kind, name, size }, now }) => {
    const project = projectIdOf(req)
    if (!viewer || !project || !mayUpload(req, viewer, kind)) return forbidden()
    if (size > MAX_UPLOAD_BYTES)
      return refuse(textOf('upload.tooLarge', { size: fileSize(MAX_UPLOAD_BYTES) }), 'tooLarge')
    if (!hasRoom(size, await fileStore().freeBytes())) return refuse(textOf('upload.diskFull'), 'diskFull')
    const window = { key: `uploads:${viewer.id}`, limit: UPLOADS_PER_DAY, windowMs: DAY_MS }
    const quota = await takeFromWindow(req.payload, window, now)
    if (!quota.ok) return refuse(textOf('upload.many'), 'limit', { retryAfterS: quota.retryAfterS })
    const until = now.getTime() + UPLOAD_KEPT_MS
    const upload = signUpload({ id: randomUUID(), kind, project, person: viewer.id, name, size, until })
    return { ...succeed(), upload, partBytes: PART_BYTES }
  },
})

const state = defineCall({
  path: '/uploads/state',
  summary: 'Which parts of an upload have arrived',
  needs: UPLOAD_NEEDS,
  audit: 'reads',
  body: UploadBodySchema,
  answer: UploadStateSchema,
  handle: async ({ req, body, now }) => {
    const upload = uploadOf(req, body.upload, now)
    if ('apiSuccess' in upload) return upload
    try {
      return { ...succeed(), partBytes: PART_BYTES, parts: await partsOf(fileStore(), upload) }
    } catch (err) {
      return storeFault(req, err)
    }
  },
})

const finish = defineCall({
  path: '/uploads/finish',
  summary: 'Make a private file of an upload',
  needs: UPLOAD_NEEDS,
  audit: { entity: 'private-files', did: 'Uploaded a file', action: 'create' },
  body: FinishUploadBodySchema,
  answer: FinishedUploadSchema,
  handle: async ({ req, body, now }) => {
    const upload = uploadOf(req, body.upload, now)
    if ('apiSuccess' in upload) return upload
    if (upload.kind !== 'privateFile') return refuse(textOf('upload.notThisKind'), 'unfit')
    try {
      const made = await finishUpload(req, fileStore(), upload, body)
      if (made.state !== 'finished') return refuse(textOf(`upload.${made.state}`), made.state)
      const { id, title } = made.file
      return { ...succeed(textOf('upload.finished', { title })), id: String(id), title }
    } catch (err) {
      return storeFault(req, err)
    }
  },
})

const cancel = defineCall({
  path: '/uploads/cancel',
  summary: 'Give up an upload and delete its parts',
  needs: UPLOAD_NEEDS,
  audit: 'reads',
  body: UploadBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, body, now }) => {
    const upload = uploadOf(req, body.upload, now)
    if ('apiSuccess' in upload) return upload
    try {
      await deleteParts(fileStore(), upload)
      return succeed(textOf('upload.cancelled'))
    } catch (err) {
      return storeFault(req, err)
    }
  },
})

export const UPLOAD_CALLS: Call[] = [start, state, finish, cancel]

/** Accepts bytes instead of JSON. */
export const UPLOAD_ENDPOINTS: Endpoint[] = [addPartEndpoint]
