import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { idOf } from '#database/idOf.ts'
import { slugOfProject } from '#hooks/shared/projectSlug.ts'

/** The project of a row, for background work without a request. */
export async function projectOfRow(
  payload: BasePayload,
  row: { project: string | { id: string } },
): Promise<RequestProject> {
  const id = idOf(row.project) as string
  return { id, slug: (await slugOfProject(payload, id)) ?? '' }
}
