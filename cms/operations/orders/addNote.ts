import type { BasePayload } from 'payload'
import { changeOrder } from './changeOrder.ts'

type Note = { order: string; by: string; text: string; isInternal: boolean; now: Date }

/** The same words of the same person within this time are a double click. */
const SAME_MS = 10_000

/** Writes a note into the timeline of an order, for the staff alone or for the student too. */
export const addNote = (
  payload: BasePayload,
  { order, by, text, isInternal, now }: Note,
): Promise<true | null> =>
  changeOrder<true>(payload, order, now, ({ timeline }) => {
    const isThere = timeline.some(
      (event) =>
        event.event === 'note' &&
        event.text === text &&
        event.by === by &&
        event.isInternal === isInternal &&
        now.getTime() - event.at < SAME_MS,
    )
    return {
      data: isThere ? null : {},
      events: [{ event: 'note', by, text, isInternal }],
      answer: true,
    }
  })
