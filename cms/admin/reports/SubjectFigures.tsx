import { Link } from '@payloadcms/ui'
import { SUBJECT_TEXTS } from '#domain/reports/columns.ts'
import type { ReportPart } from '#domain/reports/report.ts'
import type { Report } from '../../operations/reports/loadReport.ts'

/** The products, coupons or classes of a report, each with a link to it. */
export function SubjectFigures({ report: { subjects }, part }: { report: Report; part: ReportPart }) {
  const texts = SUBJECT_TEXTS[part]
  if (!texts || subjects === null) return null
  return (
    <section className="panel-card" aria-labelledby="report-subjects">
      <h2 id="report-subjects">{texts.heading}</h2>
      {subjects.length === 0 ? (
        <p className="panel-muted">Nothing in this time.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
        <section className="panel-scroll" aria-label={`${texts.heading}, scroll sideways`} tabIndex={0}>
          <table className="panel-table">
            <thead>
              <tr>
                <th scope="col">{texts.name}</th>
                {texts.columns.map(({ id, label }) => (
                  <th key={id} scope="col" className="panel-number">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {subjects.map((row) => (
                <tr key={row.subject}>
                  <th scope="row">
                    {row.title === null ? (
                      texts.gone
                    ) : (
                      <Link prefetch={false} href={`/admin/collections/${row.collection}/${row.subject}`}>
                        {row.title}
                      </Link>
                    )}
                  </th>
                  {texts.columns.map((column) => (
                    <td key={column.id} className="panel-number">
                      {column.text(column.pick(row))}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  )
}
