'use client'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Maximize from 'lucide-react/icons/maximize'
import Minimize from 'lucide-react/icons/minimize'
import { fillPlaceholders as fillIn } from '#domain/text/fillPlaceholders.ts'
import type { ClassOutline } from '#site/data/account/learning.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { IconButton } from '#site/ui/IconButton.tsx'
import { Icon } from '#site/ui/media/Icon.tsx'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import type { Place } from './chapters.ts'
import {
  back,
  bar,
  barButton,
  barLocation,
  barProgress,
  barText,
  barTitle,
  count,
  fill,
  track,
} from './LessonBar.css.ts'

type LessonBarProps = {
  outline: ClassOutline
  place: Place
  completed: readonly string[]
  /** Whether every lesson is open to this person; then the progress is shown. */
  isOwned: boolean
  /** Whether the list of lessons is hidden. */
  isWide: boolean
  onWide: () => void
}

/** The dark bar: Back, the current lesson, the progress. */
export function LessonBar({ outline, place, completed, isOwned, isWide, onWide }: LessonBarProps) {
  const t = useTexts('learning')
  const { chapter, lesson } = place
  const total = outline.lectures.length
  const done = outline.lectures.filter((lecture) => completed.includes(lecture.id)).length
  return (
    <div className={bar}>
      <AppLink href="/learn" className={back} aria-label={t.backToLearning} prefetch={false}>
        <Icon icon={ArrowLeft} />
      </AppLink>
      <div className={barText}>
        <h1 className={barTitle}>
          <MixedText>{chapter.lectures[lesson - 1]?.title}</MixedText>
        </h1>
        <p className={barLocation}>
          <MixedText>
            {fillIn(t.where, {
              course: outline.title,
              chapter: chapter.number,
              lesson,
              lessons: chapter.lectures.length,
            })}
          </MixedText>
        </p>
      </div>
      <div className={barProgress}>
        {isOwned ? (
          <>
            <span className={count}>{fillIn(t.of, { done, total })}</span>
            <span className={track} aria-hidden="true">
              <span className={fill} style={{ width: `${total > 0 ? (done / total) * 100 : 0}%` }} />
            </span>
          </>
        ) : null}
        <IconButton
          icon={isWide ? Minimize : Maximize}
          label={isWide ? t.showList : t.hideList}
          className={barButton}
          onPress={onWide}
        />
      </div>
    </div>
  )
}
