import { notFound } from 'next/navigation'
import { enterScope } from '#site/data/base/enterScope.ts'
import { personalPageMetadata } from '#site/data/catalogue/personalPageMetadata.ts'
import { getSettings } from '#site/data/settings.ts'
import { ReferScreen } from '#site/features/wallets/ReferScreen.tsx'

type PageProps = { params: Promise<{ project: string }> }

export const revalidate = 60

export const generateMetadata = personalPageMetadata('refer')

export async function generateStaticParams() {
  return []
}

export default async function ReferPage({ params }: PageProps) {
  const scope = await enterScope((await params).project)
  const settings = scope && (await getSettings(scope.slug))
  if (!settings?.admin.referralEnabled) notFound()
  return <ReferScreen />
}
