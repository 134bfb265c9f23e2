import type { PayloadRequest } from 'payload'
import { projectOf } from '#access/projectOf.ts'
import { scopeOf } from '#access/scope.ts'
import { viewerOf } from '#access/viewer.ts'

/** Id of the project the requesting user works in: for platform owners the selected one, else that of the request. Null for none. */
export const projectIdOf = (req: PayloadRequest): string | null =>
  (viewerOf(req)?.isOwner ? scopeOf(req) : null) ?? projectOf(req)?.id ?? null
