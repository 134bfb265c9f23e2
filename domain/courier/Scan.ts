import { z } from 'zod'
import { SHIPMENT_STATES } from './states.ts'

/** Where a piece of news came from: the courier by itself or asked by us, or one of the staff. */
export const SCAN_SOURCES = ['courier', 'staff'] as const

/**
 * One piece of news about a parcel. `at` is the courier's own time, ms; `state` is what it means to us, null for what means
 * nothing or is not known. `text` is in the courier's words.
 */
export const ScanSchema = z.object({
  at: z.number().int(),
  state: z.enum(SHIPMENT_STATES).nullable(),
  text: z.string(),
  place: z.string().nullable(),
  source: z.enum(SCAN_SOURCES),
  /** Who of the staff said so. */
  by: z.string().nullish(),
  /** What it meant before staff took it back: it was set by mistake, and means nothing any more. */
  undone: z.enum(SHIPMENT_STATES).nullish(),
})
export type Scan = z.infer<typeof ScanSchema>

/** How much of one is kept, in characters, and how many of one parcel. */
export const SCAN_TEXT_MAX = 200
export const SCANS_MAX = 200

/** Two with the same name are one that was told twice. */
export const scanKey = ({ at, state, text, place }: Scan): string => [at, state, text, place].join('\n')
