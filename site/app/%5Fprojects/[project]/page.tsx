import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { enterScope } from '#site/data/base/enterScope.ts'
import { pageMetadata } from '#site/data/base/pageMetadata.ts'
import type { StoredBlock } from '#site/data/pageBlocks.ts'
import { getPage } from '#site/data/pages.ts'
import { getSettings } from '#site/data/settings.ts'
import { siteJsonLd } from '#site/features/search/siteJsonLd.ts'
import { CmsPageView } from './CmsPageView.tsx'

type PageProps = { params: Promise<{ project: string }> }

const HOME = 'home'

/** The front page until an editor has written one. */
const PLAIN_HOME: StoredBlock[] = [{ blockType: 'courseGrid', limit: 12 }]

export const revalidate = 60

export async function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const scope = await enterScope((await params).project)
  const page = scope && (await getPage(scope.slug, HOME))
  return page ? pageMetadata(scope.slug, page, '/') : {}
}

export default async function HomePage({ params }: PageProps) {
  const scope = await enterScope((await params).project)
  const [page, settings] = scope
    ? await Promise.all([getPage(scope.slug, HOME), getSettings(scope.slug)])
    : []
  if (!scope || !settings) notFound()
  return (
    <>
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with < escaped
        dangerouslySetInnerHTML={{ __html: siteJsonLd(settings) }}
      />
      {page ? (
        <CmsPageView project={scope.slug} title={page.title} layout={page.layout ?? []} />
      ) : (
        <CmsPageView project={scope.slug} title={settings.title} layout={PLAIN_HOME} />
      )}
    </>
  )
}
