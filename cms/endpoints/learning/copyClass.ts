import { assignmentLimit, hasModule } from '#access/moduleRules.ts'
import { CopyClassBodySchema, CopyClassResponseSchema } from '#domain/calls/learning/learning.ts'
import { textOf } from '#domain/text/textOf.ts'
import { copyClass as copy } from '../../operations/learning/copyClass.ts'
import { findEditable } from '../../operations/panel/findRow.ts'
import { defineCall } from '../defineCall.ts'
import { notFound } from '../refusals.ts'
import { refuse } from '../responses.ts'

export const copyClass = defineCall({
  path: '/class/copy',
  summary: 'Copy a class with its lectures',
  needs: { module: ['classes'], toEdit: true },
  audit: { entity: 'classes', did: 'Copied a class', id: 'id' },
  body: CopyClassBodySchema,
  answer: CopyClassResponseSchema,
  handle: async ({ req, viewer, body }) => {
    // Who is limited to assigned classes adds none; the copies of lectures are added, too.
    if (assignmentLimit(req, 'classes') || !hasModule(viewer, 'lectures', 'edit'))
      return refuse(textOf('permissionMissing', { permission: 'Lectures' }), 'forbidden', { httpStatus: 403 })
    const original = await findEditable(req, 'classes', body.id)
    if (!original) return notFound()
    const made = await copy(req, original)
    return { apiSuccess: true as const, message: textOf('shop.classCopied'), id: String(made.id) }
  },
})
