import { notFound } from 'next/navigation'
import { Suspense } from 'react'
import { enterScope } from '#site/data/base/enterScope.ts'
import { personalPageMetadata } from '#site/data/catalogue/personalPageMetadata.ts'
import { getSettings } from '#site/data/settings.ts'
import { CheckoutScreen } from '#site/features/checkout/CheckoutScreen.tsx'
import { CheckoutSkeleton } from '#site/features/checkout/CheckoutSkeleton.tsx'
import { PageTexts } from '#site/texts/PageTexts.tsx'

type PageProps = { params: Promise<{ project: string }> }

export const revalidate = 60

export const generateMetadata = personalPageMetadata('checkout')

export async function generateStaticParams() {
  return []
}

export default async function CheckoutPage({ params }: PageProps) {
  const scope = await enterScope((await params).project)
  const settings = scope && (await getSettings(scope.slug))
  if (!settings) notFound()
  const logo = settings.config.brand?.logo
  return (
    <PageTexts areas={['bill']}>
      <Suspense fallback={<CheckoutSkeleton logo={logo} />}>
        <CheckoutScreen logo={logo} />
      </Suspense>
    </PageTexts>
  )
}
