'use client'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { type LessonPlace, useMarkDone } from '../useMarkDone.ts'

/** Goes on at the end of a recording; where nothing is missing any more, it marks the lesson as done first. */
export function ForwardButton(lesson: LessonPlace) {
  const t = useTexts('learning')
  const { isOpen, unmet, isBusy, markDone, nextHref } = useMarkDone(lesson)
  if (isOpen && unmet === null)
    return (
      <Button look="onBand" icon={ChevronRight} isPending={isBusy} onPress={() => void markDone()}>
        {nextHref ? t.markAndNext : t.mark}
      </Button>
    )
  return nextHref ? (
    <LinkButton href={nextHref} look="onBand" icon={ChevronRight} prefetch={false}>
      {t.nextLesson}
    </LinkButton>
  ) : null
}
