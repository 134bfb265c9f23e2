import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { parseScope } from '#site/data/base.ts'
import { pageMetadata } from '#site/data/pageMetadata.ts'
import { getPage } from '#site/data/pages.ts'
import { PageBlocks } from '#site/features/pages/PageBlocks.tsx'

type PageProps = { params: Promise<{ project: string }> }

const HOME = 'home'

export const revalidate = 60

export async function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const scope = parseScope((await params).project)
  const page = scope && (await getPage(scope.slug, HOME))
  return page ? pageMetadata(scope.slug, page, '/') : {}
}

export default async function HomePage({ params }: PageProps) {
  const scope = parseScope((await params).project)
  const page = scope && (await getPage(scope.slug, HOME))
  if (!page) notFound()
  return <PageBlocks page={page} project={scope.slug} />
}
