import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { enterScope } from '#site/data/base/enterScope.ts'
import { pageMetadata } from '#site/data/base/pageMetadata.ts'
import { getPaper } from '#site/data/catalogue/papers.ts'
import { PaperPage } from '#site/features/exams/start/PaperPage.tsx'
import { textsOf } from '#site/texts/textsOf.ts'

type PageProps = { params: Promise<{ project: string; slug: string; paper: string }> }

export const revalidate = 60

export async function generateStaticParams() {
  return []
}

async function find(params: PageProps['params']) {
  const { project, slug, paper: paperSlug } = await params
  const scope = await enterScope(project)
  const paper = scope && (await getPaper(scope.slug, paperSlug))
  return scope && paper?.testSeries ? { scope, slug, paper, series: paper.testSeries } : null
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const found = await find(params)
  if (!found) return {}
  const { scope, paper, series } = found
  return pageMetadata(scope.slug, { title: paper.title }, `/test-series/${series.slug}/${paper.slug}`)
}

/** A paper of a series before its start. */
export default async function PaperRoute({ params }: PageProps) {
  const found = await find(params)
  if (!found) notFound()
  const { scope, slug, paper, series } = found
  if (series.slug !== slug) permanentRedirect(`${scope.base}/test-series/${series.slug}/${paper.slug}`)
  return (
    <PaperPage
      kind="test-papers"
      slug={paper.slug}
      title={paper.title}
      questions={paper.questionCount}
      minutes={paper.minutes}
      marks={paper.marks}
      startsAt={paper.startsAt}
      crumbs={[
        { label: textsOf(scope.locale).exams.testSeries, href: '/test-series' },
        { label: series.title },
      ]}
    />
  )
}
