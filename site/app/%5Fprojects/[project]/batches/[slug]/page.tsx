import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { enterScope } from '#site/data/base/enterScope.ts'
import { getBatches } from '#site/data/catalogue/batches.ts'
import { getProductFacts } from '#site/data/catalogue/productContent.ts'
import { localisedProduct } from '#site/data/catalogue/productPage.ts'
import { getProduct } from '#site/data/catalogue/products.ts'
import { getSettings } from '#site/data/settings.ts'
import { buyOptionsOf } from '#site/data/shop/buyOptions.ts'
import { BatchScreen } from '#site/features/product/batches/BatchScreen.tsx'
import { PageTexts } from '#site/texts/PageTexts.tsx'
import { textsOf } from '#site/texts/textsOf.ts'

type PageProps = { params: Promise<{ project: string; slug: string }> }

export const revalidate = 60

export async function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { project, slug } = await params
  const scope = await enterScope(project)
  const product = scope && (await getProduct(scope.slug, slug))
  if (!scope || !product) return {}
  const { title } = localisedProduct(product, scope.locale)
  return { title: `${textsOf(scope.locale).batches.title}: ${title}`, robots: { index: false } }
}

export default async function BatchPage({ params }: PageProps) {
  const { project, slug } = await params
  const scope = await enterScope(project)
  const product = scope && (await getProduct(scope.slug, slug))
  if (!scope || !product) notFound()
  const [batches, settings, facts] = await Promise.all([
    getBatches(scope.slug, product.id, Date.now(), scope.locale),
    getSettings(scope.slug),
    getProductFacts(scope.slug, [product.id]),
  ])
  const shown = localisedProduct(product, scope.locale)
  const { options, first } = buyOptionsOf(shown, facts.get(product.id)?.offers ?? [], scope.locale)
  return (
    <PageTexts areas={['batches', 'product']}>
      <BatchScreen
        product={shown}
        batches={batches}
        options={options}
        firstOption={first}
        timeZone={settings?.timeZone}
      />
    </PageTexts>
  )
}
