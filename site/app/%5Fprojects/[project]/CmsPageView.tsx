import type { StoredBlock } from '#site/data/pageBlocks.ts'
import { loadSections } from '#site/data/sectionContent.ts'
import { LazyQuiz } from '#site/features/exams/quiz/LazyQuiz.tsx'
import { LazyLeadForm } from '#site/features/lead-form/LazyLeadForm.tsx'
import { PageBlocks } from '#site/features/pages/PageBlocks.tsx'

type CmsPageViewProps = { project: string; title: string | null; layout: readonly StoredBlock[] }

/** CMS sections with all the data they show. */
export async function CmsPageView({ project, title, layout }: CmsPageViewProps) {
  const { blocks, content } = await loadSections(project, layout)
  return (
    <PageBlocks title={title} blocks={blocks} content={content} LeadForm={LazyLeadForm} Quiz={LazyQuiz} />
  )
}
