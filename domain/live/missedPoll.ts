import { z } from 'zod'

/** A poll that the student answered wrong. `own` and `right` are indexes of options, from 0. */
export const MissedPollSchema = z.object({
  /** Title of the live class. */
  title: z.string(),
  text: z.string(),
  options: z.array(z.string()),
  own: z.number().int(),
  right: z.number().int(),
})
export type MissedPoll = z.infer<typeof MissedPollSchema>

/** Id of a poll among the questions that a student saves for revision. @param seq its number in the chat room */
export const pollQuestion = (room: string, seq: number): string => `poll-${room}-${seq}`
