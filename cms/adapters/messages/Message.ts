import type { RequestProject } from '#access/projectOf.ts'
import type { MessageChannel } from '#domain/messages/purposes.ts'

export type Attachment = { name: string; type: string; content: Uint8Array }

export type Message = {
  project: Pick<RequestProject, 'slug'>
  channel: MessageChannel
  to: string
  subject: string
  text: string
  html?: string
  /** Validity period in seconds, after which a provider drops the queued message. */
  validS?: number
  attachments?: readonly Attachment[]
  /** Message-ID of an e-mail, with angle brackets; mail clients merge repeats with the same id. */
  messageId?: string
  /** Message-ID of the conversation that an e-mail belongs to, with angle brackets. */
  thread?: string
  /** Where its receiver replies, instead of the sender's address. */
  replyTo?: string
  /** Where it bounces, for senders of the same domain. */
  bounceTo?: string
  /** Address at which a mail program unsubscribes with one click (RFC 8058). */
  unsubscribe?: string
}

/** A provider with a sender. `send` returns the provider's message id, or throws a SendFailure, within about `ms`. */
export type Candidate = {
  provider: string
  sender: string | null
  send: (message: Message, ms: number) => Promise<string | undefined>
  /** Tried next, on the same provider, when it rejects the sender. */
  fallback?: Candidate
}
