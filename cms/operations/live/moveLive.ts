import type { BasePayload } from 'payload'
import { idOf } from '#database/idOf.ts'
import { updateWithRetry } from '#database/updateWithRetry.ts'
import { LIVE_MOVES, type LiveAct, opensAtOf } from '#domain/live/states.ts'
import type { LiveMeetSession } from '#payload-types'
import { MeetingFault, MeetingRefusal } from '../../adapters/meetings/MeetingProvider.ts'
import { providerOf } from '../../adapters/meetings/providerOf.ts'
import { closeOpenPolls } from './chat/closePolls.ts'
import { meetingOf } from './sessions.ts'

const collection = 'live-meet-sessions'
type Change = Partial<LiveMeetSession>
type Args = { id: string; act: LiveAct; reason?: string; problem?: string | null; now: Date }

/** The fields that an action writes besides the state. */
function fieldsOf(row: LiveMeetSession, { act, reason, problem, now }: Args): Change {
  const at = now.toISOString()
  if (act === 'start') return { startedAt: row.startedAt ?? at, endedAt: null, problem: problem ?? null }
  if (act === 'end') return { endedAt: at }
  if (act === 'cancel' || act === 'lapse')
    return { reason: reason || null, sequence: row.sequence + 1, isNotificationDue: true }
  return {}
}

/**
 * Makes one transition of the state table, at most once; null when the state of the class does not allow it, or `isDue` is false. Cancelling
 * increments `sequence`, so that students are notified and calendars update.
 */
export async function moveLive(
  payload: BasePayload,
  args: Args,
  isDue: (row: LiveMeetSession) => boolean = () => true,
): Promise<LiveMeetSession | null> {
  return updateWithRetry<typeof collection, LiveMeetSession | null>({
    payload,
    collection,
    where: { id: { equals: args.id } },
    change: (row) => {
      const state = LIVE_MOVES[row.state][args.act]
      if (!state || !isDue(row)) return { data: null, answer: null }
      return { data: { ...fieldsOf(row, args), state }, answerWith: (after) => after }
    },
  })
}

type StartOutcome =
  | { state: 'live'; problem: string | null; row: LiveMeetSession }
  | { state: 'tooEarly' }
  | { state: 'moved' }
  | { state: 'refused'; message: string }

/**
 * Starts a class, at the earliest ten minutes before its time. A refusal of the provider prevents the start; when the provider only
 * fails, the class starts all the same, and the problem is stored for staff.
 */
export async function startLive(
  payload: BasePayload,
  session: LiveMeetSession,
  now: Date,
): Promise<StartOutcome> {
  if (!LIVE_MOVES[session.state].start) return { state: 'moved' }
  if (now.getTime() < opensAtOf(Date.parse(session.startsAt))) return { state: 'tooEarly' }
  let problem: string | null = null
  try {
    const provider = providerOf(payload, idOf(session.project) ?? '', session.provider)
    await provider.check(meetingOf(payload, session))
  } catch (err) {
    if (err instanceof MeetingRefusal) return { state: 'refused', message: err.message }
    if (!(err instanceof MeetingFault)) throw err
    payload.logger.warn({ msg: 'a provider of live classes does not answer', session: session.id, err })
    problem = err.message
  }
  const row = await moveLive(payload, { id: String(session.id), act: 'start', problem, now })
  return row ? { state: 'live', problem, row } : { state: 'moved' }
}

/**
 * Ends a class, closes its open polls, then ends its room at the provider. A problem of the provider is stored for staff, and the class ends all the same. Null when it
 * was not running.
 */
export async function endLive(
  payload: BasePayload,
  id: string,
  now: Date,
  isDue?: (row: LiveMeetSession) => boolean,
): Promise<LiveMeetSession | null> {
  const row = await moveLive(payload, { id, act: 'end', now }, isDue)
  if (!row) return null
  await closeOpenPolls(payload, row, now)
  try {
    await providerOf(payload, idOf(row.project) ?? '', row.provider).end(meetingOf(payload, row))
  } catch (err) {
    if (!(err instanceof MeetingRefusal) && !(err instanceof MeetingFault)) throw err
    payload.logger.warn({ msg: 'the room of a live class was not ended', session: id, err })
    await storeProblem(payload, id, err.message)
  }
  return row
}

const MAX_PROBLEM = 300

/** Stores a provider's problem with a class for staff. */
const storeProblem = (payload: BasePayload, id: string, problem: string) =>
  updateWithRetry<typeof collection, true>({
    payload,
    collection,
    where: { id: { equals: id } },
    change: () => ({ data: { problem: problem.slice(0, MAX_PROBLEM) }, answer: true }),
  })
