import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { PRODUCT_KINDS } from '#domain/catalogue/kinds.ts'
import { ADDRESSABLE_COLLECTIONS, documentPath } from '#domain/content/documentPath.ts'
import { isReservedSlug, RESERVED_SLUGS, SYSTEM_PAGE_SLUGS } from '#domain/pages/reservedSlugs.ts'
import { SITE_ADDRESSES } from '#domain/pages/siteRoutes.ts'
import { SlugSchema } from '#domain/text/slug.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const APP = path.join(ROOT, 'site/app')
const PROJECT = path.join(APP, '%5Fprojects/[project]')

const folders = (parent: string) =>
  readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

/** The partial list of spec 2. */
const SPECIFIED =
  'about-us, account, admin, blog, cart, classes, contact, courses, dashboard, login, logout, products, profile, quiz, settings, signup, support, terms, users'.split(
    ', ',
  )

/** First segments of the storefront's paths, including planned ones. */
const PLANNED_SEGMENTS =
  'courses classes test-series quizzes products search blog free-resources downloads cart checkout orders support-tickets doubts profile address notifications learn redeem verify tests p expert'.split(
    ' ',
  )

it('reserves every slug of the specification; system pages have their content in the CMS', () => {
  for (const slug of SPECIFIED) expect([...RESERVED_SLUGS, ...SYSTEM_PAGE_SLUGS], slug).toContain(slug)
  expect(SYSTEM_PAGE_SLUGS.filter(isReservedSlug)).toEqual([])
})

it('reserves the first segment of every planned path', () => {
  expect(PLANNED_SEGMENTS.filter((slug) => !isReservedSlug(slug))).toEqual([])
})

it('reserves the first segment of every route that the site has', () => {
  const segments = [...folders(PROJECT), ...folders(APP)]
    // No slug begins with these characters.
    .filter((name) => !/^[[(_%@~]/.test(name))
    .map((name) => name.split('.')[0] as string)
  expect(segments.length).toBeGreaterThan(8)
  expect(segments.filter((slug) => !isReservedSlug(slug) && !SYSTEM_PAGE_SLUGS.includes(slug))).toEqual([])
})

it('reserves paths that the server handles itself', () => {
  const app = readFileSync(path.join(ROOT, 'cms/server/app.ts'), 'utf8')
  const answered = [...app.matchAll(/app\.\w+\('\/([\w-]+)/g)].map(([, segment]) => segment as string)
  expect(answered).toContain('healthz')
  expect(answered.filter((slug) => !isReservedSlug(slug))).toEqual([])
})

it('lists valid slugs, each once', () => {
  const all = [...RESERVED_SLUGS, ...SYSTEM_PAGE_SLUGS]
  expect(all.filter((slug) => !SlugSchema.safeParse(slug).success)).toEqual([])
  expect(new Set(all).size).toBe(all.length)
})

const isRoute = (address: string) =>
  ['page.tsx', 'route.ts'].some((file) => existsSync(path.join(PROJECT, address, file)))

/** Pages that content should not link to. */
const NOT_LINKED = /^\/(dev|preview|internal)\/|\/(return|unsubscribe)$|~/

it('allows content links to existing paths only', () => {
  const pages = readdirSync(PROJECT, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page.tsx' && !file.includes('['))
    .map((file) => `/${path.dirname(file)}`.replace(/^\/\.$/, '/'))
    .filter((address) => !NOT_LINKED.test(address))
  expect(pages.filter((address) => !SITE_ADDRESSES.includes(address))).toEqual([])
  expect(SITE_ADDRESSES.filter((address) => !isRoute(address))).toEqual([])
})

it('has a page for every document with a path', () => {
  const hasPage = (address: string) => {
    const folder = path.join(PROJECT, path.dirname(address))
    return (
      existsSync(folder) &&
      folders(folder).some((name) => isRoute(path.join(path.dirname(address), name)) && name.startsWith('['))
    )
  }
  const addresses = [
    ...ADDRESSABLE_COLLECTIONS.map((collection) => documentPath(collection, { slug: 'x' })),
    ...PRODUCT_KINDS.map(({ id }) => documentPath('selling-products', { slug: 'x', kind: id })),
  ]
  expect(addresses.filter((address) => !hasPage(address))).toEqual([])
})
