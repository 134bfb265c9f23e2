import { Link } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { idOf } from '#database/idOf.ts'
import type { User } from '#payload-types'
import { projectZone } from '../../operations/content/projectZone.ts'
import { panelPage } from '../panel/panelPage.tsx'
import { FranchiseOverview } from './FranchiseOverview.tsx'
import { FranchiseStatement } from './FranchiseStatement.tsx'
import { OrderForStudent } from './OrderForStudent.tsx'
import { OwnCodes } from './OwnCodes.tsx'
import { OwnOrders } from './OwnOrders.tsx'
import { OwnStudents } from './OwnStudents.tsx'
import type { PanelPartProps } from './PanelPartProps.ts'

const PARTS = {
  overview: { label: 'Overview', Part: FranchiseOverview },
  students: { label: 'Students', Part: OwnStudents },
  order: { label: 'New order', Part: OrderForStudent },
  orders: { label: 'Orders', Part: OwnOrders },
  codes: { label: 'Codes', Part: OwnCodes },
  statement: { label: 'Statement', Part: FranchiseStatement },
} as const
type PartName = keyof typeof PARTS

const partOf = (requested: unknown): PartName =>
  typeof requested === 'string' && requested in PARTS ? (requested as PartName) : 'overview'

const beforeOf = (requested: unknown): number | null => {
  const before = Number(requested)
  return Number.isSafeInteger(before) && before > 0 ? before : null
}

/** `/franchise`: students, orders, codes and funds of the signed-in franchisee only. */
export async function FranchiseView(props: AdminViewServerProps) {
  return panelPage(props, async ({ req, viewer, searchParams }) => {
    const name = partOf(searchParams.part)
    const { Part } = PARTS[name]
    const person = req.user as User
    const args: PanelPartProps = {
      payload: req.payload,
      franchisee: viewer.id,
      person,
      now: new Date(),
      before: beforeOf(searchParams.before),
      timeZone: await projectZone(req.payload, idOf(person.project)),
    }
    return (
      <>
        <header className="panel-head">
          <div>
            <h1>Franchise panel</h1>
            <p>Your students, what they order through you, and your funds.</p>
          </div>
        </header>
        <nav className="panel-chips" aria-label="Franchise panel">
          {Object.entries(PARTS).map(([part, { label }]) => (
            <Link
              key={part}
              href={partHref(part)}
              prefetch={false}
              aria-current={part === name ? 'page' : undefined}
            >
              {label}
            </Link>
          ))}
        </nav>
        <Part {...args} />
      </>
    )
  })
}

const partHref = (part: string): string =>
  part === 'overview' ? '/admin/franchise' : `/admin/franchise?part=${part}`
