import { z } from 'zod'

/** A poll with a right option, to which somebody gave another one. Options are numbered from 0. */
export const MissedPollSchema = z.object({
  /** Of the live class. */
  title: z.string(),
  text: z.string(),
  options: z.array(z.string()),
  own: z.number().int(),
  right: z.number().int(),
})
export type MissedPoll = z.infer<typeof MissedPollSchema>

/** Names a poll among the questions that somebody keeps. @param seq its number in the chat room */
export const pollQuestion = (room: string, seq: number): string => `poll-${room}-${seq}`
