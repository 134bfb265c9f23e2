import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { enterScope } from '#site/data/base/enterScope.ts'
import { productIds } from '#site/data/catalogue/productIds.ts'
import { getSettings } from '#site/data/settings.ts'
import { getComparison } from '#site/data/shop/comparison.ts'
import { CompareScreen } from '#site/features/compare/CompareScreen.tsx'
import { PageTexts } from '#site/texts/PageTexts.tsx'
import { textsOf } from '#site/texts/textsOf.ts'

type PageProps = {
  params: Promise<{ project: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const MAX_PRODUCTS = 4

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { project } = await params
  const scope = await enterScope(project)
  const { compare } = textsOf(scope?.locale ?? 'en').compare
  return { title: compare, robots: { index: false, follow: true } }
}

/** `/compare?ids=a,b`: up to four products of one kind side by side. */
export default async function ComparePage({ params, searchParams }: PageProps) {
  const scope = await enterScope((await params).project)
  if (!scope || !(await getSettings(scope.slug))) notFound()
  const ids = productIds((await searchParams).ids, MAX_PRODUCTS)
  return (
    <PageTexts areas={['compare']}>
      <CompareScreen comparison={await getComparison(scope.slug, ids)} isAsked={ids.length > 0} />
    </PageTexts>
  )
}
