import { PRODUCT_KINDS } from '#domain/catalogue/kinds.ts'
import { SHELVES } from '#domain/catalogue/productPath.ts'
import { SITE_ADDRESSES } from '#domain/pages/siteRoutes.ts'
import { getPost } from './blog.ts'
import { getResource } from './freeResources.ts'
import { getPage } from './pages.ts'
import { getList } from './rest.ts'
import { only } from './restQuery.ts'
import type { Settings } from './SettingsTypes.ts'

/** What the picture of a shared page says and shows. */
type ShareFacts = { title: string; kicker?: string | null; subject?: string | null; seed: string }

const END = '.png'

/** Where the picture of a page is; lists and pages without a document of their own share the project's. */
export function sharePath(path: string): string {
  if (path === '/') return '/og/home.png'
  const parts = path.split('?')[0]?.split('/').slice(1) ?? []
  const isDocument = parts.length === 2 && hasDocuments(`/${parts[0]}`)
  const isPage = parts.length === 1 && !SITE_ADDRESSES.includes(path)
  return isDocument || isPage ? `/og/${parts.join('/')}${END}` : '/og/home.png'
}

const hasDocuments = (shelf: string): boolean =>
  SHELVES.includes(shelf) || shelf === '/blog' || shelf === '/free-resources'

/** The facts of the page that a path of `/og` names; null when there is no such page. */
export async function shareFacts(
  project: string,
  path: readonly string[],
  settings: Settings,
): Promise<ShareFacts | null> {
  const last = path.at(-1) ?? ''
  if (!last.endsWith(END) || path.length > 2) return null
  const slug = last.slice(0, -END.length)
  const [shelf] = path
  if (path.length === 1) return ofPage(project, slug, settings)
  if (shelf === 'blog') {
    const post = await getPost(project, slug)
    return post && { title: post.title, kicker: post.category?.title ?? 'Blog', seed: slug }
  }
  if (shelf === 'free-resources') {
    const found = await getResource(project, slug)
    return found && { title: found.title, kicker: 'Free resource', subject: found.subject, seed: slug }
  }
  return SHELVES.includes(`/${shelf}`) ? ofProduct(project, slug) : null
}

async function ofPage(project: string, slug: string, settings: Settings): Promise<ShareFacts | null> {
  if (slug === 'home') {
    const { tagline } = settings.config.brand ?? {}
    return { title: tagline || settings.title, kicker: tagline ? settings.title : null, seed: project }
  }
  const page = await getPage(project, slug)
  return page && { title: page.title, kicker: settings.title, seed: slug }
}

type Product = { title: string; kind: string; exam?: string | null; subject?: string | null }

async function ofProduct(project: string, slug: string): Promise<ShareFacts | null> {
  const list = await getList<Product>({
    project,
    collection: 'selling-products',
    document: slug,
    hasDrafts: false,
    query: {
      where: { slug: { equals: slug }, _status: { equals: 'published' } },
      select: only('title', 'kind', 'exam', 'subject'),
      limit: 1,
      depth: 0,
    },
  })
  const found = list?.docs[0]
  if (!found) return null
  const kind = PRODUCT_KINDS.find(({ id }) => id === found.kind)?.label
  const kicker = [found.exam, kind].filter(Boolean).join(' · ')
  return { title: found.title, kicker, subject: found.subject, seed: slug }
}
