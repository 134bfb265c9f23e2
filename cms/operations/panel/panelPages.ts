import type { BasePayload } from 'payload'
import { labelOfUrl, type PanelPage } from '#domain/panel/navigation.ts'
import { singletonAt } from '#domain/panel/singletons.ts'

type View = { path?: string }

/** Words that an address alone does not give. */
const LABELS: Record<string, string> = {
  '/content-report': 'Content report',
  '/people/add': 'Add users',
  '/gst-returns': 'GST returns',
}

const known = new WeakMap<object, PanelPage[]>()

/** A page of its own that people go to: no parameters, and not a mere other address of one document. */
const isOwnPage = (path: string): boolean =>
  !path.includes(':') && (singletonAt(path) === null || path.startsWith('/collections/'))

const labelOf = ({ labels, slug }: { labels: { plural: unknown }; slug: string }): string =>
  typeof labels.plural === 'string' ? labels.plural : labelOfUrl(slug)

/** Every page of the panel that exists and that a navigation may lead to. */
export function panelPages(payload: BasePayload): PanelPage[] {
  const { config } = payload
  const cached = known.get(config)
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
  known.set(config, pages)
  return pages
}
