import { z } from 'zod'
import {
  CHAT_KINDS,
  MAX_BLOCKED_WORDS,
  MAX_CHAT_TEXT,
  MAX_OPTION_TEXT,
  MAX_POLL_OPTIONS,
  MAX_SLOW_S,
} from '../live/chat.ts'
import { AcceptedSchema } from './responses.ts'

const IdSchema = z.string().min(1).max(60)
const SeqSchema = z.coerce.number().int().min(1)

export const ChatRulesSchema = z.object({
  slowS: z.number().int().min(0).max(MAX_SLOW_S),
  isTeachersOnly: z.boolean(),
  allowsLinks: z.boolean(),
  words: z.string().max(MAX_BLOCKED_WORDS),
})

/** An entry of a chat room as sent to all participants, without ids of people. `target`: the `seq` of the entry that it refers to. */
export const ChatEntrySchema = z.object({
  seq: z.number().int(),
  kind: z.enum(CHAT_KINDS),
  /** Ms since epoch. */
  at: z.number(),
  name: z.string(),
  isTeacher: z.boolean(),
  text: z.string(),
  target: z.number().int().nullable(),
  /** The options of a poll; empty for other kinds. */
  options: z.array(z.string()),
  /** For `closePoll`: index of the right option of the poll, from 0, if it has one. It is not sent before. */
  right: z.number().int().optional(),
})
export type ChatEntry = z.infer<typeof ChatEntrySchema>

/** Numbers of votes by the `seq` of a question (one number) or a poll (one number per option). */
export const ChatCountsSchema = z.record(z.string(), z.array(z.number().int()))
export type ChatCounts = z.infer<typeof ChatCountsSchema>

/** The votes of one person by the `seq` of the entry: for a poll the index of the option, from 0; for a question 0. */
export const OwnVotesSchema = z.record(z.string(), z.number().int())
export type OwnVotes = z.infer<typeof OwnVotesSchema>

export const ChatQuerySchema = z.object({ id: IdSchema, before: SeqSchema.optional() })
export const ChatResponseSchema = AcceptedSchema.extend({
  /** The last 50 before `before`, by `seq`. */
  entries: z.array(ChatEntrySchema),
  /** Whether there are older entries. */
  hasMore: z.boolean(),
  /** Pinned entries and open polls and questions that are older than `entries`. */
  kept: z.array(ChatEntrySchema),
  counts: ChatCountsSchema,
  own: OwnVotesSchema,
  lastSeq: z.number().int(),
  isTeacher: z.boolean(),
  isMuted: z.boolean(),
  /** `words` is empty unless the person is a teacher. */
  rules: ChatRulesSchema,
})
export type ChatResponse = z.infer<typeof ChatResponseSchema>

export const SayBodySchema = z.object({
  id: IdSchema,
  /** Idempotency key, created by the browser for each message. */
  attempt: z.string().min(8).max(60),
  text: z.string().trim().min(1).max(MAX_CHAT_TEXT),
  isQuestion: z.boolean().default(false),
})
export const SayResponseSchema = AcceptedSchema.extend({ seq: z.number().int() })
export const VoteBodySchema = z.object({
  id: IdSchema,
  seq: SeqSchema,
  /** For a poll: index of the option, from 0. */
  option: z
    .number()
    .int()
    .min(0)
    .max(MAX_POLL_OPTIONS - 1)
    .default(0),
})
export const ModerateBodySchema = z.discriminatedUnion('act', [
  z.object({
    id: IdSchema,
    act: z.enum(['delete', 'pin', 'unpin', 'answered', 'closePoll', 'mute', 'unmute', 'ban']),
    /** The entry; of `mute`, `unmute` and `ban` an entry of the affected person. */
    seq: SeqSchema,
  }),
  z.object({ id: IdSchema, act: z.literal('rules'), rules: ChatRulesSchema }),
  z
    .object({
      id: IdSchema,
      act: z.literal('poll'),
      text: z.string().trim().min(1).max(MAX_CHAT_TEXT),
      options: z.array(z.string().trim().min(1).max(MAX_OPTION_TEXT)).min(2).max(MAX_POLL_OPTIONS),
      /** The number of the right option, from 0; null when there is none. */
      right: z.number().int().min(0).nullable().default(null),
    })
    .refine(({ options, right }) => right === null || right < options.length, { path: ['right'] }),
])
