import { notFound } from 'next/navigation'
import { enterScope } from '#site/data/base/enterScope.ts'
import { personalPageMetadata } from '#site/data/catalogue/personalPageMetadata.ts'
import { TrackScreen } from '#site/features/track/TrackScreen.tsx'
import { PageTexts } from '#site/texts/PageTexts.tsx'

type PageProps = { params: Promise<{ project: string; token: string }> }

export const revalidate = 60

export const generateMetadata = personalPageMetadata('track')

export async function generateStaticParams() {
  return []
}

/** The page is the same for every link: the browser requests what its token shows. */
export default async function TrackPage({ params }: PageProps) {
  if (!(await enterScope((await params).project))) notFound()
  return (
    <PageTexts areas={['parcels', 'problems']}>
      <TrackScreen />
    </PageTexts>
  )
}
