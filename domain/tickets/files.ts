import { z } from 'zod'

/** Maximum bytes of a file as it is sent. */
export const MAX_TICKET_FILE_BYTES = 8_000_000
/** A voice note as it is sent, bytes, and how long one is recorded, s. */
export const MAX_VOICE_BYTES = 4_000_000
export const MAX_VOICE_S = 180
/** Longer side of a stored picture, px: the small print of a screenshot stays readable. */
export const TICKET_PICTURE_SIDE = 2400
/** Files of one message, and those that one person sends a day. */
export const FILES_PER_MESSAGE = 5
export const TICKET_FILES_PER_DAY = 40
/** A file that no message has taken is deleted after this time, ms. */
export const UNUSED_FILE_MS = 86_400_000

const MAX_NAME = 80

/** What has files besides tickets, and is named in place of a ticket's id: an objection to the key of a question, and a doubt, by their keys. */
const PREFIXES = { objection: 'objection:', doubt: 'doubt:' } as const
export const ownerOfObjectionFile = (key: string): string => PREFIXES.objection + key
export const ownerOfDoubtFile = (key: string): string => PREFIXES.doubt + key

/** What has a file, and its key; a ticket has its id. */
export function holderOf(ticket: string): { kind: 'objection' | 'doubt' | 'ticket'; key: string } {
  for (const kind of ['objection', 'doubt'] as const)
    if (ticket.startsWith(PREFIXES[kind])) return { kind, key: ticket.slice(PREFIXES[kind].length) }
  return { kind: 'ticket', key: ticket }
}

/** A file of a message as it is stored and shown. */
export const StoredFileSchema = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['picture', 'pdf', 'voice']),
})
export type StoredFile = z.infer<typeof StoredFileSchema>

/** The name of a sent file for people: without folders, control characters and its ending, which its content decides. */
export function fileTitle(name: string | null | undefined): string {
  const last = (name ?? '').split(/[\\/]/).at(-1) ?? ''
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are removed
  const plain = last.replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, '')
  return plain
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .trim()
    .slice(0, MAX_NAME)
}
