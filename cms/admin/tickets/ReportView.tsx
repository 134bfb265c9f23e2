import { Link } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { HOUR_MS } from '#domain/auth/policy.ts'
import { indianMonth, MonthSchema } from '#domain/invoices/financialYear.ts'
import type { Kept, SupportReport } from '#domain/tickets/supportReport.ts'
import { TICKET_CATEGORIES } from '#domain/tickets/tickets.ts'
import { projectIdOf } from '../../operations/content/projectIdOf.ts'
import { monthReport } from '../../operations/tickets/monthReport.ts'
import { grievanceOfficer } from '../../operations/tickets/serviceRules.ts'
import { MonthLinks } from '../invoices/MonthLinks.tsx'
import { monthName } from '../invoices/monthName.ts'
import { panelPage } from '../panel/panelPage.tsx'

/** `/support-report`: the tickets that were opened in a month, how targets were kept, and complaints by the E-Commerce Rules. */
export async function SupportReportView(props: AdminViewServerProps) {
  return panelPage(props, async ({ req, searchParams }) => {
    const project = projectIdOf(req)
    if (!project)
      return (
        <div className="panel-empty">
          <h1>Support report</h1>
          <p>Choose a project first.</p>
        </div>
      )
    const at = new Date()
    const now = indianMonth(at.getTime())
    const requested = MonthSchema.safeParse(searchParams.month)
    const month = requested.success && requested.data <= now ? requested.data : now
    const [report, officer] = await Promise.all([
      monthReport(req.payload, { project, month }, at),
      grievanceOfficer(req.payload, project),
    ])
    return (
      <>
        <header className="panel-head">
          <div>
            <h1>Support report</h1>
            <p>Tickets by the month in which they were opened, as they stand now.</p>
          </div>
        </header>
        <MonthLinks path="/support-report" month={month} now={now} />
        <Complaints report={report} month={month} officer={officer?.name ?? null} />
        <Categories report={report} month={month} />
      </>
    )
  })
}

/** Such as `92%, 1 late, 2 open`. */
function keptText({ inTime, late, open }: Kept): string {
  const ended = inTime + late
  const parts = [
    ended > 0 ? `${Math.round((inTime / ended) * 100)}% in time` : null,
    late > 0 ? `${late} late` : null,
    open > 0 ? `${open} open` : null,
  ]
  return parts.filter(Boolean).join(', ') || '–'
}

type ComplaintsProps = { report: SupportReport; month: string; officer: string | null }

function Complaints({ report, month, officer }: ComplaintsProps) {
  const { opened, acknowledged, redressed } = report.complaints
  return (
    <section className="panel-card" aria-labelledby="complaints">
      <h2 id="complaints">{`Complaints of ${monthName(month)}`}</h2>
      <p className="panel-muted">
        The E-Commerce Rules want a complaint acknowledged within 48 hours and redressed within a month.
      </p>
      <dl className="ticket__times">
        <Fact label="Complaints" text={opened.toLocaleString('en-IN')} />
        <Fact label="Acknowledged within 48 hours" text={keptText(acknowledged)} />
        <Fact label="Redressed within a month" text={keptText(redressed)} />
        <Fact label="Grievance officer" text={officer ?? <NoOfficer />} />
      </dl>
    </section>
  )
}

const NoOfficer = () => (
  <>
    {'Not named yet: see '}
    <Link href="/admin/collections/support-settings" prefetch={false}>
      Support desk
    </Link>
  </>
)

const Fact = ({ label, text }: { label: string; text: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{text}</dd>
  </div>
)

function Categories({ report, month }: { report: SupportReport; month: string }) {
  const { medianFirstReplyMs, merged, ratings } = report
  const facts = [
    merged === 0
      ? null
      : `${merged === 1 ? 'One more was' : `${merged.toLocaleString('en-IN')} more were`} merged into others and not counted again`,
    medianFirstReplyMs === null
      ? null
      : `Half of the first replies came within ${hoursText(medianFirstReplyMs)}`,
    ratings.mean === null ? null : `Rated ${ratings.mean.toFixed(1)} of 5 by ${ratings.count}`,
  ].filter(Boolean)
  return (
    <section className="panel-card" aria-labelledby="categories">
      <h2 id="categories">{`All tickets of ${monthName(month)}`}</h2>
      {facts.length > 0 && <p className="panel-muted">{`${facts.join('. ')}.`}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="panel-scroll" aria-label="Figures, scroll sideways" tabIndex={0}>
        <table className="panel-table">
          <thead>
            <tr>
              <th scope="col">About</th>
              <th scope="col" className="panel-number">
                Opened
              </th>
              <th scope="col" className="panel-number">
                Still active
              </th>
              <th scope="col">First reply</th>
              <th scope="col">Resolved</th>
            </tr>
          </thead>
          <tbody>
            {report.categories.map(({ category, opened, active, firstReply, resolution }) => (
              <tr key={category}>
                <th scope="row">{TICKET_CATEGORIES.find(({ id }) => id === category)?.label}</th>
                <td className="panel-number">{opened.toLocaleString('en-IN')}</td>
                <td className="panel-number">{active.toLocaleString('en-IN')}</td>
                <td>{keptText(firstReply)}</td>
                <td>{keptText(resolution)}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">All</th>
              <td className="panel-number">{report.opened.toLocaleString('en-IN')}</td>
              <td className="panel-number">
                {report.categories.reduce((sum, { active }) => sum + active, 0).toLocaleString('en-IN')}
              </td>
              <td>{keptText(report.firstReply)}</td>
              <td>{keptText(report.resolution)}</td>
            </tr>
          </tbody>
        </table>
      </section>
    </section>
  )
}

/** Such as `3 hours` or `1 day`. @param ms duration */
function hoursText(ms: number): string {
  const hours = Math.max(1, Math.ceil(ms / HOUR_MS))
  if (hours < 48) return hours === 1 ? '1 hour' : `${hours} hours`
  return `${Math.round(hours / 24)} days`
}
