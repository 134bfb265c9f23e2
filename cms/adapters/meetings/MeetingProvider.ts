import type { JoinWay } from '#domain/calls/live.ts'

/** A live class as providers need it. Times in ms since epoch. */
export type Meeting = {
  id: string
  title: string
  /** Unguessable name of the provider's room. */
  room: string
  /** YouTube video id of the stream. */
  youtube: string | null
  startsAt: number
  minutes: number
  /** Latest end of the class; tokens to join are valid until then. */
  endsAt: number
  /** The provider's own id of the meeting; null until it was created there. */
  providerId: string | null
  /** Stores the provider's id unless one is stored already; returns the stored one. */
  storeProviderId: (id: string) => Promise<string>
}

/** `way`: the join URL that the provider gave this person before; null for none. */
export type Participant = { id: string; name: string; isTeacher: boolean; way: string | null }

/** A recording: a YouTube video id, or the URL at which the provider shows it to people with access to the class. */
export type MeetingRecording = { youtube: string } | { address: string }

/** A problem that staff have to fix; the message is shown to them. Retrying does not help. */
export class MeetingRefusal extends Error {
  override name = 'MeetingRefusal'
}

/** The provider could not be reached or its response is invalid; the outcome is unknown, and it may be retried. */
export class MeetingFault extends Error {
  override name = 'MeetingFault'
}

/** A service that hosts live classes; one implementation for each of LIVE_PROVIDERS. */
export type MeetingProvider = {
  /** Checks that the class can be held there, and creates the meeting where the provider needs that. Throws a MeetingRefusal or MeetingFault. */
  check: (meeting: Meeting) => Promise<void>
  /** How one person joins. */
  join: (meeting: Meeting, person: Participant, now: Date) => Promise<JoinWay>
  /** Ends the meeting of a class that is over, for everyone in it. Throws a MeetingRefusal or MeetingFault. */
  end: (meeting: Meeting) => Promise<void>
  /** The recording of a class that is over; null until it is available. Throws a MeetingFault. */
  recording: (meeting: Meeting) => Promise<MeetingRecording | null>
}
