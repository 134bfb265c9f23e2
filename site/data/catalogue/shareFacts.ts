import { LISTING_PATHS } from '#domain/catalogue/productPath.ts'
import { SITE_ADDRESSES } from '#domain/pages/siteRoutes.ts'
import type { Locale } from '#domain/text/locales.ts'
import { localisedTerm } from '#domain/text/localisedTerm.ts'
import { localisedText } from '#domain/text/localisedText.ts'
import { pageLocale } from '#site/texts/pageLocale.ts'
import type { Texts } from '#site/texts/Texts.ts'
import { textsOf } from '#site/texts/textsOf.ts'
import { getList } from '../base/rest.ts'
import { selectFields } from '../base/restQuery.ts'
import { getPost } from '../blog.ts'
import { getResource } from '../freeResources.ts'
import { getPage } from '../pages.ts'
import type { Settings } from '../SettingsTypes.ts'

/** The text and cover of a page's share image. */
type ShareFacts = { title: string; kicker?: string | null; subject?: string | null; seed: string }

const END = '.png'

/** The path of a page's share image; lists and pages without a document of their own use the project's. */
export function sharePath(path: string): string {
  if (path === '/') return '/og/home.png'
  const parts = path.split('?')[0]?.split('/').slice(1) ?? []
  const isDocument = parts.length === 2 && hasDocuments(`/${parts[0]}`)
  const isPage = parts.length === 1 && !SITE_ADDRESSES.includes(path)
  return isDocument || isPage ? `/og/${parts.join('/')}${END}` : '/og/home.png'
}

const hasDocuments = (listing: string): boolean =>
  LISTING_PATHS.includes(listing) || listing === '/blog' || listing === '/free-resources'

/** The facts of the page that a path of `/og` belongs to; null when the page does not exist. */
export async function shareFacts(
  project: string,
  path: readonly string[],
  settings: Settings,
  locale: Locale = pageLocale(),
): Promise<ShareFacts | null> {
  const t = textsOf(locale)
  const last = path.at(-1) ?? ''
  if (!last.endsWith(END) || path.length > 2) return null
  const slug = last.slice(0, -END.length)
  const [listing] = path
  if (path.length === 1) return ofPage(project, slug, settings, locale)
  if (listing === 'blog') {
    const post = await getPost(project, slug)
    return post && { title: post.title, kicker: post.category?.title ?? t.blog.blog, seed: slug }
  }
  if (listing === 'free-resources') {
    const found = await getResource(project, slug)
    const kicker = t.search.kinds['free-resource'].label
    return found && { title: found.title, kicker, subject: found.subject, seed: slug }
  }
  return LISTING_PATHS.includes(`/${listing}`) ? ofProduct(project, slug, locale) : null
}

async function ofPage(
  project: string,
  slug: string,
  { title, config }: Settings,
  locale: Locale,
): Promise<ShareFacts | null> {
  if (slug === 'home') {
    const tagline = localisedText(locale, config.brand?.tagline, config.hindi?.tagline)
    return { title: tagline || title, kicker: tagline ? title : null, seed: project }
  }
  const page = await getPage(project, slug, locale)
  return page && { title: page.title, kicker: title, seed: slug }
}

type Product = {
  title: string
  hindi?: { title?: string | null } | null
  kind: keyof Texts['search']['kinds']
  exam?: string | null
  subject?: string | null
}

async function ofProduct(project: string, slug: string, locale: Locale): Promise<ShareFacts | null> {
  const list = await getList<Product>({
    project,
    collection: 'selling-products',
    document: slug,
    hasDrafts: false,
    query: {
      where: { slug: { equals: slug }, _status: { equals: 'published' } },
      select: selectFields('title', 'hindi', 'kind', 'exam', 'subject'),
      limit: 1,
      depth: 0,
    },
  })
  const found = list?.docs[0]
  if (!found) return null
  const kind = textsOf(locale).search.kinds[found.kind]?.label
  const kicker = [found.exam && localisedTerm(locale, found.exam), kind].filter(Boolean).join(' · ')
  const title = localisedText(locale, found.title, found.hindi?.title) ?? found.title
  return { title, kicker, subject: found.subject, seed: slug }
}
