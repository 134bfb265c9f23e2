import type { PayloadRequest } from 'payload'
import { projectOf } from '#access/projectOf.ts'
import { scopeOf } from '#access/scope.ts'
import { viewerOf } from '#access/viewer.ts'

/** Id of the project whose content the person of the request works on: for owners the chosen one. Null without any. */
export const projectIdOf = (req: PayloadRequest): string | null =>
  (viewerOf(req)?.isOwner ? scopeOf(req) : null) ?? projectOf(req)?.id ?? null
