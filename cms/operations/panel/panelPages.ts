import type { BasePayload } from 'payload'
import { labelOfUrl, type PanelPage } from '#domain/panel/navigation.ts'
import { singletonAt } from '#domain/panel/singletons.ts'

type View = { path?: string }

/** Labels that cannot be derived from the URL. */
const LABELS: Record<string, string> = {
  '/content-report': 'Content report',
  '/people/add': 'Add users',
  '/gst-returns': 'GST returns',
  '/support-report': 'Support report',
  '/questions/add': 'Add question',
  '/questions/import': 'Import questions',
}

const pagesByConfig = new WeakMap<object, PanelPage[]>()

/** Whether a view is a page of its own: without parameters, and not an alias of a singleton document. */
const isOwnPage = (path: string): boolean =>
  !path.includes(':') && (singletonAt(path) === null || path.startsWith('/collections/'))

const labelOf = ({ labels, slug }: { labels: { plural: unknown }; slug: string }): string =>
  typeof labels.plural === 'string' ? labels.plural : labelOfUrl(slug)

/** All pages of the panel that a navigation can link to. */
export function panelPages(payload: BasePayload): PanelPage[] {
  const { config } = payload
  const cached = pagesByConfig.get(config)
  if (cached) return cached
  const lists = config.collections
    .filter(({ admin }) => admin.hidden !== true)
    .map((collection) => ({ url: `/collections/${collection.slug}`, label: labelOf(collection) }))
  const creating = config.collections
    .filter(({ slug, admin }) => slug === 'users' && admin.hidden !== true)
    .map(({ slug }) => ({ url: `/collections/${slug}/create`, label: 'Add one person' }))
  const views = Object.values((config.admin.components.views ?? {}) as Record<string, View>).flatMap(
    ({ path }) => (path && isOwnPage(path) ? [{ url: path, label: LABELS[path] ?? labelOfUrl(path) }] : []),
  )
  const pages = [...views, ...lists, ...creating]
  pagesByConfig.set(config, pages)
  return pages
}
