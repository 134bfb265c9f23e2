import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { listUrl } from '../../operations/panel/listUrl.ts'
import { viewerOfPage } from '../panel/viewerOfPage.ts'

const LOW = { isLow: { equals: true } } as const

/** Over the list of stocks: what the figures are, and the way to those that are low. */
export async function StockHelp({ payload }: ServerProps) {
  const page = await viewerOfPage({ payload })
  if (!page) return null
  const { totalDocs } = await payload.count({
    collection: 'stock-levels',
    where: LOW,
    overrideAccess: false,
    req: page.req,
  })
  return (
    <div className="shop-help">
      <p className="panel-muted">
        Free is what can be sold now. What open payments hold is taken off already and comes back by itself
        when nobody pays. Open a row to count it.
      </p>
      <nav className="panel-chips" aria-label="Stocks">
        <Link href="/admin/collections/stock-levels" prefetch={false}>
          All
        </Link>
        <Link href={listUrl('stock-levels', LOW)} prefetch={false}>
          {`Low or gone: ${totalDocs.toLocaleString('en-IN')}`}
        </Link>
      </nav>
    </div>
  )
}
