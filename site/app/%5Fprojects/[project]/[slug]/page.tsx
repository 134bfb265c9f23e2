import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { enterScope } from '#site/data/base/enterScope.ts'
import { pageMetadata } from '#site/data/base/pageMetadata.ts'
import { getFirstLeadForm } from '#site/data/leadForms.ts'
import { getPage } from '#site/data/pages.ts'
import { getSettings } from '#site/data/settings.ts'
import { LazyLeadForm } from '#site/features/lead-form/LazyLeadForm.tsx'
import { SystemPage } from '#site/features/pages/SystemPage.tsx'
import { systemPageText } from '#site/features/pages/systemPageText.ts'
import { PageTexts } from '#site/texts/PageTexts.tsx'
import { CmsPageView } from '../CmsPageView.tsx'

type PageProps = { params: Promise<{ project: string; slug: string }> }

export const revalidate = 60

export async function generateStaticParams() {
  return []
}

/** Pages that show a form of the project until an editor has written them. */
const WITH_FORM = ['contact', 'support']

/** What an editor wrote for the address; else the built-in text of a system page; else null. */
const find = async ({ params }: PageProps) => {
  const { project, slug } = await params
  const scope = await enterScope(project)
  if (!scope) return null
  const page = await getPage(scope.slug, slug)
  if (page) return { kind: 'written' as const, page, project: scope.slug }
  const settings = await getSettings(scope.slug)
  const builtIn = settings && systemPageText(slug, settings.title, scope.locale)
  if (!builtIn) return null
  const form = WITH_FORM.includes(slug) ? await getFirstLeadForm(scope.slug) : null
  return { kind: 'plain' as const, own: builtIn, settings, form }
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const found = await find(props)
  if (!found) return {}
  if (found.kind === 'written') return pageMetadata(found.project, found.page, `/${found.page.slug}`)
  return { title: found.own.title, robots: { index: false } }
}

export default async function CustomPage(props: PageProps) {
  const found = await find(props)
  if (!found) notFound()
  return found.kind === 'written' ? (
    <CmsPageView project={found.project} title={found.page.title} layout={found.page.layout ?? []} />
  ) : (
    <SystemPage text={found.own} settings={found.settings}>
      {found.form ? (
        <PageTexts areas={['lead']}>
          <LazyLeadForm form={found.form} />
        </PageTexts>
      ) : null}
    </SystemPage>
  )
}
