import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { hasModule } from '#access/moduleRules.ts'
import { MODULES } from '#access/modules.ts'
import type { Viewer } from '#access/viewer.ts'
import { idOf } from '#database/idOf.ts'
import type { PanelSearchHit } from '#domain/calls/panel.ts'
import { formatInr } from '#domain/money/formatInr.ts'
import { navigationOf } from '#domain/panel/navigation.ts'
import { personWhere } from '#domain/people/personWhere.ts'
import { phoneSearch } from '#domain/people/phoneSearch.ts'
import { phoneText } from '#domain/people/phoneText.ts'
import { wholePhones } from '#domain/people/wholePhones.ts'
import { collectionGrant } from '#domain/roles/collectionGrant.ts'
import { roleName } from '#domain/roles/roles.ts'
import { studentNames } from '../orders/studentNames.ts'
import { listUrl } from './listUrl.ts'
import { panelPages } from './panelPages.ts'

/** Maximum hits per kind. */
const LIMIT = 5

type Row = Record<string, unknown> & { id: string }

/** Matching documents that the person may read, by the collection's access control. */
async function find(
  req: PayloadRequest,
  collection: CollectionSlug,
  where: Where,
  select: Record<string, true>,
): Promise<Row[]> {
  const { docs } = await req.payload.find({
    collection,
    where,
    select: select as never,
    limit: LIMIT,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
    user: req.user,
  })
  return docs as unknown as Row[]
}

const hrefOf = (collection: string, { id }: Row): string => `/admin/collections/${collection}/${id}`

async function people(req: PayloadRequest, text: string): Promise<PanelSearchHit[]> {
  const where = personWhere(text)
  if (!where) return []
  const rows = await find(req, 'users', where, { name: true, phone: true, email: true, userLevel: true })
  return rows.map((row) => ({
    kind: 'person',
    title: String(row.name || row.phone || row.email || 'Without a name'),
    detail: [row.phone ? phoneText(String(row.phone)) : row.email, roleName(row.userLevel as number)]
      .filter(Boolean)
      .join(' · '),
    href: hrefOf('users', row),
  }))
}

async function orders(req: PayloadRequest, text: string): Promise<PanelSearchHit[]> {
  // A complete phone number cannot be part of an order number.
  if (wholePhones(phoneSearch(text) ?? '').length > 0) return []
  const where = { number: { contains: text.toUpperCase() } }
  const rows = await find(req, 'orders', where, { number: true, payablePaise: true, paymentStatus: true })
  return rows.map((row) => ({
    kind: 'order',
    title: String(row.number),
    detail: `${formatInr(Number(row.payablePaise))} · ${row.paymentStatus}`,
    href: hrefOf('orders', row),
  }))
}

/** Number of rows, newest first, that are read to find the people whose orders match. */
const ORDERS_READ = 50

/** Links to the orders of the people that a text matches, as far as the viewer may see their orders. */
async function ordersOfPeople(req: PayloadRequest, text: string): Promise<PanelSearchHit[]> {
  const viewer = { req, user: req.user }
  const { docs } = await req.payload.find({
    collection: 'orders',
    // The list's own search by student (hooks/people/searchByStudent.ts).
    where: { student: { like: text } },
    select: { student: true },
    sort: '-placedAt',
    limit: ORDERS_READ,
    pagination: false,
    depth: 0,
    ...viewer,
    overrideAccess: false,
  })
  const students = [...new Set(docs.map(({ student }) => idOf(student) as string))].slice(0, LIMIT)
  const nameOf = studentNames(req.payload)
  return Promise.all(
    students.map(async (student): Promise<PanelSearchHit> => {
      const where = { student: { equals: student } }
      const [name, { totalDocs }] = await Promise.all([
        nameOf(student),
        req.payload.count({ collection: 'orders', where, ...viewer, overrideAccess: false }),
      ])
      return {
        kind: 'order',
        title: `Orders of ${name ?? 'a deleted account'}`,
        detail: totalDocs === 1 ? '1 order' : `${totalDocs.toLocaleString('en-IN')} orders`,
        href: listUrl('orders', where),
      }
    }),
  )
}

const TITLED = [
  { collection: 'pages', kind: 'page', detail: 'Page' },
  { collection: 'blogs', kind: 'blog', detail: 'Blog post' },
  { collection: 'selling-products', kind: 'product', detail: 'Product' },
] as const

async function titled(
  req: PayloadRequest,
  { collection, kind, detail }: (typeof TITLED)[number],
  text: string,
): Promise<PanelSearchHit[]> {
  const rows = await find(req, collection, { title: { contains: text } }, { title: true })
  return rows.map((row) => ({ kind, title: String(row.title), detail, href: hrefOf(collection, row) }))
}

function ownPages(req: PayloadRequest, viewer: Viewer, text: string): PanelSearchHit[] {
  const words = text.toLowerCase()
  return navigationOf(viewer, MODULES, panelPages(req.payload))
    .flatMap(({ label: group, items }) =>
      items.flatMap((item) =>
        [item, ...item.pages.filter(({ url }) => url !== item.url)].map(({ url, label }) => ({
          kind: 'panel' as const,
          title: label,
          detail: group,
          href: url === '/' ? '/admin' : `/admin${url}`,
        })),
      ),
    )
    .filter(({ title }) => title.toLowerCase().includes(words))
    .slice(0, LIMIT)
}

/** Results of the header's search: pages of the panel and documents that the viewer may see. */
export async function searchPanel(
  req: PayloadRequest,
  viewer: Viewer,
  text: string,
): Promise<PanelSearchHit[]> {
  const sees = (slug: string) => collectionGrant(viewer, slug, MODULES).view !== 'none'
  const seesPeople = ['users', 'experts', 'franchise'].some((id) => hasModule(viewer, id))
  const found = await Promise.all([
    ownPages(req, viewer, text),
    sees('orders') ? orders(req, text) : [],
    sees('orders') ? ordersOfPeople(req, text) : [],
    seesPeople ? people(req, text) : [],
    ...TITLED.map((kind) => (sees(kind.collection) ? titled(req, kind, text) : [])),
  ])
  return found.flat()
}
