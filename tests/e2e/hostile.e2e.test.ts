import { expect, test } from '@playwright/test'
import { HOSTILE } from './support/hostileDocuments.ts'
import {
  expectBoxesOfPictures,
  expectStands,
  fillWith,
  type HostileProject,
  openHostileProject,
} from './support/hostileProject.ts'

// All sorts of words in every screen, all empty states and addresses that nobody wrote: tests/full/hostile.full.test.ts.
test.describe.configure({ mode: 'default' })

let project: HostileProject
test.beforeAll(async ({ browser }) => {
  project = await openHostileProject(browser)
})
test.afterAll(() => project.context.close())

test('a project without anything shows drawn empty states and a way on', async () => {
  const { page, problems } = project
  for (const path of ['/courses', '/blog', '/search?q=nothing+at+all']) {
    await expectStands(project, path)
    const empty = page.getByRole('main').locator('svg[viewBox="0 0 120 72"]')
    await expect.soft(empty.first(), `${path} has an empty state`).toBeVisible()
  }
  await expectStands(project, '/')
  expect(problems).toEqual([])
})

test('pages stand with markup, turned letters and words without a space in every field', async () => {
  test.slow()
  const { script = '', turned = '', unbroken = '' } = HOSTILE
  await fillWith(project, 'mixed', `${unbroken.repeat(45)} ${script} ${turned}`)
  for (const path of ['/', '/courses/mixed-x', '/products/mixed-book', '/blog/mixed-x', '/mixed-x'])
    await expectStands(project, path)
  expect(project.problems).toEqual([])
})

test('addresses that nobody wrote lead to a page of the project that says so, or to the nearest one', async () => {
  const addresses: [path: string, status: number][] = [
    ['/courses/there-is-no-such-course', 404],
    ['/%E2%80%AEtxt%3Cscript%3E', 404],
    [`/search?q=${'x'.repeat(10_000)}`, 200],
    ['/courses?page=1e9&sort=__proto__&price=constructor&rating=NaN', 200],
  ]
  for (const [path, status] of addresses) {
    await expectStands(project, path, status)
    await expect.soft(project.page.getByRole('contentinfo'), path.slice(0, 80)).toBeVisible()
  }
  expect(project.problems).toEqual([])
})

test('a picture that does not load leaves its box and a drawing in its place', ({ browser }) =>
  expectBoxesOfPictures(browser, 360, ['/courses/neet-organic-chemistry']))
