import { z } from 'zod'
import type { ChatCounts, ChatEntry, OwnVotes } from '../calls/liveChat.ts'
import { type ChatLine, chatView } from './chatView.ts'

const SecondSchema = z.number().int().min(0)

const PollSchema = z.object({
  /** `seq` of the entry in the chat room; missing in replays of earlier builds. */
  seq: z.number().int().optional(),
  atS: SecondSchema,
  text: z.string(),
  /** The options with their numbers of votes. */
  options: z.array(z.object({ text: z.string(), count: z.number().int() })),
  /** Index of the right option, from 0; missing when there is none. */
  right: z.number().int().optional(),
})

/** Chat and polls of a live class, with the second of the recording (`atS`). People appear by short names, without ids. */
export const ReplaySchema = z.object({
  lines: z.array(
    z.object({
      atS: SecondSchema,
      kind: z.enum(['message', 'question']),
      name: z.string(),
      isTeacher: z.boolean(),
      text: z.string(),
      /** For a question: the second at which it was answered; null otherwise. */
      answeredAtS: SecondSchema.nullable(),
    }),
  ),
  polls: z.array(PollSchema),
})
type Replay = z.infer<typeof ReplaySchema>

/** A replay with the votes of the requesting person. */
export const OwnReplaySchema = ReplaySchema.extend({
  polls: z.array(
    PollSchema.extend({
      /** Index of the option that the person chose, from 0; missing when they chose none, and after 90 days. */
      own: z.number().int().optional(),
    }),
  ),
})
export type OwnReplay = z.infer<typeof OwnReplaySchema>

/** Adds one person's votes to the polls of a replay. */
export const withOwnVotes = (replay: Replay, own: OwnVotes): OwnReplay => ({
  ...replay,
  polls: replay.polls.map((poll) => {
    const chosen = poll.seq === undefined ? undefined : own[poll.seq]
    return chosen === undefined ? poll : { ...poll, own: chosen }
  }),
})

/** Maximum number of lines in a replay. */
export const MAX_REPLAY_LINES = 3000

/**
 * The replay of a room. Entries from before the class began get second 0; deleted texts are left out. Of very long chats, messages of
 * students are left out at even intervals. @param startedAt ms since epoch
 */
export function replayOf(entries: readonly ChatEntry[], counts: ChatCounts, startedAt: number): Replay {
  const { lines, polls } = chatView(entries)
  const secondOf = (at: number) => Math.max(0, Math.floor((at - startedAt) / 1000))
  const answers = new Map(
    entries.flatMap(({ kind, target, at }) => (kind === 'answered' && target ? [[target, at]] : [])),
  )
  return {
    lines: thinned(lines.filter(({ isDeleted, text }) => !isDeleted && text !== '')).map((line) => {
      const answeredAt = answers.get(line.seq)
      return {
        atS: secondOf(line.at),
        kind: line.kind === 'question' ? 'question' : 'message',
        name: line.name,
        isTeacher: line.isTeacher,
        text: line.text,
        answeredAtS: answeredAt === undefined ? null : secondOf(answeredAt),
      }
    }),
    polls: polls.toReversed().map(({ seq, at, text, options, right }) => ({
      seq,
      atS: secondOf(at),
      text,
      options: options.map((option, index) => ({ text: option, count: counts[seq]?.[index] ?? 0 })),
      ...(right === null ? {} : { right }),
    })),
  }
}

function thinned(lines: readonly ChatLine[]): readonly ChatLine[] {
  if (lines.length <= MAX_REPLAY_LINES) return lines
  const isKept = ({ kind, isTeacher }: ChatLine) => isTeacher || kind === 'question'
  const kept = lines.filter(isKept).slice(0, MAX_REPLAY_LINES)
  const others = lines.filter((line) => !isKept(line))
  const room = MAX_REPLAY_LINES - kept.length
  const chosen = Array.from({ length: Math.min(room, others.length) }, (_, index) => {
    const at = Math.floor((index * others.length) / room)
    return others[at] as ChatLine
  })
  return [...kept, ...chosen].sort((a, b) => a.seq - b.seq)
}
