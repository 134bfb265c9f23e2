import { formatInr } from '#domain/money/formatInr.ts'
import { OVERVIEW_DAYS, overviewOf } from '../../operations/franchise/overview.ts'
import { ownOrders } from '../../operations/franchise/ownOrders.ts'
import { Tile } from '../dashboard/Tile.tsx'
import { OrderRows } from './OrderRows.tsx'
import type { PanelPartProps } from './PanelPartProps.ts'

const LATEST = 5
const plain = (value: number): string => value.toLocaleString('en-IN')

/** Figures, latest orders and account of a franchisee. */
export async function FranchiseOverview({ payload, franchisee, person, timeZone, now }: PanelPartProps) {
  const [figures, { orders }] = await Promise.all([
    overviewOf(payload, franchisee, now),
    ownOrders(payload, franchisee, null, LATEST),
  ])
  const facts: [string, string][] = [
    ['Name', person.name || 'Not given'],
    ['Phone', person.phone || 'Not given'],
    ['E-mail', person.email || 'Not given'],
  ]
  return (
    <>
      <div className="panel-tiles">
        <Tile
          label="Funds"
          href="/admin/franchise?part=statement"
          text={formatInr(figures.fundsPaise)}
          note="to order from"
        />
        <Tile
          label="Commission"
          href="/admin/franchise?part=statement"
          text={formatInr(figures.pendingPaise)}
          note="pending"
        />
        <Tile
          label="Students"
          href="/admin/franchise?part=students"
          text={plain(figures.students)}
          note="of your own"
        />
        <Tile
          label="Orders"
          href="/admin/franchise?part=orders"
          text={plain(figures.orders)}
          note={`in the last ${OVERVIEW_DAYS} days`}
        />
      </div>
      <OrderRows title="Latest orders" orders={orders} timeZone={timeZone} />
      <section className="panel-card" aria-labelledby="franchise-account">
        <h2 id="franchise-account">Your account</h2>
        <dl className="franchise-facts">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}
