import { z } from 'zod'
import { SHIPMENT_STATES } from './states.ts'

/** Source of a scan: the courier (by webhook or at our request), or staff. */
export const SCAN_SOURCES = ['courier', 'staff'] as const

/**
 * A tracking update of a parcel. `at` is the courier's own time, ms; `state` is our state for it, null when
 * it changes nothing or is unknown. `text` is the courier's text.
 */
export const ScanSchema = z.object({
  at: z.number().int(),
  state: z.enum(SHIPMENT_STATES).nullable(),
  text: z.string(),
  place: z.string().nullable(),
  source: z.enum(SCAN_SOURCES),
  /** The staff member who set it. */
  by: z.string().nullish(),
  /** The state it set before staff undid it: it was set by mistake and has no effect any more. */
  undone: z.enum(SHIPMENT_STATES).nullish(),
})
export type Scan = z.infer<typeof ScanSchema>

/** Maximum length of a scan's text in characters, and maximum number of scans stored for a parcel. */
export const SCAN_TEXT_MAX = 200
export const SCANS_MAX = 200

/** Scans with the same key are one scan that was reported twice. */
export const scanKey = ({ at, state, text, place }: Scan): string => [at, state, text, place].join('\n')
