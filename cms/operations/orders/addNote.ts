import type { BasePayload } from 'payload'
import { changeOrder } from './changeOrder.ts'

type Note = { order: string; by: string; text: string; isInternal: boolean; now: Date }

/** The same note by the same person within this time is a double click. */
const DUPLICATE_MS = 10_000

/** Adds a note to the timeline of an order, for staff only or for the student too. Null when there is no such order. */
export const addNote = (
  payload: BasePayload,
  { order, by, text, isInternal, now }: Note,
): Promise<true | null> =>
  changeOrder<true>(payload, order, now, ({ timeline }) => {
    const isDuplicate = timeline.some(
      (event) =>
        event.event === 'note' &&
        event.text === text &&
        event.by === by &&
        event.isInternal === isInternal &&
        now.getTime() - event.at < DUPLICATE_MS,
    )
    return {
      data: isDuplicate ? null : {},
      events: [{ event: 'note', by, text, isInternal }],
      answer: true,
    }
  })
