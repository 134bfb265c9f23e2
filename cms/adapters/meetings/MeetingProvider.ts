import type { JoinWay } from '#domain/calls/live.ts'

/** What a provider needs to know of a live class. */
export type Meeting = {
  id: string
  title: string
  /** Unguessable name of its room. */
  room: string
  /** Of YouTube. */
  youtube: string | null
  /** When it is over at the latest, ms since epoch: until then a token lets people in. */
  endsAt: number
}

export type Participant = { id: string; name: string; isTeacher: boolean }

/** Something that staff have to put right, in words for them: asking again changes nothing. */
export class MeetingRefusal extends Error {
  override name = 'MeetingRefusal'
}

/** The provider cannot be reached or makes no sense; nothing is known then. */
export class MeetingFault extends Error {
  override name = 'MeetingFault'
}

/** Where live classes are held; one for each of LIVE_PROVIDERS. */
export type MeetingProvider = {
  /** Whether the class can be held there; throws a MeetingRefusal or MeetingFault. */
  check: (meeting: Meeting) => Promise<void>
  /** The way in for one person. */
  join: (meeting: Meeting, person: Participant, now: Date) => Promise<JoinWay>
  /** The video of the class that is over, once it is there; null before. Throws a MeetingFault. */
  recording: (meeting: Meeting) => Promise<{ youtube: string } | null>
}
