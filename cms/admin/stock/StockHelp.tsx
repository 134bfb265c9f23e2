import type { ServerProps } from 'payload'
import { STOCK_QUEUES } from '../../operations/stock/stockQueues.ts'
import { ListQueues } from '../lists/ListQueues.tsx'

/** Above the list of stock levels: an explanation, and the queue of low stock. */
export const StockHelp = ({ payload }: ServerProps) => (
  <div className="shop-help">
    <p className="panel-muted">
      Available is what can be sold now. What open payments hold is taken off already and comes back by itself
      when nobody pays. Open a row to add what came in, or to count it.
    </p>
    <ListQueues payload={payload} queues={STOCK_QUEUES} />
  </div>
)
