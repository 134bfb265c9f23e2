import type { AdminViewServerProps } from 'payload'
import { hasModule } from '#access/moduleRules.ts'
import { projectIdOf } from '../../operations/content/projectIdOf.ts'
import { panelPage } from '../panel/panelPage.tsx'
import { AddOrder } from './AddOrder.tsx'

/** Page on which staff place an order for a student. */
export async function AddOrdersView(props: AdminViewServerProps) {
  return panelPage(props, ({ req, viewer }) => {
    if (!projectIdOf(req))
      return (
        <div className="panel-empty">
          <h1>Add orders</h1>
          <p>Choose a project first: every order belongs to one.</p>
        </div>
      )
    return (
      <>
        <header className="panel-head">
          <div>
            <h1>Add orders</h1>
            <p>For a student who paid at the desk, or who shall get a link to pay.</p>
          </div>
        </header>
        <AddOrder
          addAt={hasModule(viewer, 'addUsers', 'edit') ? '/admin/people/add' : null}
          canSeeOrders={hasModule(viewer, 'orders') || hasModule(viewer, 'subadminOrders')}
        />
      </>
    )
  })
}
