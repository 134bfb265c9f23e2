import { z } from 'zod'

const number = z.coerce.number().int().min(0).max(100_000).optional()

/** A part of a stream: a quality, and its key or segment, all numbered from 0. */
export const StreamQuerySchema = z.object({ q: number, k: number, s: number })
