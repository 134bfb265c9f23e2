import { z } from 'zod'
import { LIVE_PROVIDERS } from '../live/providers.ts'
import { OwnReplaySchema } from '../live/replay.ts'
import { LIVE_STATES } from '../live/states.ts'
import { AcceptedSchema } from './responses.ts'

const IdSchema = z.string().min(1).max(60)
export const MAX_CANCEL_REASON = 300

/** A live class as its students see it. Times in ms since epoch. */
export const LiveClassSchema = z.object({
  id: z.string(),
  title: z.string(),
  classTitle: z.string(),
  /** Path of its lesson. */
  href: z.string(),
  state: z.enum(LIVE_STATES),
  startsAt: z.number(),
  minutes: z.number().int(),
  /** When it can be joined. */
  opensAt: z.number(),
  provider: z.enum(LIVE_PROVIDERS),
  teachers: z.array(z.string()),
  /** Why it was cancelled; empty without a reason, and for a class that was never started. */
  reason: z.string(),
})
export type LiveClass = z.infer<typeof LiveClassSchema>

export const LiveQuerySchema = z.object({ lecture: IdSchema })
export const LiveResponseSchema = AcceptedSchema.extend({
  /** Null while no time is set for the lesson. */
  live: LiveClassSchema.nullable(),
  /** Whether the person is its teacher. */
  isTeacher: z.boolean(),
  /** Whole minutes of presence of the student. */
  minutesPresent: z.number().int(),
  /** Chat and polls, to replay beside the recording; null without a recording or without entries. */
  replay: OwnReplaySchema.nullable(),
  /** Time of the server, ms since epoch, since the device's clock may be wrong. */
  now: z.number(),
})
export type LiveResponse = z.infer<typeof LiveResponseSchema>

export const JoinLiveBodySchema = z.object({ id: IdSchema })
/** How a person joins the meeting: a YouTube video in the page, a separate window, or the built-in sandbox room. */
export const JoinWaySchema = z.union([
  z.object({ kind: z.literal('youtube'), video: z.string() }),
  z.object({
    kind: z.literal('window'),
    url: z.string(),
    /** Whether the address can be used again to rejoin. */
    isKept: z.boolean().optional(),
  }),
  z.object({ kind: z.literal('sandbox') }),
])
export type JoinWay = z.infer<typeof JoinWaySchema>
export const JoinLiveResponseSchema = AcceptedSchema.extend({ way: JoinWaySchema })

export const LiveBeatResponseSchema = AcceptedSchema.extend({
  state: z.enum(LIVE_STATES),
  minutesPresent: z.number().int(),
})

export const TimetableQuerySchema = z.object({})
export const TimetableResponseSchema = AcceptedSchema.extend({
  /** From two weeks ago on, by time. */
  classes: z.array(LiveClassSchema),
  /** Address of the calendar file, which needs no session. */
  calendarPath: z.string(),
  now: z.number(),
})
export type TimetableResponse = z.infer<typeof TimetableResponseSchema>

export const MoveLiveBodySchema = z.object({
  id: IdSchema,
  act: z.enum(['start', 'end', 'publish', 'cancel']),
  /** For `cancel`: the reason that students are notified of. */
  reason: z.string().trim().max(MAX_CANCEL_REASON).default(''),
})
