import { MINUTE_MS } from '../auth/policy.ts'

/** How far a bulk e-mail is. `choosing`: a sample has got one of two subjects, and staff choose that of the others; `sent`: everybody is in the queue of messages. */
export const BULK_STATES = ['draft', 'scheduled', 'sending', 'choosing', 'stopped', 'sent'] as const
export type BulkState = (typeof BULK_STATES)[number]

/** All moves of a bulk e-mail. */
export const BULK_EVENTS = {
  /** With a time in the future, or at once. */
  schedule: { from: ['draft'], to: 'scheduled' },
  /** By the job, when the time has come. */
  begin: { from: ['scheduled'], to: 'sending' },
  /** The kill switch: what was not handed to a provider yet waits. */
  stop: { from: ['scheduled', 'sending', 'choosing', 'sent'], to: 'stopped' },
  resume: { from: ['stopped'], to: 'sending' },
  /** As `resume`, before its time: the job begins it then. */
  waitAgain: { from: ['stopped'], to: 'scheduled' },
  /** By the job, when the sample of two subjects is queued. */
  ask: { from: ['sending'], to: 'choosing' },
  /** Staff say which subject the others get. */
  choose: { from: ['choosing'], to: 'sending' },
  /** By the job, when everybody of the segment is queued. */
  finish: { from: ['sending'], to: 'sent' },
} as const satisfies Record<string, { from: readonly BulkState[]; to: BulkState }>
export type BulkEvent = keyof typeof BULK_EVENTS

/** The state to which a stopped e-mail resumes: one that never started waits for its time again. @param now ms since epoch */
export const resumeEvent = (
  { startedAt, sendAt }: { startedAt?: string | null; sendAt?: string | null },
  now: number,
): 'resume' | 'waitAgain' => (!startedAt && sendAt && Date.parse(sendAt) > now ? 'waitAgain' : 'resume')

/** The state after an event; null when it does not happen in this state. */
export function bulkMove(state: BulkState, event: BulkEvent): BulkState | null {
  const { from, to } = BULK_EVENTS[event]
  return (from as readonly BulkState[]).includes(state) ? to : null
}

/** Whether stopping it holds anything back: of one that is sent only what still waits in the queue. @param waiting its messages that have not gone out */
export const canStop = (state: BulkState, waiting: number): boolean =>
  bulkMove(state, 'stop') !== null && (state !== 'sent' || waiting > 0)

/** Whether a test of it is of use: it has not gone to anybody yet. */
export const canTest = (state: BulkState): boolean => state === 'draft' || state === 'scheduled'

/** In these states the messages of a bulk e-mail go out. */
export const isGoingOut = (state: BulkState): boolean =>
  state === 'sending' || state === 'choosing' || state === 'sent'

/** Which of two subjects somebody gets. */
export const SUBJECTS = ['a', 'b'] as const
export type SubjectChoice = (typeof SUBJECTS)[number]

type Subjects = { subject: string; secondSubject?: string | null; chosenSubject?: SubjectChoice | null }

/** Whether a sample gets both subjects, and staff have not chosen yet. */
export const isSampling = ({ secondSubject, chosenSubject }: Subjects): boolean =>
  Boolean(secondSubject) && !chosenSubject

/** The subject of an e-mail: that of its half of the sample, else the chosen one. */
export const subjectFor = (row: Subjects, half: SubjectChoice | null | undefined): string =>
  (half ?? row.chosenSubject) === 'b' && row.secondSubject ? row.secondSubject : row.subject

/** The half of the n-th (from 0) of a sample: one after the other, so that both have as many. */
export const halfOf = (index: number): SubjectChoice => (index % 2 === 0 ? 'a' : 'b')

/** Share of the segment that is the sample, per cent. */
export const SAMPLE_PERCENT = { min: 5, max: 50, usual: 20 } as const

/** People of a sample, at least one for each subject. */
export const sampleSizeOf = (people: number, percent: number): number =>
  Math.min(people, Math.max(2, Math.ceil((people * percent) / 100)))

/** E-mails a minute: what the provider of the project takes. */
export const BULK_PACE = { min: 1, max: 600, usual: 60 } as const

/** Fewer people are neither counted nor named, so that a segment does not tell what one person did. */
export const SMALLEST_SHOWN = 5
export const SHOWN_NAMES = 5

/** How long sending takes, ms. */
export const bulkDurationMs = (people: number, perMinute: number): number =>
  Math.ceil(people / perMinute) * MINUTE_MS

/** What a mail provider charges for e-mails at its price of 1,000, rounded up to whole paise. */
export const bulkCostPaise = (people: number, thousandPaise: number): number =>
  Math.ceil((people * thousandPaise) / 1000)

/**
 * The pace of a bulk e-mail while others go out at the same time, e-mails a minute: all of them leave through the provider of the installation,
 * so that together they keep to the pace of the fastest.
 */
export const sharedPace = (perMinute: number, atOnce: number): number =>
  Math.max(1, Math.floor(perMinute / Math.max(1, atOnce)))

/** When the n-th (from 0) e-mail of a batch is due, so that a minute has no more than `perMinute`; ms since epoch. */
export const dueInBatch = (startsAt: number, index: number, perMinute: number): number =>
  startsAt + Math.floor((index * MINUTE_MS) / perMinute)
