import type { ServerProps } from 'payload'
import { hasModule } from '#access/moduleRules.ts'
import { listUrl } from '../../operations/panel/listUrl.ts'
import { countQueues, type Queue } from '../../operations/panel/queues.ts'
import { viewerOfPage } from '../panel/viewerOfPage.ts'
import { QueueChips } from './QueueChips.tsx'

type Props = Pick<ServerProps, 'payload'> & {
  queues: readonly Queue[]
  /** Module whose editors get the button to add an order. */
  addBy?: string
}

/** Above a list: its queues with their counts, limited by the viewer's permissions. */
export async function ListQueues({ payload, queues, addBy }: Props) {
  const page = await viewerOfPage({ payload })
  if (!page) return null
  const counted = await countQueues(page.req, queues)
  return (
    <QueueChips
      canAdd={addBy !== undefined && hasModule(page.viewer, addBy, 'edit')}
      queues={counted.map(({ id, label, collection, where, count, isWork }) => ({
        id,
        label,
        count,
        isWork,
        href: listUrl(collection, where),
      }))}
    />
  )
}
