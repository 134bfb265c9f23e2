import type { BasePayload } from 'payload'
import { idOf } from '#access/idOf.ts'
import type { RequestProject } from '#access/projectOf.ts'
import { slugOfProject } from '#hooks/shared/projectSlug.ts'

/** The project that a row belongs to, for work that no request asked for. */
export async function projectOfRow(
  payload: BasePayload,
  row: { project: string | { id: string } },
): Promise<RequestProject> {
  const id = idOf(row.project) as string
  return { id, slug: (await slugOfProject(payload, id)) ?? '' }
}
