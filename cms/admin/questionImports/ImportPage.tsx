import { notFound } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'
import { readRow } from '#database/guard.ts'
import { emptyReport, type ImportReport } from '#domain/exams/bank/importStates.ts'
import { findEditable, findViewable } from '../../operations/panel/findRow.ts'
import type { Tone } from '../orders/orderTexts.ts'
import { ReportLines } from '../questions/ReportLines.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Crumbs } from '../ui/Crumbs.tsx'
import { counted } from '../ui/counted.ts'
import { ImportActions } from './ImportActions.tsx'
import { ImportPreview } from './ImportPreview.tsx'

const STATES: Record<string, { text: string; tone: Tone }> = {
  checking: { text: 'Being checked', tone: 'info' },
  checked: { text: 'Checked, not imported', tone: 'info' },
  running: { text: 'Being imported', tone: 'info' },
  done: { text: 'Imported', tone: 'success' },
  failed: { text: 'Stopped by a fault', tone: 'danger' },
  rollingBack: { text: 'Rolling back', tone: 'warning' },
  rolledBack: { text: 'Taken back', tone: 'warning' },
}

/** Page of an import: what the check found, the button to import, its progress and result, and its rollback. */
export async function ImportPage({ initPageResult: { req }, doc }: DocumentViewServerProps) {
  const id = String(doc.id)
  const row = await findViewable(req, 'question-imports', id)
  if (!row) notFound()
  // What a file says of keys is for people who may edit questions.
  const canEdit = (await findEditable(req, 'question-imports', id)) !== null
  const whole = canEdit
    ? await readRow({ payload: req.payload, collection: 'question-imports', where: { id: { equals: id } } })
    : null
  const report = (whole?.report ?? emptyReport()) as unknown as ImportReport
  const { state, total, position, added, skipped, removed } = row
  return (
    <div>
      <main className="panel question-page">
        <Crumbs list="question-imports" label="Imports of questions" title={row.fileName} />
        <div className="order-head">
          <p className="order-head__badges">
            <Badge {...(STATES[state] ?? { text: state, tone: 'plain' })} />
          </p>
          <p className="panel-muted">
            {[
              `${total} can be imported`,
              report.counts.problem > 0 ? counted(report.counts.problem, 'problem', 'problems') : '',
              report.counts.same > 0
                ? counted(report.counts.same, 'is in the bank already', 'are in the bank already')
                : '',
              added > 0 ? `${added} imported` : '',
              skipped > 0 ? `${skipped} left out` : '',
              removed > 0 ? `${removed} removed` : '',
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        {canEdit && (
          <ImportActions
            key={state}
            start={{ id, state, total, position, added, skipped, removed }}
            hasSame={report.counts.same > 0}
          />
        )}
        <ReportLines lines={report.lines} counts={report.counts} />
        {state === 'checked' && report.preview.length > 0 && <ImportPreview preview={report.preview} />}
      </main>
    </div>
  )
}
