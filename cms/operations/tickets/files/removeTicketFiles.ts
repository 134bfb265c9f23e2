import type { BasePayload, Where } from 'payload'
import { readRows } from '#database/guard.ts'
import { ownerOfDoubtFile, UNUSED_FILE_MS } from '#domain/tickets/files.ts'

/** More doubts than a student can have in three years. */
const MAX_DOUBTS = 10_000

const remove = async (payload: BasePayload, where: Where): Promise<void> => {
  await payload.delete({
    collection: 'ticket-files',
    where,
    depth: 0,
    overrideAccess: true, // the server cleans up
  })
}

/** Deletes files with their bytes that no message has taken within a day. */
export const deleteUnusedTicketFiles = (payload: BasePayload, now: Date): Promise<void> =>
  remove(payload, {
    and: [
      { ticket: { exists: false } },
      { createdAt: { less_than: new Date(now.getTime() - UNUSED_FILE_MS).toISOString() } },
    ],
  })

/** Deletes the files in doubts of a student, those of experts too. Called before the doubts are deleted; idempotent. */
export async function deleteDoubtFilesOf(payload: BasePayload, student: string): Promise<void> {
  const doubts = await readRows({
    payload,
    collection: 'doubts',
    where: { student: { equals: student } },
    sort: ['id'],
    limit: MAX_DOUBTS,
    select: ['doubtKey'],
  })
  if (doubts.length > 0)
    await remove(payload, { ticket: { in: doubts.map(({ doubtKey }) => ownerOfDoubtFile(doubtKey)) } })
}

/** Deletes all files that a person has sent. Idempotent. */
export const deleteTicketFilesOf = (payload: BasePayload, person: string): Promise<void> =>
  remove(payload, { owner: { equals: person } })
