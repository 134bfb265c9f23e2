import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { parseScope } from '#site/data/base.ts'
import { pageMetadata } from '#site/data/pageMetadata.ts'
import { getPage } from '#site/data/pages.ts'
import { PageBlocks } from '#site/features/pages/PageBlocks.tsx'

type PageProps = { params: Promise<{ project: string; slug: string }> }

export const revalidate = 60

export async function generateStaticParams() {
  return []
}

const find = async ({ params }: PageProps) => {
  const { project, slug } = await params
  const scope = parseScope(project)
  const page = scope && (await getPage(scope.slug, slug))
  return page && { page, project: scope.slug }
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const found = await find(props)
  return found ? pageMetadata(found.project, found.page, `/${found.page.slug}`) : {}
}

export default async function CustomPage(props: PageProps) {
  const found = await find(props)
  if (!found) notFound()
  return <PageBlocks {...found} />
}
