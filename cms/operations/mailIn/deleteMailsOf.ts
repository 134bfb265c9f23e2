import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'

/** Deletes the mails in review that came from a person's current e-mail. Called before the account loses its e-mail; idempotent. */
export async function deleteMailsOf(payload: BasePayload, person: string): Promise<void> {
  const row = await readRow({ payload, collection: 'users', where: { id: { equals: person } } })
  const [email, project] = [row?.email?.trim().toLowerCase(), idOf(row?.project)]
  if (!email || !project) return
  await payload.db.deleteMany({
    collection: 'incoming-mails',
    where: { and: [{ project: { equals: project } }, { sender: { equals: email } }] },
  })
}
