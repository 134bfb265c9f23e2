import { expect, test } from '@playwright/test'
import { PORT } from '../../playwright.config.ts'
import { filled, HOSTILE } from '../e2e/support/hostileDocuments.ts'
import {
  expectBoxesOfPictures,
  expectIntact,
  fillProjectWith,
  type HostileProject,
  openHostileProject,
} from '../e2e/support/hostileProject.ts'

test.describe.configure({ mode: 'serial' })

const pathsOf = (name: string): string[] => [
  '/',
  '/courses',
  '/products',
  `/courses/${name}-x`,
  `/products/${name}-book`,
  `/categories/${name}-x`,
  '/blog',
  `/blog/category/${name}-x`,
  `/blog/${name}-x`,
  '/free-resources',
  `/free-resources/${name}-x`,
  `/${name}-x`,
  `/search?q=${encodeURIComponent(filled(HOSTILE[name] ?? '', 60))}`,
]

let project: HostileProject
test.beforeAll(async ({ browser }) => {
  project = await openHostileProject(browser)
})
test.afterAll(() => project.context.close())

test('an empty project shows illustrated empty states with a next step', async () => {
  const { page, problems } = project
  for (const path of [
    '/courses',
    '/classes',
    '/test-series',
    '/quizzes',
    '/products',
    '/blog',
    '/free-resources',
    '/search?q=nothing+at+all',
    '/compare',
    '/downloads',
  ]) {
    await expectIntact(project, path)
    const empty = page.getByRole('main').locator('svg[viewBox="0 0 120 72"]')
    await expect.soft(empty.first(), `${path} has an empty state`).toBeVisible()
  }
  await expectIntact(project, '/')
  expect(problems).toEqual([])
})

for (const [name, words] of Object.entries(HOSTILE)) {
  test(`every screen keeps its layout and runs no script with ${name} text in every field`, async () => {
    await fillProjectWith(project, name, words)
    for (const path of pathsOf(name)) await expectIntact(project, path)
    expect(project.problems).toEqual([])
  })
}

test('unknown and malformed addresses show the project’s 404 page or the nearest valid page', async () => {
  const long = 'x'.repeat(10_000)
  const nowhere = '/%E2%80%AEtxt%3Cscript%3E'
  const addresses: [path: string, status: number][] = [
    ['/courses/there-is-no-such-course', 404],
    ['/products/constructor', 404],
    ['/categories/__proto__', 404],
    ['/blog/there-is-none', 404],
    ['/blog/category/there-is-none', 404],
    ['/blog/page/99', 404],
    ['/blog/page/0', 404],
    ['/free-resources/there-is-none', 404],
    ['/there/is/nothing/here', 404],
    [nowhere, 404],
    [`/${'y'.repeat(2000)}`, 404],
    [`/courses?exam=${long}`, 200],
    [`/courses?${'exam=a&'.repeat(1400)}`, 200],
    [`/search?q=${long}`, 200],
    [`/compare?ids=${long}`, 200],
    [`/free-resources?kind=${long}&page=-1`, 200],
    ['/courses?page=1e9&sort=__proto__&price=constructor&rating=NaN', 200],
    ['/free-resources?page=99', 200],
    ['/search?q=%E2%80%AE%3Cscript%3E&page=99&kind=toString', 200],
  ]
  const { page, problems } = project
  for (const [path, status] of addresses) {
    await expectIntact(project, path, status)
    await expect.soft(page.getByRole('contentinfo'), path.slice(0, 80)).toBeVisible()
  }
  const withNull = await page.request.get(`http://127.0.0.1:${PORT}/_projects/demo/search?q=%00`)
  expect([withNull.status(), await withNull.text()]).toEqual([400, expect.stringContaining('null bytes')])
  expect(problems).toEqual([])
})

for (const width of [360, 1440])
  test(`a picture that fails to load keeps its box and shows a placeholder at ${width} px`, ({ browser }) =>
    expectBoxesOfPictures(browser, width, [
      '/blog',
      '/courses',
      '/courses/neet-organic-chemistry',
      '/categories/medical',
      '/search?q=organic',
    ]))
