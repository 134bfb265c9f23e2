import type { JoinWay } from '#domain/calls/live.ts'

/** What a provider needs to know of a live class. Times in ms since epoch. */
export type Meeting = {
  id: string
  title: string
  /** Unguessable name of its room. */
  room: string
  /** Of YouTube. */
  youtube: string | null
  startsAt: number
  minutes: number
  /** When it is over at the latest: until then a token lets people in. */
  endsAt: number
  /** The provider's own id of it; null before it was made there. */
  providerId: string | null
  /** Stores that id, once: returns the one that is stored. */
  keepProviderId: (id: string) => Promise<string>
}

/** `way`: the address that the provider gave this person before; null for none. */
export type Participant = { id: string; name: string; isTeacher: boolean; way: string | null }

/** A recording: a video of YouTube, or the address at which the provider shows it to those who hold the class. */
export type MeetingRecording = { youtube: string } | { address: string }

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
  /** Whether the class can be held there; makes it where the provider needs that. Throws a MeetingRefusal or MeetingFault. */
  check: (meeting: Meeting) => Promise<void>
  /** The way in for one person. */
  join: (meeting: Meeting, person: Participant, now: Date) => Promise<JoinWay>
  /** Sends everybody home from a class that is over. Throws a MeetingRefusal or MeetingFault. */
  end: (meeting: Meeting) => Promise<void>
  /** The recording of the class that is over, once it is there; null before. Throws a MeetingFault. */
  recording: (meeting: Meeting) => Promise<MeetingRecording | null>
}
