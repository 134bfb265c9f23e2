import type { Endpoint } from 'payload'
import { viewerOf } from '#access/viewer.ts'
import { AddPartQuerySchema } from '#domain/calls/uploads.ts'
import { textOf } from '#domain/text/textOf.ts'
import { fileStore } from '../../adapters/storage/openFileStore.ts'
import { addPart } from '../../operations/uploads/uploadParts.ts'
import { missingRight } from '../defineCall.ts'
import { notFound } from '../refusals.ts'
import { refuse, respond } from '../responses.ts'
import { partBytes } from './partBytes.ts'
import { storeFault } from './storeFault.ts'
import { UPLOAD_NEEDS, uploadOf } from './uploadOf.ts'

/** POST uploads/addpart?upload=…&part=…&sha256=… with the bytes of one part of at most 8 MB. */
export const addPartEndpoint: Endpoint = {
  path: '/uploads/addpart',
  method: 'post',
  handler: async (req) => {
    const refusal = missingRight(viewerOf(req), UPLOAD_NEEDS)
    if (refusal) return respond(req, refusal)
    const query = AddPartQuerySchema.safeParse(Object.fromEntries(req.searchParams ?? []))
    if (!query.success) return respond(req, notFound())
    const upload = uploadOf(req, query.data.upload, new Date())
    if ('apiSuccess' in upload) return respond(req, upload)
    const data = await partBytes(req)
    if (!data) return respond(req, refuse(textOf('upload.partWrong'), 'partWrong', { httpStatus: 400 }))
    try {
      const { part, sha256 } = query.data
      const added = await addPart(req.payload, fileStore(), upload, { part, sha256, data })
      if (added === 'added') return respond(req, { apiSuccess: true })
      return respond(req, refuse(textOf('upload.partWrong'), 'partWrong', { httpStatus: 400 }))
    } catch (err) {
      return respond(req, storeFault(req, err))
    }
  },
}
