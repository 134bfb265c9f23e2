import type { RequestProject } from '#access/projectOf.ts'
import type { MessageChannel } from '#domain/messages/purposes.ts'

/** A file that an e-mail brings along. */
export type Attachment = { name: string; type: string; content: Uint8Array }

export type Message = {
  project: Pick<RequestProject, 'slug'>
  channel: MessageChannel
  to: string
  subject: string
  text: string
  html?: string
  /** For how long the message is of use, in s; a provider that queues it drops it afterwards. */
  validS?: number
  attachments?: readonly Attachment[]
  /** Of an e-mail, with its angle brackets: the same one again is the same message to mail programs. */
  messageId?: string
}

/** One provider with one sender. `send` answers the provider's id of the message or throws a SendFailure within about `ms`. */
export type Candidate = {
  provider: string
  sender: string | null
  send: (message: Message, ms: number) => Promise<string | undefined>
  /** Tried next on the same provider when it refuses the sender. */
  instead?: Candidate
}
