import { Link } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { hasModule } from '#access/moduleRules.ts'
import type { Viewer } from '#access/viewer.ts'
import { idOf } from '#database/idOf.ts'
import { formatInr } from '#domain/money/formatInr.ts'
import { itemsText } from '#domain/orders/itemsText.ts'
import { listSessions } from '../../operations/account/sessions.ts'
import { projectZone } from '../../operations/content/projectZone.ts'
import { listUrl } from '../../operations/panel/listUrl.ts'
import {
  LEARNING_ENTITLEMENTS,
  type PersonOverview,
  personOverview,
} from '../../operations/people/personOverview.ts'
import { paymentBadge, STATUS_BADGES } from '../orders/orderTexts.ts'
import { PersonPermissions } from '../permissions/PersonPermissions.tsx'
import { TICKET_BADGES } from '../tickets/ticketBadges.ts'
import { Badge } from '../ui/Badge.tsx'
import { PersonContact } from './PersonContact.tsx'
import { personTab } from './personTab.tsx'

const sees = (viewer: Viewer) => ({
  orders: hasModule(viewer, 'orders') || hasModule(viewer, 'subadminOrders'),
  courses: hasModule(viewer, 'enrolments'),
  tickets: hasModule(viewer, 'supportTickets'),
})

/** Tab with a person's contact data, orders, enrolments and questions, limited by the viewer's permissions. Meant for support calls. */
export async function OverviewView(props: DocumentViewServerProps) {
  const needs = { isAllowed: (viewer: Viewer) => viewer.isStaff, permission: 'Users' }
  return personTab(props, needs, async ({ req, viewer, person }) => {
    const [overview, timeZone, sessions] = await Promise.all([
      personOverview(req, String(person.id), sees(viewer)),
      projectZone(req.payload, idOf(person.project) ?? null),
      viewer.isAdmin
        ? listSessions(req.payload, { user: String(person.id), current: null }, new Date())
        : null,
    ])
    const dateOf = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone })
    const day = (at: string | null | undefined) => (at ? dateOf.format(new Date(at)) : '–')
    const own = { student: { equals: String(person.id) } }
    const { orders, courses, tickets } = overview
    return (
      <>
        <Figures {...overview} />
        <div className="people-overview">
          <PersonContact person={person} since={day(person.createdAt)} devices={sessions?.length ?? null} />
          <PersonPermissions
            payload={req.payload}
            person={{ id: String(person.id), level: person.userLevel ?? 0 }}
            canChange={hasModule(viewer, 'permissions', 'edit')}
          />
        </div>
        {orders && (
          <List title="Orders" total={orders.total} all={listUrl('orders', own)}>
            {orders.rows.map((order) => (
              <tr key={order.id}>
                <th scope="row">
                  <Link href={`/admin/collections/orders/${order.id}`} prefetch={false}>
                    {order.number}
                  </Link>
                </th>
                <td className="panel-muted panel-cut" data-label="Items">
                  {itemsText(order.lines)}
                </td>
                <td className="panel-muted" data-label="Placed on">
                  {day(order.placedAt)}
                </td>
                <td data-label="Status">
                  <span>
                    <Badge {...STATUS_BADGES[order.status]} /> <Badge {...paymentBadge(order)} />
                  </span>
                </td>
                <td className="panel-number" data-label="Amount">
                  {formatInr(order.payablePaise)}
                </td>
              </tr>
            ))}
          </List>
        )}
        {courses && (
          <List
            title="Courses and tests"
            total={courses.total}
            // A purchase that opens several items is one row here and several in the linked list.
            allLabel="All items"
            all={listUrl('entitlements', { ...own, ...LEARNING_ENTITLEMENTS })}
          >
            {courses.rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">
                  <Link href={`/admin/collections/entitlements/${row.id}`} prefetch={false}>
                    {row.title || 'Without a title'}
                  </Link>
                </th>
                <td className="panel-muted panel-cut" data-label="Source">
                  {row.origin}
                </td>
                <td className="panel-muted">{`From ${day(row.startsAt)}`}</td>
                <td className="panel-muted">
                  {row.revokedAt
                    ? `Ended ${day(row.revokedAt)}`
                    : row.endsAt
                      ? `Until ${day(row.endsAt)}`
                      : 'No end date'}
                </td>
                <td>
                  {row.revokedAt ? <Badge text="Access ended" tone="plain" /> : null}
                  {!row.revokedAt && row.pausedAt ? <Badge text="Paused" tone="warning" /> : null}
                </td>
              </tr>
            ))}
          </List>
        )}
        {tickets && (
          <List title="Support tickets" total={tickets.total} all={listUrl('support-tickets', own)}>
            {tickets.rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">
                  <Link href={`/admin/collections/support-tickets/${row.id}`} prefetch={false}>
                    {row.number}
                  </Link>
                </th>
                <td className="panel-cut" data-label="Subject">
                  {row.subject}
                </td>
                <td className="panel-muted" data-label="Opened on">
                  {day(row.createdAt)}
                </td>
                <td data-label="Status">
                  <Badge {...TICKET_BADGES[row.state]} />
                </td>
              </tr>
            ))}
          </List>
        )}
      </>
    )
  })
}

function Figures({ orders, courses, tickets }: PersonOverview) {
  const figures = [
    ...(orders
      ? [
          ['Orders', orders.total.toLocaleString('en-IN')],
          ['Spent', formatInr(orders.netPaidPaise)],
        ]
      : []),
    ...(courses ? [['Courses and tests', courses.total.toLocaleString('en-IN')]] : []),
    ...(tickets ? [['Support tickets', tickets.total.toLocaleString('en-IN')]] : []),
  ]
  if (figures.length === 0) return null
  return (
    <dl className="people-figures">
      {figures.map(([label, value]) => (
        <div key={label} className="panel-card">
          <dt>{label}</dt>
          <dd className="panel-number">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type ListProps = { title: string; total: number; all: string; allLabel?: string; children: ReactNode }

const List = ({ title, total, all, allLabel, children }: ListProps) => (
  <section className="panel-card" aria-label={title}>
    <div className="panel-head">
      <h2>{title}</h2>
      {total > 0 && (
        <Link href={all} prefetch={false}>
          {allLabel ?? `All ${total.toLocaleString('en-IN')}`}
        </Link>
      )}
    </div>
    {total === 0 ? (
      <p className="panel-muted">None yet.</p>
    ) : (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
      <section className="panel-scroll" tabIndex={0} aria-label={`${title}, scrolls sideways`}>
        <table className="panel-table panel-cards">
          <tbody>{children}</tbody>
        </table>
      </section>
    )}
  </section>
)
