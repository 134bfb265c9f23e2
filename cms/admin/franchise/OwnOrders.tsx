import { ownOrders } from '../../operations/franchise/ownOrders.ts'
import { OlderNewerLinks } from './OlderNewerLinks.tsx'
import { OrderRows } from './OrderRows.tsx'
import type { PanelPartProps } from './PanelPartProps.ts'

/** All orders attributed to a franchisee, paginated. */
export async function OwnOrders({ payload, franchisee, before, timeZone }: PanelPartProps) {
  const { orders, next } = await ownOrders(payload, franchisee, before)
  return (
    <>
      <OrderRows title="Orders" orders={orders} timeZone={timeZone} />
      <OlderNewerLinks part="orders" before={before} next={next} />
    </>
  )
}
