import type { z } from 'zod'
import type { LeaderboardResponse, SeriesLeaderboardResponse } from '#domain/calls/exams/leaderboards.ts'
import type { ProgressResponse } from '#domain/calls/exams/progress.ts'
import type {
  ReportLinksResponse,
  ShareReportBody,
  ShareReportResponseSchema,
} from '#domain/calls/exams/reports.ts'
import type { AcceptedSchema } from '#domain/calls/responses.ts'
import { query, read, write } from './examRequest.ts'

/** The calls of progress, its reports and leaderboards below `base`; apart from those of the hall, which need not load them. None throws. */
export const progressCalls = (base: string) => ({
  progress: (series: string | null) =>
    read<ProgressResponse>(base, `tests/progress?${query(series === null ? {} : { series })}`),
  createReportLink: (body: ShareReportBody) =>
    write<z.infer<typeof ShareReportResponseSchema>>(base, 'tests/sharereport', body),
  endReportLink: (id: string) => write<z.infer<typeof AcceptedSchema>>(base, 'tests/endreport', { id }),
  reportLinks: () => read<ReportLinksResponse>(base, 'tests/reportlinks'),
  leaderboard: (attempt: string) =>
    read<LeaderboardResponse>(base, `tests/leaderboard?${query({ attempt })}`),
  seriesLeaderboard: (series: string, batch: string | null) =>
    read<SeriesLeaderboardResponse>(
      base,
      `tests/seriesleaderboard?${query(batch === null ? { series } : { series, batch })}`,
    ),
})
