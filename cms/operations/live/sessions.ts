import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { updateWithRetry } from '#database/updateWithRetry.ts'
import { OVERRUN_MS, plannedEnd, stateAt } from '#domain/live/states.ts'
import type { LiveMeetSession } from '#payload-types'
import type { Meeting } from '../../adapters/meetings/MeetingProvider.ts'

const collection = 'live-meet-sessions'

/** The live class of a lesson; null while none is scheduled. */
export const sessionOfLecture = (payload: BasePayload, lecture: string): Promise<LiveMeetSession | null> =>
  readRow({ payload, collection: 'live-meet-sessions', where: { lecture: { equals: lecture } } })

/** A live class of a project by its id, or null. */
export const findSession = (
  payload: BasePayload,
  project: string,
  id: string,
): Promise<LiveMeetSession | null> =>
  readRow({
    payload,
    collection: 'live-meet-sessions',
    where: { and: [{ id: { equals: id } }, { project: { equals: project } }] },
  })

/** The state of a class at a time. */
export const stateOf = (
  row: Pick<LiveMeetSession, 'state' | 'startsAt'>,
  now: Date,
): LiveMeetSession['state'] => stateAt(row.state, Date.parse(row.startsAt), now.getTime())

/** Ids of the teachers of a class. */
export const teachersOf = ({ teachers }: Pick<LiveMeetSession, 'teachers'>): string[] =>
  (teachers ?? []).flatMap((one) => idOf(one) ?? [])

/** The planned end, ms since epoch. */
export const endsAtOf = ({ startsAt, minutes }: Pick<LiveMeetSession, 'startsAt' | 'minutes'>): number =>
  plannedEnd({ startsAt: Date.parse(startsAt), minutes })

/** A class in the form that providers need; its room closes OVERRUN_MS after the planned end. */
export const meetingOf = (payload: BasePayload, row: LiveMeetSession): Meeting => ({
  id: String(row.id),
  title: row.title,
  room: row.room ?? String(row.id),
  youtube: row.youtube ?? null,
  startsAt: Date.parse(row.startsAt),
  minutes: row.minutes,
  endsAt: endsAtOf(row) + OVERRUN_MS,
  providerId: row.providerId ?? null,
  storeProviderId: async (id) => {
    const kept = await updateWithRetry<typeof collection, string>({
      payload,
      collection,
      where: { id: { equals: String(row.id) } },
      change: (now) => ({
        data: now.providerId ? null : { providerId: id },
        answer: now.providerId ?? id,
      }),
    })
    return kept ?? id
  },
})
