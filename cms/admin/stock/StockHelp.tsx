import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { PENDING_FILTERS } from '#domain/panel/pendingFilters.ts'
import { listUrl } from '../../operations/panel/listUrl.ts'
import { viewerOfPage } from '../panel/viewerOfPage.ts'

/** Above the list of stock levels: an explanation, and the filter for low stock. */
export async function StockHelp({ payload }: ServerProps) {
  const page = await viewerOfPage({ payload })
  if (!page) return null
  const { totalDocs } = await payload.count({
    collection: 'stock-levels',
    where: PENDING_FILTERS.lowStock,
    overrideAccess: false,
    req: page.req,
  })
  return (
    <div className="shop-help">
      <p className="panel-muted">
        Available is what can be sold now. What open payments hold is taken off already and comes back by
        itself when nobody pays. Open a row to count it.
      </p>
      <nav className="panel-chips" aria-label="Stocks">
        <Link href="/admin/collections/stock-levels" prefetch={false}>
          All
        </Link>
        <Link href={listUrl('stock-levels', PENDING_FILTERS.lowStock)} prefetch={false}>
          {`Low or gone: ${totalDocs.toLocaleString('en-IN')}`}
        </Link>
      </nav>
    </div>
  )
}
