import { expect, test } from '@playwright/test'
import { HOSTILE } from './support/hostileDocuments.ts'
import { expectStands, fillWith, type HostileProject, openHostileProject } from './support/hostileProject.ts'

// All sorts of words in every screen, pictures that do not load, all empty states and addresses that nobody wrote:
// tests/full/hostile.full.test.ts.
test.describe.configure({ mode: 'default' })

let project: HostileProject
test.beforeAll(async ({ browser }) => {
  project = await openHostileProject(browser)
})
test.afterAll(() => project.context.close())

test('pages stand with markup, turned letters and words without a space in every field, and without anything', async () => {
  test.slow()
  await expectStands(project, '/courses')
  const empty = project.page.getByRole('main').locator('svg[viewBox="0 0 120 72"]')
  await expect.soft(empty.first()).toBeVisible()
  const { script = '', turned = '', unbroken = '' } = HOSTILE
  await fillWith(project, 'mixed', `${unbroken.repeat(45)} ${script} ${turned}`)
  for (const path of ['/', '/courses/mixed-x', '/blog/mixed-x']) await expectStands(project, path)
  expect(project.problems).toEqual([])
})

test('addresses that nobody wrote lead to a page of the project that says so, or to the nearest one', async () => {
  const addresses: [path: string, status: number][] = [
    ['/%E2%80%AEtxt%3Cscript%3E', 404],
    ['/courses?page=1e9&sort=__proto__&price=constructor&rating=NaN', 200],
  ]
  for (const [path, status] of addresses) {
    await expectStands(project, path, status)
    await expect.soft(project.page.getByRole('contentinfo'), path.slice(0, 80)).toBeVisible()
  }
  expect(project.problems).toEqual([])
})
