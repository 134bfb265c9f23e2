import { Link } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { attemptScope } from '#access/attemptRules.ts'
import { viewerOf } from '#access/viewer.ts'
import { idOf } from '#database/idOf.ts'
import { PAPER_KINDS, type PaperKind } from '#domain/exams/releases/paperKinds.ts'
import { analysePaper, type PaperAnalysis } from '../../operations/attempts/staff/analysePaper.ts'
import { findEditable, findViewable } from '../../operations/panel/findRow.ts'
import { Crumbs } from '../ui/Crumbs.tsx'
import { ExamSessions } from './ExamSessions.tsx'
import { ExportAnalysis } from './ExportAnalysis.tsx'
import { FigureTerms } from './FigureTerms.tsx'
import { inMarks } from './figureTexts.ts'
import { GroupTables } from './GroupTables.tsx'
import { ItemTable } from './ItemTable.tsx'
import { PAPER_LISTS } from './paperLists.ts'

/** Tab "Analysis" of a paper or quiz: what the attempts say of its questions. Answers and keys are for people who may change attempts. */
export async function AnalysisPage({ initPageResult, doc }: DocumentViewServerProps) {
  const { req, collectionConfig } = initPageResult
  const kind = collectionConfig?.slug as PaperKind
  if (!PAPER_KINDS.includes(kind) || !doc?.id) notFound()
  const id = String(doc.id)
  const outline = await findViewable(req, kind, id)
  if (!outline) notFound()
  const crumbs = <Crumbs list={kind} label={PAPER_LISTS[kind]} title={outline.title} />
  if (attemptScope(req, 'view') === false)
    return (
      <Tab>
        {crumbs}
        <p className="panel-empty">
          Analysis needs the permission {kind === 'quizzes' ? 'Quiz attempts' : 'Test paper status'}.
        </p>
      </Tab>
    )
  const seriesId = 'testSeries' in outline ? idOf(outline.testSeries) : null
  const [analysis, series] = await Promise.all([
    analysePaper(req, id),
    seriesId ? findEditable(req, 'test-series', seriesId) : null,
  ])
  const hasKeys = attemptScope(req, 'edit') !== false && !viewerOf(req)?.isReadOnly
  return (
    <Tab>
      {crumbs}
      {kind === 'test-papers' && <ExamSessions payload={req.payload} paper={id} />}
      {series && (
        <p className="panel-muted">
          Students see between which ranks marks like theirs were in past years once the{' '}
          <Link href={`/admin/collections/test-series/${series.id}#field-cutOffs`} prefetch={false}>
            cut-offs of past years
          </Link>{' '}
          are entered in the test series.
        </p>
      )}
      {analysis && analysis.paper.attempts > 0 ? (
        <>
          <PaperSummary analysis={analysis} />
          {hasKeys && <ExportAnalysis paper={id} />}
          <ItemTable analysis={analysis} hasKeys={hasKeys} />
          <GroupTables analysis={analysis} />
        </>
      ) : (
        <p className="panel-empty">No first attempt has a published result yet.</p>
      )}
    </Tab>
  )
}

/** The wrapper keeps Payload's breadcrumbs visible: panel/lists.css hides them above a `.panel` directly in the template. */
const Tab = ({ children }: { children: ReactNode }) => (
  <div>
    <main className="panel">{children}</main>
  </div>
)

export function PaperSummary({ analysis: { paper, den } }: { analysis: PaperAnalysis }) {
  const facts: [string, string][] = [
    ['First attempts', String(paper.attempts)],
    ['Average marks', inMarks(paper.mean, den)],
    ['Standard deviation of marks', inMarks(paper.deviation, den)],
    ['Internal consistency (Cronbach’s alpha)', paper.alpha === null ? '–' : paper.alpha.toFixed(2)],
    ['Standard error of marks', inMarks(paper.error, den)],
  ]
  return (
    <section className="panel-card" aria-label="The paper">
      <dl className="paper-grid paper-figures">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="panel-number">{value}</dd>
          </div>
        ))}
      </dl>
      <FigureTerms terms={['deviation', 'alpha', 'error']} />
    </section>
  )
}
