import type { PayloadRequest } from 'payload'
import { PROJECT_HEADER } from '#access/projectOf.ts'
import { type SessionUser, type Viewer, viewerOf } from '#access/viewer.ts'
import { loadDashboard } from '#cms/operations/panel/dashboard.ts'
import { periodOf } from '#domain/panel/period.ts'
import type { Shop } from '#tests/support/shop/openShop.ts'

/** A request of an admin of the project. */
export function adminRequest({ payload, project: { id, slug } }: Shop): PayloadRequest {
  const user = {
    id: 'somebody',
    collection: 'users',
    userLevel: 800,
    project: id,
    _isStaff: true,
    _sid: 'x',
    _access: {
      accessList: [],
      features: [],
      offFeatures: [],
      assigned: { testseries: [], products: [], classes: [] },
    },
  } as unknown as SessionUser
  const headers = new Headers({ [PROJECT_HEADER]: `${id} ${slug}` })
  return { payload, headers, user, context: {} } as unknown as PayloadRequest
}

/** Today's dashboard figures: paid orders, revenue in paise, and pending work. */
export async function dashboardOf(shop: Shop) {
  const req = adminRequest(shop)
  const { sales, work } = await loadDashboard(req, viewerOf(req) as Viewer, periodOf('today'), Date.now())
  const waits = Object.fromEntries((work ?? []).map(({ work: { id }, count }) => [id, count]))
  return { sales: sales?.value as { count: number; sum: number }, waits }
}
