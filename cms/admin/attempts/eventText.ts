import type { Tone } from '../orders/orderTexts.ts'

type Details = Record<string, unknown> | null
type Look = { text: string; tone: Tone }
const look = (text: string, tone: Tone = 'plain'): Look => ({ text, tone })

/** What happened, by the kind of the event: moves, what staff did, and what the hall watched. */
const KINDS: Record<string, Look> = {
  start: look('Started', 'success'),
  pause: look('Paused', 'warning'),
  resume: look('Went on after a pause', 'success'),
  submit: look('Submitted', 'info'),
  end: look('Ended', 'info'),
  finish: look('All answers are in'),
  finishEnded: look('All answers are in'),
  evaluate: look('Marked'),
  reevaluate: look('Result withdrawn, to be marked again', 'warning'),
  corrected: look('Marked again with corrected keys', 'warning'),
  publish: look('Result shown to the student'),
  reopen: look('Reopened', 'warning'),
  cancel: look('Cancelled', 'danger'),
  takenOver: look('Went on with another tab or device', 'warning'),
  extended: look('More time', 'info'),
  message: look('Message to the student', 'info'),
  accommodated: look('Accommodation changed', 'info'),
  tabLeft: look('Left the page', 'warning'),
  tabBack: look('Came back to the page'),
  fullScreenLeft: look('Left full screen', 'warning'),
  copyBlocked: look('Tried to copy', 'warning'),
  offline: look('Lost the network', 'warning'),
  online: look('Network is back'),
}

export const eventLook = (kind: string): Look => KINDS[kind] ?? look(kind)

const ACTORS: Record<string, string> = { student: 'the student', staff: 'staff', server: 'the server' }

/** Who did it: the member of staff by name, or the student or server. */
export const actorText = (actor: string, by: string | null): string => by ?? ACTORS[actor] ?? actor

const minutesText = (minutes: number): string => (minutes === 1 ? '1 minute' : `${minutes} minutes`)

/** What is to be said of an event beside its kind, in sentences; none for most. */
export function detailTexts(details: Details): string[] {
  if (!details) return []
  const { minutes, text, reason, epoch, marksBefore, marksAfter, keyNumber } = details
  return [
    ...(typeof marksBefore === 'string' && typeof marksAfter === 'string'
      ? [
          marksBefore === marksAfter
            ? `${marksAfter} marks, as before`
            : `From ${marksBefore} to ${marksAfter} marks`,
        ]
      : []),
    ...(typeof keyNumber === 'number' ? [`Version ${keyNumber} of the keys`] : []),
    ...(typeof minutes === 'number' ? [minutesText(minutes)] : []),
    ...(typeof text === 'string' ? [`“${text}”`] : []),
    ...(typeof epoch === 'number' ? [`Turn ${epoch}`] : []),
    ...(typeof reason === 'string' ? [`Reason: ${reason}`] : []),
  ]
}
