import type { CollectionBeforeChangeHook } from 'payload'
import { hasProof } from '#access/session/hasProof.ts'
import { viewerOf } from '#access/viewer.ts'
import { hasStaffLevel, STUDENT_LEVEL } from '#domain/roles/roles.ts'
import { textOf } from '#domain/text/textOf.ts'
import { TextError } from '#hooks/shared/TextError.ts'

type Values = Record<string, unknown>

const isChanged = (data: Values, before: Values, name: string): boolean =>
  data[name] !== undefined && (data[name] || null) !== (before[name] || null)

/** Whether a save changes the phone or e-mail of a person, or creates one with a staff level (docs/security.md, "Sessions"). */
function needsFreshCode(data: Values, before: Values | null): boolean {
  if (!before) return hasStaffLevel(Number(data.userLevel ?? STUDENT_LEVEL))
  return ['phone', 'email'].some((name) => isChanged(data, before, name))
}

/** Before such a save, except by the server itself: requires a session with a fresh code, else 403 with code proofNeeded. */
export const requireFreshCode: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const before = operation === 'create' ? null : originalDoc
  if (!viewerOf(req) || !needsFreshCode(data, before)) return data
  if (await hasProof(req, new Date())) return data
  throw new TextError(textOf('proofNeeded'), 403, { code: 'proofNeeded' })
}
