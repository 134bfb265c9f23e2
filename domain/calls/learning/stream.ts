import { z } from 'zod'

const number = z.coerce.number().int().min(0).max(100_000).optional()

/** What is asked of a stream: a quality, and of it a key or a segment, all by number from 0. */
export const StreamQuerySchema = z.object({ q: number, k: number, s: number })
