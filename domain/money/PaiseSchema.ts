import { z } from 'zod'

/** An amount in whole paise, never negative, at most 100 million rupees. */
export const PaiseSchema = z.number().int().min(0).max(10_000_000_000)
