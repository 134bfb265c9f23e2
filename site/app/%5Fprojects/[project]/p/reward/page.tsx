import { notFound } from 'next/navigation'
import { enterScope } from '#site/data/base/enterScope.ts'
import { personalPageMetadata } from '#site/data/catalogue/personalPageMetadata.ts'
import { getSettings } from '#site/data/settings.ts'
import { RewardScreen } from '#site/features/wallets/RewardScreen.tsx'

type PageProps = { params: Promise<{ project: string }> }

export const revalidate = 60

export const generateMetadata = personalPageMetadata('reward')

export async function generateStaticParams() {
  return []
}

export default async function RewardPage({ params }: PageProps) {
  const scope = await enterScope((await params).project)
  const settings = scope && (await getSettings(scope.slug))
  if (!settings?.admin.rewardsEnabled) notFound()
  return <RewardScreen />
}
