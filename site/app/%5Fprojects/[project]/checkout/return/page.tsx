import { notFound } from 'next/navigation'
import { Suspense } from 'react'
import { enterScope } from '#site/data/base/enterScope.ts'
import { personalPageMetadata } from '#site/data/catalogue/personalPageMetadata.ts'
import { getSettings } from '#site/data/settings.ts'
import { ReturnScreen } from '#site/features/checkout/outcome/ReturnScreen.tsx'
import { ReturnSkeleton } from '#site/features/checkout/outcome/ReturnSkeleton.tsx'

type PageProps = { params: Promise<{ project: string }> }

export const revalidate = 60

export const generateMetadata = personalPageMetadata('payment')

export async function generateStaticParams() {
  return []
}

export default async function ReturnPage({ params }: PageProps) {
  const scope = await enterScope((await params).project)
  const settings = scope && (await getSettings(scope.slug))
  if (!settings) notFound()
  const logo = settings.config.brand?.logo
  return (
    <Suspense fallback={<ReturnSkeleton logo={logo} />}>
      <ReturnScreen logo={logo} />
    </Suspense>
  )
}
