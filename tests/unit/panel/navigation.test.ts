import { expect, it } from 'vitest'
import { MODULES } from '#access/modules.ts'
import {
  currentPage,
  labelOfUrl,
  type NavGroup,
  navigationOf,
  nestNavigation,
} from '#domain/panel/navigation.ts'
import { NO_ASSIGNED_DATA, type PersonAccess } from '#domain/roles/PersonAccess.ts'

const person = (level: number, list: [string, boolean][] = []): PersonAccess => ({
  level,
  isOwner: level === 1000,
  accessList: list.map(([id, canEdit]) => ({ id, canEdit })),
  features: [],
  offFeatures: [],
  assigned: NO_ASSIGNED_DATA,
})
const PAGES = [
  { url: '/activities', label: 'Activities' },
  { url: '/schedule', label: 'Schedule' },
  { url: '/people/permissions', label: 'Permissions' },
  ...['orders', 'pages', 'sections', 'blogs', 'classes', 'projects', 'access-configurations'].map((slug) => ({
    url: `/collections/${slug}`,
    label: labelOfUrl(slug),
  })),
]
const groupsFor = (viewer: PersonAccess): NavGroup[] => navigationOf(viewer, MODULES, PAGES)
const labels = (groups: NavGroup[]) => groups.flatMap(({ items }) => items.map(({ label }) => label))

it('shows a sub admin the existing modules of the access list alone', () => {
  const groups = groupsFor(
    person(650, [
      ['orders', false],
      ['pages', true],
      ['cart', true],
    ]),
  )
  expect(labels(groups)).toEqual(['Dashboard', 'Orders', 'Pages'])
  expect(groups.map(({ label }) => label)).toEqual(['Overview', 'Shop', 'Site'])
  const [, orders, pages] = groups.flatMap(({ items }) => items)
  expect(orders).toMatchObject({ url: '/collections/orders', isReadOnly: true, pages: [] })
  expect(pages?.pages.map(({ url }) => url)).toEqual([
    '/collections/pages',
    '/collections/sections',
    '/schedule',
  ])
  expect(pages?.isReadOnly).toBe(false)
})

it('shows every page once, under the first module that has it', () => {
  const urls = groupsFor(person(800)).flatMap(({ items }) =>
    items.flatMap(({ url, pages }) => (pages.length > 0 ? pages.map((page) => page.url) : [url])),
  )
  expect(urls.toSorted()).toEqual([...new Set(urls)].toSorted())
  expect(urls).not.toContain('/collections/projects')
})

it('opens a module at the page with its name', () => {
  const item = groupsFor(person(800))
    .flatMap(({ items }) => items)
    .find(({ id }) => id === 'permissions')
  expect(item?.url).toBe('/people/permissions')
})

it('has the dashboard even without permissions', () => {
  expect(labels(groupsFor(person(650)))).toEqual(['Dashboard'])
  expect(labels(groupsFor(person(1000)))).toContain('Projects')
})

it.each([
  ['/', '/'],
  ['/collections/orders', '/collections/orders'],
  ['/collections/orders/1', '/collections/orders'],
  ['/collections/orders-x', null],
  ['/schedule', '/schedule'],
  ['/account', null],
])('%s is below %s', (path, expected) => {
  expect(currentPage(path, groupsFor(person(800)))).toBe(expected)
})

it('nests entries below others, and counts them there', () => {
  const lists = ['orders', 'returns', 'payments', 'refunds', 'invoices'].map((slug) => ({
    url: `/collections/${slug}`,
    label: labelOfUrl(slug),
  }))
  const groupsOf = (viewer: PersonAccess) => nestNavigation(navigationOf(viewer, MODULES, lists), MODULES)
  const [dashboard, orders, ...more] = groupsOf(person(800)).flatMap(({ items }) => items)
  expect(dashboard?.id).toBe('dashboard')
  expect(more).toEqual([])
  expect(orders).toMatchObject({ id: 'orders', isReadOnly: false, inner: ['payments', 'invoices'] })
  expect(orders?.pages.map(({ url }) => url)).toEqual([
    '/collections/orders',
    '/collections/returns',
    '/collections/payments',
    '/collections/refunds',
    '/collections/invoices',
  ])
  const mixed = person(650, [
    ['orders', true],
    ['invoices', false],
  ])
  const [, theirs] = groupsOf(mixed).flatMap(({ items }) => items)
  expect(theirs?.pages.map(({ url, isReadOnly }) => [url, isReadOnly ?? false])).toEqual([
    ['/collections/orders', false],
    ['/collections/returns', false],
    ['/collections/payments', true],
    ['/collections/refunds', true],
    ['/collections/invoices', true],
  ])
  // With the nested module alone it is a top-level entry.
  expect(labels(groupsOf(person(650, [['invoices', true]])))).toEqual(['Dashboard', 'Invoices'])
})

it('names and opens a module by its main page', () => {
  const pages = [
    { url: '/courses', label: 'Courses' },
    { url: '/collections/classes', label: 'Classes' },
    { url: '/collections/selling-products', label: 'Products' },
    { url: '/collections/sale-items', label: 'Sales' },
  ]
  const itemsOf = (list: [string, boolean][]) =>
    navigationOf(person(650, list), MODULES, pages)
      .flatMap(({ items }) => items)
      .map(({ label, url }) => [label, url])
  expect(itemsOf([['classes', true]])).toContainEqual(['Courses and classes', '/courses'])
  // Without the permission for classes courses are among the products.
  const [, seller] = navigationOf(person(650, [['products', true]]), MODULES, pages).flatMap(
    ({ items }) => items,
  )
  expect(seller).toMatchObject({ label: 'Products and sales', url: '/collections/selling-products' })
  expect(seller?.pages.map(({ url }) => url)).toContain('/courses')
})

it('shows the lists nested below orders to viewers with access, but not to staff limited to assigned products', () => {
  const lists = ['orders', 'payments', 'refunds', 'invoices', 'shipments', 'courier-events'].map((slug) => ({
    url: `/collections/${slug}`,
    label: labelOfUrl(slug),
  }))
  const urlsOf = (viewer: PersonAccess) =>
    navigationOf(viewer, MODULES, lists)
      .flatMap(({ items }) => items)
      .find(({ id }) => id === 'orders')
      ?.pages.map(({ url }) => url.replace('/collections/', ''))
  const seller = person(650, [['orders', true]])
  expect(urlsOf(seller)).toEqual(['orders', 'payments', 'refunds', 'invoices', 'shipments'])
  const limited = { ...seller, assigned: { ...NO_ASSIGNED_DATA, products: ['p1'] } }
  expect(urlsOf(limited)).toEqual(['orders', 'shipments'])
  expect(urlsOf({ ...seller, offFeatures: ['courier'] })).not.toContain('shipments')
  // A viewer with the list's own module has it there.
  expect(urlsOf(person(800))).toEqual([])
})
