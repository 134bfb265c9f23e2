import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import type { SupportTicket } from '#payload-types'
import { effects } from '../effects.ts'

const isAnswered = (reply: string | null | undefined, before: string | null | undefined): boolean =>
  Boolean(reply) && reply !== before

/** Before a ticket is saved: a new answer is dated, and an open ticket becomes in progress. */
export const stampAnswer: CollectionBeforeChangeHook<SupportTicket> = ({ data, originalDoc }) => {
  if (!isAnswered(data.reply, originalDoc?.reply)) return data
  const state = data.state ?? originalDoc?.state
  return {
    ...data,
    repliedAt: new Date().toISOString(),
    ...(state === 'open' ? { state: 'inProgress' as const } : {}),
  }
}

/** After a ticket got a new answer: notifies the student. */
export const notifyStudent: CollectionAfterChangeHook<SupportTicket> = async ({ doc, previousDoc }) => {
  if (isAnswered(doc.reply, previousDoc?.reply)) await effects.ticketAnswered(doc)
  return doc
}
