import { notFound } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'
import { idOf } from '#database/idOf.ts'
import { PAPER_KINDS, type PaperKind } from '#domain/exams/releases/paperKinds.ts'
import { projectZone } from '../../operations/content/projectZone.ts'
import { canAccessResults } from '../../operations/exams/regrade/canAccessResults.ts'
import { keyPage } from '../../operations/exams/regrade/keyPage.ts'
import { findViewable } from '../../operations/panel/findRow.ts'
import { KeyDesk } from './KeyDesk.tsx'
import { ObjectionList } from './ObjectionList.tsx'
import { RegradeList } from './RegradeList.tsx'
import { ReleaseChoice } from './ReleaseChoice.tsx'

/** Tab "Keys" of a paper or quiz: what is right, how it was corrected after the exam, and the corrections to come. */
export async function KeysPage({ initPageResult, doc, searchParams }: DocumentViewServerProps) {
  const { req, collectionConfig } = initPageResult
  const kind = collectionConfig?.slug as PaperKind
  if (!PAPER_KINDS.includes(kind) || !doc?.id) notFound()
  const id = String(doc.id)
  const outline = await findViewable(req, kind, id)
  if (!outline) notFound()
  const series = 'testSeries' in outline ? idOf(outline.testSeries) : null
  const scope = { kind, series: series === null ? null : { id: series } }
  // Keys are for those who may correct them.
  if (!canAccessResults(req, scope, 'edit'))
    return (
      <div className="panel">
        <p className="panel-empty">
          Keys need the permission {kind === 'quizzes' ? 'Quiz attempts' : 'Test-paper status'}, with the
          right to edit.
        </p>
      </div>
    )
  const requested = typeof searchParams?.release === 'string' ? searchParams.release : null
  const [page, timeZone] = await Promise.all([
    keyPage(req, id, requested),
    projectZone(req.payload, idOf(outline.project) as string),
  ])
  return (
    <div className="panel keys-page">
      {page ? (
        <>
          <ReleaseChoice page={page} kind={kind} paper={id} timeZone={timeZone} />
          <ObjectionList paper={id} page={page} timeZone={timeZone} />
          <RegradeList regrades={page.regrades} timeZone={timeZone} />
          <KeyDesk key={`${page.release}/${page.keyNumber}`} paper={id} page={page} />
        </>
      ) : (
        <p className="panel-empty">Not published yet.</p>
      )}
    </div>
  )
}
