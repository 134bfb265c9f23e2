import { notFound } from 'next/navigation'
import { enterScope } from '#site/data/base/enterScope.ts'
import { personalPageMetadata } from '#site/data/catalogue/personalPageMetadata.ts'
import { DownloadsScreen } from '#site/features/downloads/DownloadsScreen.tsx'

type PageProps = { params: Promise<{ project: string }> }

export const revalidate = 60

export const generateMetadata = personalPageMetadata('downloads')

export async function generateStaticParams() {
  return []
}

export default async function DownloadsPage({ params }: PageProps) {
  if (!(await enterScope((await params).project))) notFound()
  return <DownloadsScreen />
}
