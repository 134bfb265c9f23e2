import type { ReviewView } from '#domain/calls/reviews.ts'
import { hasLessons, isShipped } from '#domain/catalogue/kinds.ts'
import { productPath } from '#domain/catalogue/productPath.ts'
import type { Locale } from '#domain/text/locales.ts'
import type { ProductPage } from '#site/data/catalogue/productPage.ts'
import { pictureInSize } from '#site/data/Picture.ts'
import type { Settings } from '#site/data/SettingsTypes.ts'
import { crumbsOf } from './ProductHead.tsx'

type JsonLdEntity = Record<string, unknown>

const CONTEXT = { '@context': 'https://schema.org' }

/** The JSON-LD texts for search engines (`<` escaped, so that nothing inside can end the script element). */
export function productJsonLd(
  page: ProductPage,
  settings: Settings,
  locale: Locale,
  reviews: readonly ReviewView[] = [],
): string[] {
  const { faqs } = page.product
  const entities = [
    productEntity(page, settings, reviews),
    breadcrumbs(page, settings, locale),
    ...(faqs?.length ? [faqPage(faqs)] : []),
  ]
  return entities.map((entity) => JSON.stringify({ ...CONTEXT, ...entity }).replace(/</g, '\\u003c'))
}

function productEntity(page: ProductPage, settings: Settings, reviews: readonly ReviewView[]): JsonLdEntity {
  const { product, card } = page
  const isCourse = hasLessons(product.kind)
  const picture = pictureInSize(product.image, 'wide')
  return {
    ...(isCourse ? courseParts(page, settings) : goodsParts(page)),
    name: product.title,
    description: product.summary,
    url: `${settings.address}${productPath(product.kind, product.slug)}`,
    image: picture ? new URL(picture.url, settings.address).href : undefined,
    inLanguage: product.language ?? undefined,
    aggregateRating: card.rating && {
      '@type': 'AggregateRating',
      ratingValue: card.rating.average,
      reviewCount: card.rating.count,
    },
    review: reviews.length > 0 ? reviews.map(reviewEntity) : undefined,
    offers: offersIn(page),
  }
}

const reviewEntity = ({ name, rating, title, text, writtenAt }: ReviewView): JsonLdEntity => ({
  '@type': 'Review',
  author: { '@type': 'Person', name },
  datePublished: new Date(writtenAt).toISOString().slice(0, 10),
  name: title || undefined,
  reviewBody: text,
  reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
})

const courseParts = ({ counts }: ProductPage, { title, address }: Settings): JsonLdEntity => ({
  '@type': 'Course',
  provider: { '@type': 'Organization', name: title, url: address },
  hasCourseInstance: {
    '@type': 'CourseInstance',
    courseMode: 'Online',
    courseWorkload: `PT${Math.max(1, Math.round(counts.minutes / 60))}H`,
  },
})

function goodsParts({ product }: ProductPage): JsonLdEntity {
  if (!isShipped(product.kind)) return { '@type': 'Product' }
  const { isbn, author, publisher, pages } = product
  return {
    '@type': isbn ? ['Product', 'Book'] : 'Product',
    isbn: isbn ?? undefined,
    author: author ? { '@type': 'Person', name: author } : undefined,
    publisher: publisher ? { '@type': 'Organization', name: publisher } : undefined,
    numberOfPages: pages ?? undefined,
  }
}

function offersIn({ options, card }: ProductPage): JsonLdEntity | JsonLdEntity[] {
  const offers = options.map(({ choice, label, pricePaise, stock }) => ({
    '@type': 'Offer',
    name: choice ? label : undefined,
    category: pricePaise === 0 ? 'Free' : 'Paid',
    price: (pricePaise / 100).toFixed(2),
    priceCurrency: 'INR',
    availability: `https://schema.org/${stock === 0 || card.isSoldOut ? 'OutOfStock' : 'InStock'}`,
  }))
  return offers.length === 1 ? (offers[0] as JsonLdEntity) : offers
}

const breadcrumbs = ({ product }: ProductPage, { address }: Settings, locale: Locale): JsonLdEntity => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbsOf(product, locale).map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: href ? `${address}${href}` : undefined,
  })),
})

const faqPage = (faqs: readonly { question: string; answer: string }[]): JsonLdEntity => ({
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
