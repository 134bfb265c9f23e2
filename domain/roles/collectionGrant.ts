import type { AssignedKind, Module } from './Module.ts'
import { isLimitedToAssigned, moduleGrant } from './moduleGrant.ts'
import type { PersonAccess } from './PersonAccess.ts'

/** The documents of a collection that a person may access: all, none, or those with the assigned ids. */
export type Extent = 'all' | 'none' | { kind: AssignedKind; ids: readonly string[] }

export type CollectionGrant = { view: Extent; edit: Extent }

/** The part of assignedData that limits each collection. */
const LIMITED_BY: Record<string, AssignedKind> = {
  'test-series': 'testseries',
  'test-papers': 'testseries',
  'test-user-attempts': 'testseries',
  questions: 'testseries',
  'question-files': 'testseries',
  'question-imports': 'testseries',
  accommodations: 'testseries',
  'selling-products': 'products',
  orders: 'products',
  shipments: 'products',
  classes: 'classes',
  lectures: 'classes',
  'assignment-submissions': 'classes',
  'live-meet-sessions': 'classes',
  'live-attendances': 'classes',
  'live-class-chatrooms': 'classes',
  'class-content-summaries': 'classes',
}

/**
 * Collections with data beyond the assigned documents: hidden completely once anything of this kind is
 * assigned.
 */
const HIDDEN_BY: Record<string, AssignedKind> = {
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
  'item-downloads': 'products',
  'lecture-completions': 'classes',
  'lecture-progress': 'classes',
  'class-plans': 'classes',
  'learning-streaks': 'classes',
  certificates: 'classes',
}

/**
 * Sub admins only see the test series assigned to them; of products and classes they see all until some are
 * assigned.
 */
function extentOf(person: PersonAccess, module: Module, slug: string): Extent {
  const hiddenBy = HIDDEN_BY[slug]
  if (hiddenBy && isLimitedToAssigned(person) && person.assigned[hiddenBy].length > 0) return 'none'
  const kind = LIMITED_BY[slug]
  if (!kind || !isLimitedToAssigned(person)) return 'all'
  const ids = person.assigned[kind]
  return module.isAssignedOnly || kind === 'testseries' || ids.length > 0 ? { kind, ids } : 'all'
}

const widest = (extents: Extent[]): Extent =>
  extents.find((extent) => extent === 'all') ?? extents.find((extent) => extent !== 'none') ?? 'none'

/** The access that all modules together grant a person to a collection; the REST API enforces it (spec 6). */
export function collectionGrant(
  person: PersonAccess,
  slug: string,
  modules: readonly Module[],
): CollectionGrant {
  const [view, edit]: [Extent[], Extent[]] = [[], []]
  for (const module of modules) {
    const ownsCollection = module.collections.includes(slug)
    if (!ownsCollection && !module.shows?.includes(slug)) continue
    const grant = moduleGrant(person, module)
    const extent = extentOf(person, module, slug)
    if (grant.canView) view.push(extent)
    if (grant.canEdit && ownsCollection) edit.push(extent)
  }
  return { view: widest(view), edit: widest(edit) }
}
