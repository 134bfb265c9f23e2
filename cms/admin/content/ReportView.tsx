import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'
import { type ContentReport, REPORT_KINDS, type ReportKind, type ReportRow } from '#domain/calls/content.ts'
import { contentReport } from '../../operations/content/contentReport.ts'
import { projectIdOf } from '../../operations/content/projectIdOf.ts'
import { panelPage } from '../panel/panelPage.tsx'

const KINDS: Record<ReportKind, { label: string; badge: string; text: string }> = {
  brokenLink: { label: 'Broken links', badge: 'danger', text: 'Nothing is at this address' },
  draftLink: { label: 'Links to drafts', badge: 'warning', text: 'Leads to a draft' },
  missingAlt: { label: 'Pictures without words', badge: 'warning', text: 'Nobody said what it shows' },
  missingFile: { label: 'Pictures without a file', badge: 'danger', text: 'Its file is gone' },
}

const addressOf = ({ kind, page }: { kind?: string; page?: number }) => {
  const query = new URLSearchParams()
  if (kind) query.set('kind', kind)
  if (page && page > 1) query.set('page', String(page))
  return `/admin/content-report${query.size > 0 ? `?${query}` : ''}`
}

/** Content report: broken links, links to drafts, and pictures without alternative text or without their file. */
export async function ReportView(props: AdminViewServerProps) {
  return panelPage(props, async ({ req, searchParams }) => {
    const project = projectIdOf(req)
    if (!project)
      return (
        <div className="panel-empty">
          <h1>Content report</h1>
          <p>Choose a project first.</p>
        </div>
      )
    const kind = REPORT_KINDS.find((candidate) => candidate === searchParams.kind)
    const page = Math.min(1000, Math.max(1, Number.parseInt(String(searchParams.page ?? '1'), 10) || 1))
    const report = await contentReport(req.payload, project, { kind, page })
    const all = Object.values(report.counts).reduce((sum, count) => sum + count, 0)
    const { links, documents, pictures } = report.looked
    return (
      <>
        <header className="panel-head">
          <div>
            <h1>Content report</h1>
            <p>
              {links} links in {documents} published documents and {pictures} pictures, looked at just now.
            </p>
          </div>
        </header>
        <nav className="panel-tabs" aria-label="Kinds of findings">
          <Link href={addressOf({})} prefetch={false} aria-current={kind ? undefined : 'page'}>
            Everything <span className="panel-badge">{all}</span>
          </Link>
          {REPORT_KINDS.map((id) => (
            <Link
              key={id}
              href={addressOf({ kind: id })}
              prefetch={false}
              aria-current={kind === id ? 'page' : undefined}
            >
              {KINDS[id].label} <span className="panel-badge">{report.counts[id]}</span>
            </Link>
          ))}
        </nav>
        {report.rows.length === 0 ? (
          <div className="panel-empty">
            <h2>Nothing to put right</h2>
            <p>Every link leads somewhere, and every picture says what it shows.</p>
          </div>
        ) : (
          <Findings report={report} kind={kind} />
        )}
      </>
    )
  })
}

function Findings({ report, kind }: { report: ContentReport; kind?: ReportKind }) {
  return (
    <section className="panel-card" aria-label="Findings">
      <ul className="content-findings">
        {report.rows.map((row) => (
          <Finding key={`${row.kind}:${row.collection}:${row.id}:${row.place}:${row.value}`} row={row} />
        ))}
      </ul>
      {report.pages > 1 && (
        <nav className="panel-actions" aria-label="Pages">
          {report.page > 1 && (
            <Link className="panel-button" href={addressOf({ kind, page: report.page - 1 })} prefetch={false}>
              Earlier
            </Link>
          )}
          <span className="panel-muted panel-number">
            Page {report.page} of {report.pages}
          </span>
          {report.page < report.pages && (
            <Link className="panel-button" href={addressOf({ kind, page: report.page + 1 })} prefetch={false}>
              Later
            </Link>
          )}
        </nav>
      )}
    </section>
  )
}

function Finding({ row }: { row: ReportRow }) {
  const { badge, text } = KINDS[row.kind]
  return (
    <li>
      <span className={`panel-badge panel-badge--${badge}`}>{text}</span>
      <div>
        <p>
          <Link href={`/admin/collections/${row.collection}/${row.id}`} prefetch={false}>
            {row.title}
          </Link>
          <span className="panel-muted">, {row.place}</span>
        </p>
        <p>
          <code>{row.value}</code>
        </p>
      </div>
    </li>
  )
}
