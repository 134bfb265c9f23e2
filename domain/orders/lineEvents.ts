import type { OrderEvent } from './OrderSchemas.ts'

type Event = Pick<OrderEvent, 'event' | 'text' | 'line'>
type Line = { title: string }

/** Events that are about one line each. */
export const LINE_EVENTS: readonly OrderEvent['event'][] = [
  ...(['packed', 'shipped', 'delivered', 'cameBack', 'lost', 'sentAgain', 'corrected'] as const),
  ...(['backordered', 'soldOut'] as const),
]

/** Whether an event is about the line at a place. Events that were written before they named a line have its title. */
export const isLineEvent = ({ text, line }: Event, lines: readonly Line[], index: number): boolean =>
  line === undefined ? text !== null && text === lines[index]?.title : line === index

/** The newest event of a kind about the line at a place. */
export const lastLineEvent = <E extends Event>(
  order: { timeline: readonly E[]; lines: readonly Line[] },
  index: number,
  event: OrderEvent['event'],
): E | undefined =>
  order.timeline.findLast((one) => one.event === event && isLineEvent(one, order.lines, index))
