import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { enterScope } from '#site/data/base/enterScope.ts'
import { pageMetadata } from '#site/data/base/pageMetadata.ts'
import { getResource } from '#site/data/freeResources.ts'
import { getLeadForms } from '#site/data/leadForms.ts'
import { LazyLeadForm } from '#site/features/lead-form/LazyLeadForm.tsx'
import { ResourceScreen } from '#site/features/resources/ResourceScreen.tsx'
import { PageTexts } from '#site/texts/PageTexts.tsx'

type PageProps = { params: Promise<{ project: string; slug: string }> }

export const revalidate = 60

export async function generateStaticParams() {
  return []
}

const find = async ({ params }: PageProps) => {
  const { project, slug } = await params
  const scope = await enterScope(project)
  const resource = scope && (await getResource(scope.slug, slug))
  return resource && { resource, ...scope }
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const found = await find(props)
  if (!found) return {}
  const { resource, slug } = found
  return pageMetadata(
    slug,
    { title: resource.title, meta: { description: resource.summary } },
    `/free-resources/${resource.slug}`,
  )
}

export default async function FreeResourcePage(props: PageProps) {
  const found = await find(props)
  if (!found) notFound()
  const { resource, slug } = found
  const id = resource.gate === 'leadForm' ? resource.leadForm : null
  const form = id ? ((await getLeadForms(slug, [id])).get(id) ?? null) : null
  return (
    <PageTexts areas={form ? ['resources', 'lead'] : ['resources']}>
      <ResourceScreen resource={resource} form={form} LeadForm={LazyLeadForm} />
    </PageTexts>
  )
}
