import type { ServerProps } from 'payload'
import { hasModule } from '#access/moduleRules.ts'
import { countQueues } from '../../operations/orders/orderQueues.ts'
import { listUrl } from '../../operations/panel/listUrl.ts'
import { viewerOfPage } from '../panel/viewerOfPage.ts'
import { QueueChips } from './QueueChips.tsx'

/** Over the list of orders: the queues that the person may see with what is in them, and the way to add an order. */
export async function OrderQueues({ payload }: ServerProps) {
  const page = await viewerOfPage({ payload })
  if (!page) return null
  const queues = await countQueues(page.req)
  return (
    <QueueChips
      canAdd={hasModule(page.viewer, 'addOrders', 'edit')}
      queues={queues.map(({ id, label, collection, where, count, isWork }) => ({
        ...{ id, label, count, isWork },
        href: listUrl(collection, where),
      }))}
    />
  )
}
