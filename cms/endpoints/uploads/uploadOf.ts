import type { PayloadRequest } from 'payload'
import { editorsOf, hasModule } from '#access/moduleRules.ts'
import { type Viewer, viewerOf } from '#access/viewer.ts'
import type { UploadKind } from '#domain/storage/uploadParts.ts'
import { textOf } from '#domain/text/textOf.ts'
import { projectIdOf } from '../../operations/content/projectIdOf.ts'
import { readUpload, type Upload } from '../../operations/uploads/uploadToken.ts'
import { forbidden } from '../refusals.ts'
import { type Refusal, refuse } from '../responses.ts'

/** Rights for sending parts or naming an upload; `mayUpload` checks the rights of each kind. */
export const UPLOAD_NEEDS = { module: ['storage', 'classes'], toEdit: true } as const

/** Whether the person may create what a completed upload of this kind becomes. */
export const mayUpload = (req: PayloadRequest, viewer: Viewer | null, kind: UploadKind): boolean =>
  kind === 'privateFile'
    ? editorsOf('private-files')({ req }) === true
    : editorsOf('classes')({ req }) === true && hasModule(viewer, 'lectures', 'edit')

/** The upload in a token if the person started it; else a refusal. */
export function uploadOf(req: PayloadRequest, token: string, now: Date): Upload | Refusal {
  const viewer = viewerOf(req)
  const upload = readUpload(token)
  const isTheirs = upload?.person === viewer?.id && upload?.project === projectIdOf(req)
  if (!upload || !isTheirs || upload.until <= now.getTime())
    return refuse(textOf('upload.gone'), 'uploadGone', { httpStatus: 404 })
  return mayUpload(req, viewer, upload.kind) ? upload : forbidden()
}
