import type { AssignedKind, Module } from './Module.ts'
import { isLimitedToAssigned, moduleGrant } from './moduleGrant.ts'
import type { PersonAccess } from './PersonAccess.ts'

/** Which documents of a collection somebody gets: all, none, or those of the assigned ids. */
export type Extent = 'all' | 'none' | { kind: AssignedKind; ids: readonly string[] }

export type CollectionGrant = { view: Extent; edit: Extent }

/** Which part of assignedData narrows a collection. */
const NARROWED: Record<string, AssignedKind> = {
  'test-series': 'testseries',
  'test-papers': 'testseries',
  'selling-products': 'products',
  orders: 'products',
  shipments: 'products',
  classes: 'classes',
  lectures: 'classes',
  'class-content-summaries': 'classes',
}

/** What tells of orders and people beyond the assigned: nothing of it, once something is assigned. */
const WITHHELD: Record<string, AssignedKind> = {
  payments: 'products',
  'payment-events': 'products',
  refunds: 'products',
  returns: 'products',
  invoices: 'products',
  'courier-events': 'products',
  carts: 'products',
  'wishlist-items': 'products',
  'credit-wallets': 'products',
  'earning-wallets': 'products',
  referrals: 'products',
  payouts: 'products',
  'fund-wallets': 'products',
  'class-serial-keys': 'products',
  'stock-levels': 'products',
  entitlements: 'products',
  'lecture-completions': 'classes',
}

/** Sub admins never see a test series that is not assigned to them; of the other kinds all, until something is assigned. */
function extentOf(person: PersonAccess, module: Module, slug: string): Extent {
  const withheld = WITHHELD[slug]
  if (withheld && isLimitedToAssigned(person) && person.assigned[withheld].length > 0) return 'none'
  const kind = NARROWED[slug]
  if (!kind || !isLimitedToAssigned(person)) return 'all'
  const ids = person.assigned[kind]
  return module.isAssignedOnly || kind === 'testseries' || ids.length > 0 ? { kind, ids } : 'all'
}

const widest = (extents: Extent[]): Extent =>
  extents.find((extent) => extent === 'all') ?? extents.find((extent) => extent !== 'none') ?? 'none'

/** What the modules together give a person in one collection; the REST API obeys it (spec 6). */
export function collectionGrant(
  person: PersonAccess,
  slug: string,
  modules: readonly Module[],
): CollectionGrant {
  const [view, edit]: [Extent[], Extent[]] = [[], []]
  for (const module of modules) {
    const isOwn = module.collections.includes(slug)
    if (!isOwn && !module.shows?.includes(slug)) continue
    const grant = moduleGrant(person, module)
    const extent = extentOf(person, module, slug)
    if (grant.canView) view.push(extent)
    if (grant.canEdit && isOwn) edit.push(extent)
  }
  return { view: widest(view), edit: widest(edit) }
}
