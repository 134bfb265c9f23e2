import { overviewOf } from '../../operations/franchise/overview.ts'
import { AddOrder } from '../orders/AddOrder.tsx'
import { CallBaseProvider } from '../ui/CallBaseProvider.tsx'
import type { PanelPartProps } from './PanelPartProps.ts'

/** Order form for a franchisee's own student, paid from the funds. */
export async function OrderForStudent({ payload, franchisee, now }: PanelPartProps) {
  const { fundsPaise } = await overviewOf(payload, franchisee, now)
  return (
    <CallBaseProvider callBase="/franchise">
      <AddOrder addAt="/admin/franchise?part=students" canSeeOrders={false} fundsPaise={fundsPaise} />
    </CallBaseProvider>
  )
}
