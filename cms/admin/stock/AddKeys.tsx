import type { ServerProps } from 'payload'
import { inProject } from '#access/compose.ts'
import { hasModule } from '#access/moduleRules.ts'
import type { SellingProduct } from '#payload-types'
import { viewerOfPage } from '../panel/viewerOfPage.ts'
import { KeyPools } from './KeyPools.tsx'

const MAX_ROWS = 200

/** Above the list of keys: an explanation, and for admins the button to add keys. */
export async function AddKeys({ payload }: ServerProps) {
  const page = await viewerOfPage({ payload })
  const here = page ? inProject(page) : false
  if (!page || here === false) return null
  if (!hasModule(page.viewer, 'serialKeys', 'edit'))
    return (
      <p className="panel-muted shop-help">
        Keys are stored sealed; you see their last characters and states.
      </p>
    )
  const { docs } = await payload.db.find<SellingProduct>({
    collection: 'selling-products',
    where: {
      and: [
        { kind: { equals: 'serial-key-pack' } },
        { keysFrom: { equals: 'pool' } },
        ...(here === true ? [] : [here]),
      ],
    },
    select: { title: true },
    sort: 'title',
    limit: MAX_ROWS,
    pagination: false,
  })
  return <KeyPools packs={docs.map(({ id, title }) => ({ id: String(id), title }))} />
}
