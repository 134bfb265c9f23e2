import { type APIRequestContext, expect } from '@playwright/test'
import type { CollectionConfig } from 'payload'
import { collectionFacts } from '#access/collectionFacts.ts'
import { MODULES } from '#access/modules.ts'
import { singletonAt } from '#domain/panel/singletons.ts'
import type { PersonAccess } from '#domain/roles/PersonAccess.ts'
import { pageAccess } from '#domain/roles/pageAccess.ts'
import { VIEW_TITLES } from '#tests/support/panel/pages.ts'

/** What a rendered page shows: its heading, or the kind of document in its title. */
type Shown = { heading?: string; document?: string }

type Config = Pick<CollectionConfig, 'slug' | 'labels' | 'admin' | 'versions'>

/** Whether drafts save automatically: then the panel requires a title first. */
const isAutosaved = ({ versions }: Config): boolean =>
  typeof versions === 'object' && typeof versions.drafts === 'object' && Boolean(versions.drafts.autosave)

/**
 * The collections as configured. Lexical is imported before them, alone: its development build awaits
 * itself when it is imported concurrently, and Node 20 sometimes never resolves that.
 */
async function configs(): Promise<readonly Config[]> {
  await import('@payloadcms/richtext-lexical/lexical')
  return (await import('#collections/all.ts')).COLLECTIONS
}

type Names = { singular: string; plural: string }

async function namesOf(slug: string, config: Config | undefined): Promise<Names> {
  const { formatLabels } = await import('payload')
  return { ...formatLabels(slug), ...config?.labels } as Names
}

async function shownAt(path: string, { isOwner }: PersonAccess): Promise<Shown | null> {
  const title = VIEW_TITLES.get(path)
  if (title) return { heading: title }
  const all = await configs()
  const configOf = (slug: string) => all.find((one) => one.slug === slug)
  const singleton = singletonAt(path)
  // An owner sees all projects and has to choose one first.
  if (singleton) {
    const { singular } = await namesOf(singleton, configOf(singleton))
    return isOwner ? { heading: singular } : { document: singular }
  }
  const [, slug = '', isForm] = /^\/collections\/([^/]+)(\/create)?$/.exec(path) ?? []
  const config = configOf(slug)
  if (config?.admin?.hidden === true) return null
  const isFormless = collectionFacts(slug as 'orders').serverWrites?.includes('create')
  const { singular, plural } = await namesOf(slug, config)
  if (isForm && config && isAutosaved(config)) return { heading: `New ${singular.toLowerCase()}` }
  return isForm && !isFormless ? { document: singular } : { heading: plural }
}

const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()
const headingsOf = (html: string): string[] =>
  [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, inner = '']) => textOf(inner))
const titleOf = (html: string): string => textOf(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '')

/** Asserts that a page redirects to the login and renders nothing. */
export async function expectRedirectToLogin(
  context: APIRequestContext,
  name: string,
  path: string,
): Promise<void> {
  const answer = await context.get(`/admin${path}`, { maxRedirects: 0 })
  const html = await answer.text()
  const where = `${name} · ${path} (${answer.status()})`
  const to = answer.headers().location ?? /NEXT_REDIRECT;\w+;([^;]+)/.exec(html)?.[1] ?? ''
  expect(answer.status(), where).toBeLessThan(400)
  expect(to, where).toMatch(/^\/admin\/(login|unauthorized)/)
  expect(headingsOf(html), where).toEqual([])
}

/** Opens a panel page with `access` and asserts that it is shown or refused as the module registry says; returns whether it is allowed. */
export async function expectPageAccess(
  context: APIRequestContext,
  name: string,
  path: string,
  access: PersonAccess,
): Promise<boolean> {
  const expected = pageAccess(access, path, MODULES)
  const shown = expected.isAllowed ? await shownAt(path, access) : { heading: 'No access' }
  const answer = await context.get(`/admin${path}`)
  const html = await answer.text()
  const where = `${name} · ${path} (${answer.status()} ${answer.url()})`
  expect(answer.status(), where).toBe(shown ? 200 : 404)
  const headings = headingsOf(html)
  expect(html.includes('id="no-access"'), where).toBe(!expected.isAllowed)
  if (shown) expect(titleOf(html), where).not.toContain('Not Found')
  if (shown?.heading) expect(headings, where).toEqual([shown.heading])
  if (shown?.document) {
    expect(titleOf(html), where).toMatch(/^(Creating|Editing) - /)
    expect(titleOf(html), where).toContain(shown.document)
    expect(headings.length, `${where} ${headings}`).toBe(1)
  }
  if (!expected.isAllowed && expected.module) expect(html, where).toContain(expected.module.label)
  return expected.isAllowed
}
