import { ExportAnalysisBodySchema, ExportAttemptsResponseSchema } from '#domain/calls/exams/attempts.ts'
import { textOf } from '#domain/text/textOf.ts'
import { analysePaper } from '../../operations/attempts/staff/analysePaper.ts'
import { exportAnalysis } from '../../operations/attempts/staff/exportAnalysis.ts'
import { recordAudit } from '../../operations/audit/recordAudit.ts'
import { canAccessResults } from '../../operations/exams/regrade/canAccessResults.ts'
import { defineCall } from '../defineCall.ts'
import { notFound } from '../refusals.ts'
import { refuse, succeed } from '../responses.ts'
import { outlineOf } from './staffScope.ts'

export const exportPaperAnalysis = defineCall({
  path: '/attempts/exportanalysis',
  summary:
    'Write what attempts say of a paper and its questions into a CSV or XLSX file, by month and batch too',
  needs: { module: ['testPaperStatus', 'quizAttempts'], toEdit: true },
  audit: { entity: 'test-papers', did: 'Exported an analysis', id: 'paper', action: 'export' },
  body: ExportAnalysisBodySchema,
  answer: ExportAttemptsResponseSchema,
  handle: async ({ req, body: { format, paper }, now }) => {
    const outline = await outlineOf(req, paper)
    if (!outline || !canAccessResults(req, outline, 'edit')) return notFound()
    const analysis = await analysePaper(req, paper)
    if (!analysis || analysis.paper.attempts === 0) return refuse(textOf('attempt.noneToExport'), 'notFound')
    const { name, type, bytes } = await exportAnalysis(analysis, format)
    await recordAudit(req, {
      action: 'export',
      entity: outline.kind,
      entityId: paper,
      entityTitle: outline.title,
      now,
      summary: `Exported the analysis as ${format.toUpperCase()}`,
    })
    const base64 = Buffer.from(bytes).toString('base64')
    const count = analysis.paper.attempts
    return { ...succeed(textOf('attempt.analysisExported', { count })), name, type, base64 }
  },
})
