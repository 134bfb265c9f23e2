'use client'
import { formatInr } from '#domain/money/formatInr.ts'
import { counted } from '#site/data/courseFacts.ts'
import { type ClassOutline, useCourseOffer } from '#site/data/learning.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { AppLink } from '#site/ui/AppLink.tsx'
import { Banner } from '#site/ui/Banner.tsx'
import { bannerLink } from './LessonScreen.css.ts'

/** Over a free lesson: what the whole course costs and where it is. */
export function FreePreview({ outline }: { outline: ClassOutline }) {
  const { base } = useProject()
  const offer = useCourseOffer(base, outline.id)
  const price = offer && (offer.pricePaise > 0 ? `for ${formatInr(offer.pricePaise)}` : 'free')
  return (
    <Banner tone="info">
      This lesson is a free preview.{' '}
      {offer ? (
        <>
          All {counted(outline.lectures.length, 'lesson')} are {price}.{' '}
          <AppLink href={`/courses/${offer.slug}`} className={bannerLink} prefetch={false}>
            See the course
          </AppLink>
        </>
      ) : null}
    </Banner>
  )
}
