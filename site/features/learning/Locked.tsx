'use client'
import Lock from 'lucide-react/icons/lock'
import { coverSubject } from '#domain/catalogue/cover/drawCover.ts'
import { formatInr } from '#domain/money/formatInr.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { type ClassOutline, useCourseOffer } from '#site/data/account/learning.ts'
import { useAuthDialog } from '#site/features/shell/account/AuthDialogContext.tsx'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { subjectColors } from '#site/styles/subjects.css.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { CoverDrawing } from '#site/ui/media/CoverDrawing.tsx'
import { Icon } from '#site/ui/media/Icon.tsx'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import type { Place } from './chapters.ts'
import { actions, drawing, fact, root, sign, title, words } from './Locked.css.ts'

type LockedProps = { outline: ClassOutline; place: Place; isSignedOut: boolean; klass: string }

/** A locked lesson: its price, where to buy it, and where owners log in. */
export function Locked({ outline, place, isSignedOut, klass }: LockedProps) {
  const t = useTexts('learning')
  const { base } = useProject()
  const { open } = useAuthDialog()
  const offer = useCourseOffer(base, outline.id)
  const subject = coverSubject(outline.subject, klass)
  const free = outline.lectures.find(
    (lecture) => lecture.isFree && lecture !== place.chapter.lectures[place.lesson - 1],
  )
  return (
    <section className={`${root} ${subjectColors[subject]}`} aria-label={t.lockedLesson}>
      <CoverDrawing subject={subject} seed={klass} className={drawing} />
      <div className={words}>
        <span className={sign}>
          <Icon icon={Lock} />
        </span>
        <h2 className={title}>{t.buyToOpen}</h2>
        {offer ? (
          <p className={fact}>
            <MixedText>
              {offer.nowPaise > 0
                ? fillPlaceholders(t.offer, {
                    title: offer.title,
                    count: outline.lectures.length,
                    price: formatInr(offer.nowPaise),
                  })
                : fillPlaceholders(t.offerFree, { title: offer.title })}
            </MixedText>
          </p>
        ) : null}
        <div className={actions}>
          {offer ? (
            <LinkButton href={`/courses/${offer.slug}`} look="onBand" size="l" prefetch={false}>
              {t.seeCourse}
            </LinkButton>
          ) : null}
          {isSignedOut ? (
            <Button look="onBandOutline" size="l" onPress={() => open()}>
              {t.logIn}
            </Button>
          ) : null}
          {free ? (
            <LinkButton href={`/learn/${klass}/${free.slug}`} look="onBandOutline" size="l" prefetch={false}>
              {t.tryFree}
            </LinkButton>
          ) : null}
        </div>
      </div>
    </section>
  )
}
