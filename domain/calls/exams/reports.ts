import { z } from 'zod'
import { MAX_REPORT_LABEL, REPORT_DAYS, REPORT_TOKEN } from '../../exams/reports/reportLink.ts'
import { hasControlCharacters } from '../../text/controlCharacters.ts'
import { problem } from '../../text/problem.ts'
import { AcceptedSchema } from '../responses.ts'
import { ProgressSchema } from './progress.ts'
import { MomentSchema } from './tests.ts'

/** The reader of the link, such as `Mother`. */
export const ReportLabelSchema = z
  .string()
  .trim()
  .min(1, problem('needed'))
  .max(MAX_REPORT_LABEL, problem('atMost'))
  .refine((value) => !hasControlCharacters(value), problem('unprintable'))

/** `series`: slug of a test series with own results. */
export const ShareReportBodySchema = z.object({
  series: z.string().min(1).max(200),
  label: ReportLabelSchema,
  days: z.union(REPORT_DAYS.map((days) => z.literal(days))),
})
export type ShareReportBody = z.infer<typeof ShareReportBodySchema>
/** The token of the address `/report/<token>`, which is shown once. */
export const ShareReportResponseSchema = AcceptedSchema.extend({ token: z.string() })

export const EndReportBodySchema = z.object({ id: z.string().min(1).max(60) })

/** Own links that are open, the newest first. */
export const ReportLinksResponseSchema = AcceptedSchema.extend({
  links: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      series: z.string(),
      madeAt: MomentSchema,
      endsAt: MomentSchema,
    }),
  ),
})
export type ReportLinksResponse = z.infer<typeof ReportLinksResponseSchema>

export const ReportBodySchema = z.object({ token: z.string().regex(REPORT_TOKEN) })
/** Contents of a report link: no answers, no keys, and no links to them. */
export const ReportResponseSchema = AcceptedSchema.extend({
  /** Short name of the student; empty without a name. */
  name: z.string(),
  endsAt: MomentSchema,
  progress: ProgressSchema.extend({
    attempts: z.array(ProgressSchema.shape.attempts.element.omit({ attempt: true })),
  }),
})
export type ReportResponse = z.infer<typeof ReportResponseSchema>
