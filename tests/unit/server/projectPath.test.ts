import { expect, it } from 'vitest'
import { projectBase, splitProjectPath } from '#domain/links/projectPath.ts'
import { adminPath } from '#domain/roles/adminPath.ts'

it.each([
  ['/', null, '', '/'],
  ['/courses/a', null, '', '/courses/a'],
  ['/_projects/demo', 'demo', '/_projects/demo', '/'],
  ['/_projects/demo/', 'demo', '/_projects/demo', '/'],
  ['/_projects/demo/hi/orders', 'demo', '/_projects/demo', '/hi/orders'],
  ['/_projects/demo?q=1', 'demo', '/_projects/demo', '/?q=1'],
  ['/_projects', null, '', '/_projects'],
  ['/_projectsdemo/x', null, '', '/_projectsdemo/x'],
  ['/a/_projects/demo', null, '', '/a/_projects/demo'],
])('%s belongs to %s', (address, slug, base, path) =>
  expect(splitProjectPath(address)).toEqual({ slug, base, path }),
)

it('a base path round-trips, also in the panel', () => {
  expect(splitProjectPath(`${projectBase('demo')}/admin`)).toMatchObject({ slug: 'demo', path: '/admin' })
  expect(adminPath(`https://school.example${projectBase('demo')}/admin/collections/orders?x=1`)).toBe(
    '/collections/orders',
  )
})
