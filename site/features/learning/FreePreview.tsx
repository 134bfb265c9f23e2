'use client'
import { formatInr } from '#domain/money/formatInr.ts'
import { countedText } from '#domain/text/counted.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { type ClassOutline, useCourseOffer } from '#site/data/account/learning.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Banner } from '#site/ui/Banner.tsx'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { bannerLink } from './LessonScreen.css.ts'

/** Above a free lesson: the price of the whole course and a link to it. */
export function FreePreview({ outline }: { outline: ClassOutline }) {
  const t = useTexts('learning')
  const facts = useTexts('facts')
  const locale = useLocale()
  const { base } = useProject()
  const offer = useCourseOffer(base, outline.id)
  const lessons = countedText(locale, facts.lessons, outline.lectures.length)
  return (
    <Banner tone="info">
      {t.freePreview}{' '}
      {offer ? (
        <>
          {offer.nowPaise > 0
            ? fillPlaceholders(t.allForPrice, { lessons, price: formatInr(offer.nowPaise) })
            : fillPlaceholders(t.allFree, { lessons })}{' '}
          <AppLink href={`/courses/${offer.slug}`} className={bannerLink} prefetch={false}>
            {t.seeCourse}
          </AppLink>
        </>
      ) : null}
    </Banner>
  )
}
