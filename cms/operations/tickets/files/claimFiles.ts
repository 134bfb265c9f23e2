import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import type { StoredFile } from '#domain/tickets/files.ts'
import type { TicketFile } from '#payload-types'

type Named = {
  project: string
  /** Id of who sent them. */
  owner: string
  ids: readonly string[]
  /** The ticket that may have them already, when a message is sent again. */
  ticket?: string
}

/** Files that a person has sent and that no other ticket has, in the order of `ids`; null when one is not theirs to use. */
export async function findOwnFiles(
  payload: BasePayload,
  { project, owner, ids, ticket }: Named,
): Promise<StoredFile[] | null> {
  if (ids.length === 0) return []
  const rows = await readRows({
    payload,
    collection: 'ticket-files',
    where: {
      and: [{ id: { in: [...ids] } }, { project: { equals: project } }, { owner: { equals: owner } }],
    },
    sort: ['id'],
    limit: ids.length,
  })
  const byId = new Map(rows.map((row) => [String(row.id), row]))
  const found = ids.map((id) => byId.get(id))
  const isFree = (row: TicketFile | undefined): row is TicketFile =>
    row !== undefined && (!row.ticket || row.ticket === ticket)
  return found.every(isFree) ? found.map(storedFileOf) : null
}

const kindOf = (mimeType: string): StoredFile['kind'] => {
  if (mimeType === 'application/pdf') return 'pdf'
  return mimeType.startsWith('image/') ? 'picture' : 'voice'
}

/** A row as messages show it. */
export const storedFileOf = ({ id, title, mimeType }: TicketFile): StoredFile => ({
  id: String(id),
  name: title,
  kind: kindOf(mimeType ?? ''),
})

/** Gives files to the ticket whose message names them; unused ones are deleted. Idempotent. */
export async function claimFiles(
  payload: BasePayload,
  files: readonly StoredFile[],
  { ticket, isInternal }: { ticket: string; isInternal: boolean },
): Promise<void> {
  if (files.length === 0) return
  await payload.db.updateMany({
    collection: 'ticket-files',
    where: { id: { in: files.map(({ id }) => id) } },
    data: { ticket, isInternal },
    returning: false,
  })
}
