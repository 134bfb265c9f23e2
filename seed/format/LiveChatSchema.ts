import { z } from 'zod'
import { MAX_CHAT_TEXT, MAX_OPTION_TEXT, MAX_POLL_OPTIONS } from '#domain/live/chat.ts'
import { line, slug, wholeNumber } from './cells.ts'

/** Seconds since the class began. */
const second = wholeNumber(0, 36_000)
const said = { by: slug, atS: second }

/** What somebody wrote in the chat, asked of the teacher, or asked of everybody. */
const EntrySchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...said, kind: z.literal('message'), text: line(MAX_CHAT_TEXT) }),
  z.strictObject({
    ...said,
    kind: z.literal('question'),
    text: line(MAX_CHAT_TEXT),
    /** Who wants it answered too. */
    votes: z.array(slug).max(100).default([]),
    answeredAtS: second.optional(),
  }),
  z.strictObject({
    ...said,
    kind: z.literal('poll'),
    text: line(MAX_CHAT_TEXT),
    options: z
      .array(
        z.strictObject({
          text: line(MAX_OPTION_TEXT),
          isRight: z.boolean().default(false),
          chosenBy: z.array(slug).max(100).default([]),
        }),
      )
      .min(2)
      .max(MAX_POLL_OPTIONS)
      .refine(
        (options) => options.filter(({ isRight }) => isRight).length < 2,
        'must have one right option at most',
      ),
    closedAtS: second.optional(),
  }),
])

/**
 * The chat of a live class: an object of `live-chats.json`. Its people are keys of `users`, and its teachers are those of the class. Imported
 * through the product's own operations, beside the activity; a class that is recorded keeps it with its recording.
 */
export const LiveChatSchema = z.strictObject({
  class: slug,
  lecture: slug,
  entries: z.array(EntrySchema).min(1).max(500),
})

export type SeedLiveChat = z.infer<typeof LiveChatSchema>
export type SeedChatEntry = SeedLiveChat['entries'][number]
