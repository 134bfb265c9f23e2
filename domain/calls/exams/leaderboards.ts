import { z } from 'zod'
import { WireMarksSchema } from '../../exams/marks/wireMarks.ts'
import { AcceptedSchema } from '../responses.ts'
import { OwnSeriesQuerySchema } from './progress.ts'

/**
 * The best of a paper who agreed to be seen, by the name that they chose. Ranks are those among all candidates, so that some may be missing.
 * `soon` and `few` as with standings.
 */
export const LeaderboardResponseSchema = AcceptedSchema.extend({
  state: z.enum(['soon', 'few', 'ready']),
  rows: z.array(
    z.object({
      rank: z.number(),
      name: z.string(),
      marks: WireMarksSchema,
      fullMarks: WireMarksSchema,
      isOwn: z.boolean(),
    }),
  ),
})
export type LeaderboardResponse = z.infer<typeof LeaderboardResponseSchema>

/** Slug of a series with own results, and the id of an own batch; without a batch everybody of the series. */
export const SeriesLeaderboardQuerySchema = OwnSeriesQuerySchema.extend({
  batch: z.string().min(1).max(60).optional(),
})

/** Those of a series who agreed to be seen, by the average percentile of their first attempts at its papers, two at least. */
export const SeriesLeaderboardResponseSchema = AcceptedSchema.extend({
  /** The batches of the caller. */
  batches: z.array(z.object({ id: z.string(), title: z.string() })),
  rows: z.array(
    z.object({
      rank: z.number(),
      name: z.string(),
      /** With two decimals, cut off. */
      percentile: z.string(),
      papers: z.number(),
      isOwn: z.boolean(),
    }),
  ),
})
export type SeriesLeaderboardResponse = z.infer<typeof SeriesLeaderboardResponseSchema>
