import { Link } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { MODULES } from '#access/modules.ts'
import { PART_NOTES } from '#domain/reports/columns.ts'
import { dayAt } from '#domain/reports/days.ts'
import { REPORT_PARTS, REPORT_PERIODS, type ReportPart, reportPeriodOf } from '#domain/reports/report.ts'
import { pageAccess } from '#domain/roles/pageAccess.ts'
import { projectIdOf } from '../../operations/content/projectIdOf.ts'
import { projectZone } from '../../operations/content/projectZone.ts'
import { loadReport } from '../../operations/reports/loadReport.ts'
import { panelPage } from '../panel/panelPage.tsx'
import { CustomerFigures } from './CustomerFigures.tsx'
import { DayFigures } from './DayFigures.tsx'
import { SubjectFigures } from './SubjectFigures.tsx'

const hrefOf = (part: ReportPart, days: number): string => `/admin/reports?part=${part}&days=${days}`

/** `/reports`: sales, products, coupons, learning and customers of a project, from its daily totals. */
export async function ReportsView(props: AdminViewServerProps) {
  return panelPage(props, async ({ req, viewer, searchParams }) => {
    const project = projectIdOf(req)
    if (!project)
      return (
        <div className="panel-empty">
          <h1>Reports</h1>
          <p>Choose a project first.</p>
        </div>
      )
    const { id: part } = REPORT_PARTS.find(({ id }) => id === searchParams.part) ?? REPORT_PARTS[0]
    const { days } = reportPeriodOf(searchParams.days)
    const now = Date.now()
    const timeZone = await projectZone(req.payload, project)
    const report = await loadReport(req.payload, viewer, {
      project,
      part,
      days,
      last: dayAt(now, timeZone),
      now,
    })
    const isEmpty = report.measures.length === 0 && report.subjects === null && report.customers === null
    return (
      <>
        <header className="panel-head">
          <div>
            <h1>Reports</h1>
            <p>{PART_NOTES[part]}</p>
          </div>
          <nav className="panel-chips" aria-label="Period">
            {REPORT_PERIODS.map((period) => (
              <Link
                key={period.days}
                prefetch={false}
                href={hrefOf(part, period.days)}
                aria-current={period.days === days ? 'page' : undefined}
              >
                {period.label}
              </Link>
            ))}
          </nav>
        </header>
        <nav className="panel-chips" aria-label="Reports">
          {REPORT_PARTS.map((one) => (
            <Link
              key={one.id}
              prefetch={false}
              href={hrefOf(one.id, days)}
              aria-current={one.id === part ? 'page' : undefined}
            >
              {one.label}
            </Link>
          ))}
          {pageAccess(viewer, '/gst-returns', MODULES).isAllowed && (
            <Link prefetch={false} href="/admin/gst-returns">
              GST returns
            </Link>
          )}
        </nav>
        {isEmpty && (
          <div className="panel-empty">
            <p>Your permissions show no figures here. Ask an admin for the lists that you need.</p>
          </div>
        )}
        <DayFigures report={report} part={part} timeZone={timeZone} />
        <SubjectFigures report={report} part={part} />
        <CustomerFigures report={report} />
      </>
    )
  })
}
