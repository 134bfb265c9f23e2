import { expect, it } from 'vitest'
import { cdnTagsOf, isForCdn, purgedCdnTags } from '#cms/server/gateway/cdnTags.ts'
import { isAffected } from '#cms/server/gateway/pageTags.ts'
import { SITE_ADDRESSES } from '#domain/pages/siteRoutes.ts'

const PROJECTS = ['demo', 'demo2']
const PATHS = [
  '/',
  '/courses',
  '/courses/algebra',
  '/courses/optics',
  '/products/%E0%A4%97',
  '/blog/a',
  '/offers',
]
const ONE_CHANGE = PROJECTS.flatMap((project) => [
  [`p:${project}`],
  [`p:${project}:pages`, `p:${project}:pages:home`],
  [`p:${project}:selling-products`],
  [`p:${project}:selling-products`, `p:${project}:selling-products:algebra`],
  [`p:${project}:selling-products`, `p:${project}:selling-products:ग`],
])
const CHANGES = [
  ['projects'],
  ...ONE_CHANGE,
  ...ONE_CHANGE.flatMap((one) => ONE_CHANGE.map((two) => [...one, ...two])),
]

it('a CDN forgets exactly the pages that this server forgets, whatever changed', () => {
  for (const project of PROJECTS)
    for (const path of PATHS) {
      const tags = new Set(cdnTagsOf({ project, path }))
      for (const change of CHANGES) {
        const isPurged = purgedCdnTags(change).some((tag) => tags.has(tag))
        expect([project, path, change, isPurged]).toEqual([
          project,
          path,
          change,
          isAffected({ project, path }, change),
        ])
      }
    }
})

it('tags are letters, digits, dots and dashes, however a slug is written', () => {
  for (const path of PATHS)
    for (const tag of cdnTagsOf({ project: 'demo-2', path })) expect(tag).toMatch(/^[a-z0-9.-]{1,100}$/)
})

it('of the pages that always exist, a CDN may keep those that are content', () => {
  expect(SITE_ADDRESSES.filter(isForCdn)).toEqual([
    '/',
    '/blog',
    '/blog/rss.xml',
    '/classes',
    '/courses',
    '/free-resources',
    '/products',
    '/quizzes',
    '/test-series',
  ])
  for (const path of [
    '/courses/algebra',
    '/offers',
    '/learn-physics',
    '/about-us',
    '/sitemap.xml',
    '/robots.txt',
  ])
    expect([path, isForCdn(path)]).toEqual([path, true])
  for (const path of [
    '/orders/1',
    '/tests/a/result',
    '/report/x',
    '/preview',
    '/unsubscribe/a',
    '/verify/x',
    '/api/x',
  ])
    expect([path, isForCdn(path)]).toEqual([path, false])
})
