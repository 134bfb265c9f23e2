import { ownOrders } from '../../operations/franchise/ownOrders.ts'
import { Earlier } from './Earlier.tsx'
import { OrderRows } from './OrderRows.tsx'
import type { PartProps } from './PartProps.ts'

/** All orders attributed to a franchisee, paginated. */
export async function OwnOrders({ payload, franchisee, before, timeZone }: PartProps) {
  const { orders, next } = await ownOrders(payload, franchisee, before)
  return (
    <>
      <OrderRows title="Orders" orders={orders} timeZone={timeZone} />
      <Earlier part="orders" before={before} next={next} />
    </>
  )
}
