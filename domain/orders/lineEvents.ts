import type { OrderEvent } from './OrderSchemas.ts'

type Event = Pick<OrderEvent, 'event' | 'text' | 'line'>
type Line = { title: string }

/** Events that concern a single line each. */
export const LINE_EVENTS: readonly OrderEvent['event'][] = [
  ...(['packed', 'shipped', 'delivered', 'cameBack', 'lost', 'sentAgain', 'corrected'] as const),
  ...(['backordered', 'soldOut'] as const),
]

/** Whether an event concerns the line at `index`. Old events without a line index contain its title instead. */
export const isLineEvent = ({ text, line }: Event, lines: readonly Line[], index: number): boolean =>
  line === undefined ? text !== null && text === lines[index]?.title : line === index

/** The newest event of a kind that concerns the line at `index`. */
export const lastLineEvent = <E extends Event>(
  order: { timeline: readonly E[]; lines: readonly Line[] },
  index: number,
  event: OrderEvent['event'],
): E | undefined =>
  order.timeline.findLast((one) => one.event === event && isLineEvent(one, order.lines, index))
