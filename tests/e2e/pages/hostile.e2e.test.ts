import { expect, test } from '@playwright/test'
import { HOSTILE } from '../support/hostileDocuments.ts'
import {
  expectIntact,
  fillProjectWith,
  type HostileProject,
  openHostileProject,
} from '../support/hostileProject.ts'

// All difficult texts on every screen, failing pictures, all empty states and malformed addresses:
// tests/full/hostile.full.test.ts.
test.describe.configure({ mode: 'default' })

let project: HostileProject
test.beforeAll(async ({ browser }) => {
  project = await openHostileProject(browser)
})
test.afterAll(() => project.context.close())

test('pages keep their layout with markup, right-to-left text and unbroken words in every field, and when empty', async () => {
  test.slow()
  await expectIntact(project, '/courses')
  const empty = project.page.getByRole('main').locator('svg[viewBox="0 0 120 72"]')
  await expect.soft(empty.first()).toBeVisible()
  const { script = '', turned = '', unbroken = '' } = HOSTILE
  await fillProjectWith(project, 'mixed', `${unbroken.repeat(45)} ${script} ${turned}`)
  for (const path of ['/', '/courses/mixed-x', '/blog/mixed-x']) await expectIntact(project, path)
  expect(project.problems).toEqual([])
})

test('unknown and malformed addresses show the project’s 404 page or the nearest valid page', async () => {
  const addresses: [path: string, status: number][] = [
    ['/%E2%80%AEtxt%3Cscript%3E', 404],
    ['/courses?page=1e9&sort=__proto__&price=constructor&rating=NaN', 200],
  ]
  for (const [path, status] of addresses) {
    await expectIntact(project, path, status)
    await expect.soft(project.page.getByRole('contentinfo'), path.slice(0, 80)).toBeVisible()
  }
  expect(project.problems).toEqual([])
})
