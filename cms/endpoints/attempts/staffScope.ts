import type { PayloadRequest } from 'payload'
import { viewerOf } from '#access/viewer.ts'
import { PAPER_KINDS } from '#domain/exams/releases/paperKinds.ts'
import { findPaper, type PaperOutline } from '../../operations/attempts/findPaper.ts'
import { staffProject } from '../../operations/orders/staffProject.ts'

const MODULES = ['testPaperStatus', 'quizAttempts'] as const
/** Who may see attempts, and who may change them. */
export const ATTEMPT_VIEWERS = { module: MODULES } as const
export const ATTEMPT_EDITORS = { module: MODULES, toEdit: true } as const

/** The member of staff who makes a request. */
export const staffOf = (req: PayloadRequest) => ({ id: viewerOf(req)?.id ?? '' })

/** A paper or quiz of the project by id. */
export async function outlineOf(req: PayloadRequest, id: string): Promise<PaperOutline | null> {
  const project = await staffProject(req)
  if (!project) return null
  for (const kind of PAPER_KINDS) {
    const found = await findPaper(req.payload, project, kind, { id })
    if (found) return found
  }
  return null
}
