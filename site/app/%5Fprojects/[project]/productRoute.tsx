import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import type { ComponentType } from 'react'
import { productPath } from '#domain/catalogue/productPath.ts'
import type { PaperKind } from '#domain/exams/releases/paperKinds.ts'
import { enterScope } from '#site/data/base/enterScope.ts'
import { pageMetadata } from '#site/data/base/pageMetadata.ts'
import { getProductPage, localisedProduct } from '#site/data/catalogue/productPage.ts'
import { getReviews } from '#site/data/catalogue/productReviews.ts'
import { getProduct } from '#site/data/catalogue/products.ts'
import { pictureInSize } from '#site/data/Picture.ts'
import { getSettings } from '#site/data/settings.ts'
import { ProductScreen } from '#site/features/product/ProductScreen.tsx'
import { productJsonLd } from '#site/features/product/productJsonLd.ts'
import { ServerReviews } from '#site/features/reviews/ServerReviews.tsx'
import { PageTexts } from '#site/texts/PageTexts.tsx'
import type { Area } from '#site/texts/Texts.ts'

/** The text areas of its client components. */
const AREAS: readonly Area[] = ['product']

export type ProductRouteProps = {
  /** The path of the list under which the product was requested. */
  listing: string
  params: Promise<{ project: string; slug: string }>
  /** How far the person is with a test of the product. */
  TestState?: ComponentType<{ kind: PaperKind; slug: string }>
}

export async function productMetadata(params: ProductRouteProps['params']): Promise<Metadata> {
  const { project, slug } = await params
  const scope = await enterScope(project)
  const stored = scope && (await getProduct(scope.slug, slug))
  if (!scope || !stored) return {}
  const product = localisedProduct(stored, scope.locale)
  // Texts for search engines are in the language of the stored title.
  const meta = product.title === stored.title ? product.meta : null
  const [metadata, settings] = await Promise.all([
    pageMetadata(
      scope.slug,
      {
        title: product.title,
        meta: {
          title: meta?.title,
          description: meta?.description || product.summary,
        },
      },
      productPath(product.kind, product.slug),
    ),
    getSettings(scope.slug),
  ])
  const picture = pictureInSize(product.image, 'wide')
  if (!picture || !settings) return metadata
  const images = [{ url: new URL(picture.url, settings.address).href, alt: picture.alt ?? product.title }]
  return { ...metadata, openGraph: { ...metadata.openGraph, images } }
}

/** One product at the path of its kind (`/courses/…`, `/products/…`); other paths redirect permanently. */
export async function ProductRoute({ listing, params, TestState }: ProductRouteProps) {
  const { project, slug } = await params
  const scope = await enterScope(project)
  const product = scope && (await getProduct(scope.slug, slug))
  if (!scope || !product) notFound()
  const canonicalPath = productPath(product.kind, product.slug)
  if (canonicalPath !== `${listing}/${product.slug}`) permanentRedirect(`${scope.base}${canonicalPath}`)
  const [page, settings, reviews] = await Promise.all([
    getProductPage(scope.slug, product),
    getSettings(scope.slug),
    getReviews(scope.slug, product),
  ])
  const described = settings ? productJsonLd(page, settings, scope.locale, reviews?.reviews) : []
  return (
    <>
      {described.map((text) => (
        <script
          key={text}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with < escaped
          dangerouslySetInnerHTML={{ __html: text }}
        />
      ))}
      <PageTexts areas={AREAS}>
        <ProductScreen
          page={page}
          TestState={TestState}
          reviews={
            reviews && (
              <ServerReviews
                product={{ id: product.id, title: product.title }}
                first={reviews}
                base={scope.base}
                project={settings?.title ?? ''}
              />
            )
          }
        />
      </PageTexts>
    </>
  )
}
