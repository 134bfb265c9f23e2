import { z } from 'zod'
import { MAX_CHAT_TEXT, MAX_OPTION_TEXT, MAX_POLL_OPTIONS } from '#domain/live/chat.ts'
import { line, slug, wholeNumber } from './cells.ts'

/** Seconds since the class began. */
const second = wholeNumber(0, 36_000)
const entryFields = { by: slug, atS: second }

/** A message, a question to the teacher, or a poll. */
const EntrySchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...entryFields, kind: z.literal('message'), text: line(MAX_CHAT_TEXT) }),
  z.strictObject({
    ...entryFields,
    kind: z.literal('question'),
    text: line(MAX_CHAT_TEXT),
    /** Keys of the people who voted for the question. */
    votes: z.array(slug).max(100).default([]),
    answeredAtS: second.optional(),
  }),
  z.strictObject({
    ...entryFields,
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
 * The chat of a live class: an object of `live-chats.json`. People are named by their keys in `users`; its teachers are those of the class.
 * It is imported through the product's own operations, after the activity; for a recorded class it becomes the replay beside the recording.
 */
export const LiveChatSchema = z.strictObject({
  class: slug,
  lecture: slug,
  entries: z.array(EntrySchema).min(1).max(500),
})

export type SeedLiveChat = z.infer<typeof LiveChatSchema>
export type SeedChatEntry = SeedLiveChat['entries'][number]
