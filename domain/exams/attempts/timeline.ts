/** An event of an attempt as its timeline needs it; `at` in ms since epoch. */
type TimedEvent = { kind: string; at: number; details: Record<string, unknown> | null }

export type TimelineEntry<E extends TimedEvent> =
  | { kind: 'event'; event: E }
  /** Saves with nothing between them: their questions in the order of the paper, and when the first and last one arrived. */
  | { kind: 'saves'; questions: number[]; from: number; to: number; areLate: boolean }

const isSave = ({ kind }: TimedEvent): boolean => kind === 'saved'
const isLate = ({ details }: TimedEvent): boolean => details?.isLate === true

/** The timeline of an attempt, the newest first, from its events in order; saves that follow each other are one entry. */
export function timelineOf<E extends TimedEvent>(events: readonly E[]): TimelineEntry<E>[] {
  const entries: TimelineEntry<E>[] = []
  for (const event of events) {
    const last = entries.at(-1)
    if (!isSave(event)) entries.push({ kind: 'event', event })
    else if (last?.kind === 'saves' && last.areLate === isLate(event)) {
      last.questions.push(Number(event.details?.question))
      last.to = event.at
    } else
      entries.push({
        kind: 'saves',
        questions: [Number(event.details?.question)],
        from: event.at,
        to: event.at,
        areLate: isLate(event),
      })
  }
  for (const entry of entries) if (entry.kind === 'saves') entry.questions.sort((a, b) => a - b)
  return entries.toReversed()
}
