import { createHash } from 'node:crypto'
import type { BasePayload } from 'payload'
import { countRows, insertIfAbsent, readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import type { IncomingMail } from '#domain/mailIn/IncomingMail.ts'
import { isAutomatic } from '#domain/mailIn/isAutomatic.ts'
import { isProvenSender } from '#domain/mailIn/isProvenSender.ts'
import { MAX_REVIEW_TEXT, MAX_WAITING, type ReviewReason } from '#domain/mailIn/reviews.ts'
import { stripQuotedReply } from '#domain/mailIn/stripQuotedReply.ts'
import { parseMailbox } from '#domain/messages/mailbox.ts'
import { isSameEmail } from '#domain/messages/suppression.ts'
import { provenReceiver } from '#domain/profile/provenChannel.ts'
import { FILES_PER_MESSAGE } from '#domain/tickets/files.ts'
import type { SupportTicket } from '#payload-types'
import { mailKeyOf, type Received } from '../../adapters/mailIn/readMailbox.ts'
import { env } from '../../config/env.ts'
import { addStudentMessage } from '../tickets/addTicketMessage.ts'
import { addTicketFile } from '../tickets/files/addTicketFile.ts'
import { notifyTicketOpened } from '../tickets/notifyTicketOpened.ts'
import { isGenuine, readAddress } from './mailAddresses.ts'
import { processBounce } from './processBounce.ts'

const MAX_WORDS = 3000

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

/**
 * Processes a received e-mail: a bounce suppresses its receiver; a student's reply is added to their ticket; automatic replies are dropped;
 * everything else waits for review by staff. Idempotent by its Message-ID. `aside` when no staff could review it.
 * @param home the project whose staff review e-mails without a ticket
 */
export async function processMail(
  payload: BasePayload,
  received: Received,
  { home, now }: { home: string | null; now: Date },
): Promise<'done' | 'aside'> {
  const { mail, issue } = received
  if (await processBounce(payload, mail, now)) return 'done'
  if (isAutomatic(mail, ownAddresses())) return 'done'
  const ticket = await ticketOf(payload, mail)
  const outcome = issue ?? (ticket ? await joinTicket(payload, received, ticket, now) : 'noToken')
  if (outcome === 'joined') return 'done'
  return review(payload, received, { ticket, why: outcome, home, now })
}

const ownAddresses = (): string[] =>
  [env().MAIL_IN_ADDRESS, parseMailbox(env().MAIL_FROM ?? '')?.address].flatMap((address) =>
    address ? [address.toLowerCase()] : [],
  )

/** The ticket of the address that the mail was sent to; for a merged ticket the one it was merged into. */
async function ticketOf(payload: BasePayload, { to }: IncomingMail): Promise<SupportTicket | null> {
  const named = to.map(readAddress).find((one) => one?.purpose === 't')
  if (!named || !isGenuine(named)) return null
  const find = (id: string) =>
    readRow({ payload, collection: 'support-tickets', where: { id: { equals: id } } })
  const ticket = await find(named.id)
  const into = idOf(ticket?.mergedInto)
  return into ? find(into) : ticket
}

async function joinTicket(
  payload: BasePayload,
  received: Received,
  ticket: SupportTicket,
  now: Date,
): Promise<'joined' | ReviewReason> {
  const { mail } = received
  const [student, project] = [idOf(ticket.student) ?? '', idOf(ticket.project) ?? '']
  if (!isProvenSender(mail, env().MAIL_IN_AUTHSERV ?? '')) return 'unproven'
  const account = await readRow({ payload, collection: 'users', where: { id: { equals: student } } })
  if (!account || account.deletedAt || !isSameEmail(provenReceiver(account, 'email'), mail.from))
    return 'stranger'
  const attempt = `mail-${hashOf(mailKeyOf(received)).slice(0, 40)}`
  const messageKey = `${ticket.id}:${student}:${attempt}`
  const isKnown = await readRow({
    payload,
    collection: 'ticket-messages',
    where: { messageKey: { equals: messageKey } },
  })
  const { ids, refused } = isKnown
    ? { ids: [], refused: [] }
    : await storeFiles(payload, mail, { project, owner: student, now })
  const words = stripQuotedReply(mail.text, MAX_WORDS)
  const note = refused.length > 0 ? `(Not taken: ${refused.join(', ')})` : ''
  const text = [words, note].filter(Boolean).join('\n\n') || (ids.length > 0 ? mail.subject || '…' : '')
  if (!text) return 'unreadable'
  const body = { ticket: String(ticket.id), text, files: ids, attempt }
  const outcome = await addStudentMessage(payload, { ticket, author: student, body, now })
  if (outcome.state === 'limit') return 'limit'
  if (outcome.state !== 'added') return 'closed'
  const { number, assignee } = outcome.ticket
  if (outcome.isNew) await notifyTicketOpened(payload, { project, number, assignee: idOf(assignee), now })
  return 'joined'
}

/** Stores a mail's pictures and PDFs like uploads of the ticket form; the message lists the names of other attachments. */
async function storeFiles(
  payload: BasePayload,
  { files }: IncomingMail,
  whose: { project: string; owner: string; now: Date },
): Promise<{ ids: string[]; refused: string[] }> {
  const [ids, refused]: [string[], string[]] = [[], []]
  for (const { name, content } of files) {
    const kept =
      ids.length < FILES_PER_MESSAGE ? await addTicketFile(payload, { ...whose, name, data: content }) : null
    if (kept?.state === 'added') ids.push(kept.file.id)
    else refused.push((name || 'a file').slice(0, 80))
  }
  return { ids, refused: refused.slice(0, 10) }
}

type Review = { ticket: SupportTicket | null; why: ReviewReason; home: string | null; now: Date }

/** Stores a mail for review by staff. Idempotent. */
async function review(
  payload: BasePayload,
  received: Received,
  { ticket, why, home, now }: Review,
): Promise<'done' | 'aside'> {
  const { mail } = received
  const project = idOf(ticket?.project) ?? home
  if (!project) return 'aside'
  const waiting = await countRows({
    payload,
    collection: 'incoming-mails',
    where: { and: [{ project: { equals: project } }, { state: { equals: 'waiting' } }] },
  })
  if (waiting >= MAX_WAITING) return 'aside'
  const row = await insertIfAbsent({
    payload,
    collection: 'incoming-mails',
    data: {
      project,
      mailKey: hashOf(`${project} ${mailKeyOf(received)}`),
      state: 'waiting',
      why,
      sender: (mail.from ?? 'unknown').slice(0, 254),
      subject: mail.subject.slice(0, 200),
      text: stripQuotedReply(mail.text, MAX_REVIEW_TEXT),
      fileNames: mail.files
        .map(({ name }) => name.slice(0, 80))
        .join(', ')
        .slice(0, 500),
      ticket: ticket ? String(ticket.id) : null,
      at: now.toISOString(),
    },
  })
  if (row)
    await notifyTicketOpened(payload, {
      project,
      number: ticket?.number ?? 'An e-mail in review',
      assignee: null,
      now,
    })
  return 'done'
}
