import { notFound } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'
import { localeOf } from '#access/projectOf.ts'
import { idOf } from '#database/idOf.ts'
import { PAPER_KINDS, type PaperKind } from '#domain/exams/releases/paperKinds.ts'
import { projectZone } from '../../operations/content/projectZone.ts'
import { seesWholeBank } from '../../operations/exams/bank/reachQuestions.ts'
import { paperPage } from '../../operations/exams/papers/paperPage.ts'
import { findEditable, findViewable } from '../../operations/panel/findRow.ts'
import { Crumbs } from '../ui/Crumbs.tsx'
import { PaperBuilder } from './PaperBuilder.tsx'
import { PAPER_LISTS } from './paperLists.ts'

/** Tab "Questions and rules" of a paper or quiz: its questions, marking, rules and publishing. */
export async function PaperPage({ initPageResult, doc }: DocumentViewServerProps) {
  const { req, collectionConfig } = initPageResult
  const kind = collectionConfig?.slug as PaperKind
  if (!PAPER_KINDS.includes(kind) || !doc?.id) notFound()
  const id = String(doc.id)
  const outline = await findViewable(req, kind, id)
  if (!outline) notFound()
  const project = idOf(outline.project) as string
  const [page, editable, timeZone, batches] = await Promise.all([
    paperPage(req.payload, project, outline, localeOf(req)),
    findEditable(req, kind, id),
    projectZone(req.payload, project),
    req.payload.find({
      collection: 'batches',
      where: { project: { equals: project } },
      depth: 0,
      limit: 200,
      sort: 'title',
      select: { title: true },
      overrideAccess: false,
      req,
    }),
  ])
  return (
    // The wrapper keeps Payload's breadcrumbs visible: panel/lists.css hides them above a `.panel` directly in the template.
    <div>
      <main className="panel paper-page">
        <Crumbs list={kind} label={PAPER_LISTS[kind]} title={outline.title} />
        <PaperBuilder
          kind={kind}
          paper={id}
          timeZone={timeZone}
          initial={{ ...page, canEdit: editable !== null, canDraw: seesWholeBank(req) }}
          batches={batches.docs.map(({ id: batch, title }) => ({ id: String(batch), title }))}
        />
      </main>
    </div>
  )
}
