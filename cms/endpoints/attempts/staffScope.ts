import type { PayloadRequest } from 'payload'
import { viewerOf } from '#access/viewer.ts'
import { PAPER_KINDS } from '#domain/exams/releases/paperKinds.ts'
import { findPaper, type PaperOutline } from '../../operations/attempts/findPaper.ts'
import { staffProject } from '../../operations/orders/staffProject.ts'

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
