import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import BookOpen from 'lucide-react/icons/book-open'
import CirclePlay from 'lucide-react/icons/circle-play'
import FileText from 'lucide-react/icons/file-text'
import type { LectureKind } from '#domain/learning/lectureCounts.ts'
import { countedText } from '#domain/text/counted.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { ClassOutline } from '#site/data/account/classes.ts'
import { duration } from '#site/data/catalogue/courseFacts.ts'
import type { LectureOutline } from '#site/data/catalogue/outline.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { root as button, looks, sizes } from '#site/ui/Button.css.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { Accordion, AccordionItem } from '#site/ui/richText/Accordion.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import type { Chapter } from './chapters.ts'
import {
  free,
  headRow,
  headTotal,
  lesson,
  lessonIcon,
  lessonLength,
  lessons,
  lessonTitle,
  moreChapters,
  showMore,
} from './ProductScreen.css.ts'

type SyllabusProps = { chapters: Chapter[]; classes: ClassOutline[]; heading: string; id: string }

const VISIBLE_CHAPTERS = 6

/** The syllabus, chapter by chapter; free lessons are links. */
export function Syllabus({ chapters, classes, heading, id }: SyllabusProps) {
  const t = useTexts('product')
  const facts = useTexts('facts')
  const locale = useLocale()
  const lectures = chapters.reduce((sum, chapter) => sum + chapter.lectures.length, 0)
  const minutes = chapters.reduce((sum, chapter) => sum + chapter.minutes, 0)
  const total = [
    countedText(locale, facts.chapters, chapters.length),
    countedText(locale, facts.lessons, lectures),
    minutes > 0 ? duration(minutes, facts) : '',
  ]
  return (
    <>
      <div className={headRow}>
        <h2 id={`${id}-heading`}>{heading}</h2>
        <span className={headTotal}>{total.filter(Boolean).join(' · ')}</span>
      </div>
      <Chapters chapters={chapters.slice(0, VISIBLE_CHAPTERS)} classes={classes} from={1} />
      {chapters.length > VISIBLE_CHAPTERS ? (
        <details className={moreChapters}>
          <summary className={clsx(button, sizes.s, looks.outline, showMore)}>
            {fillPlaceholders(t.showChapters, { count: chapters.length })}
          </summary>
          <Chapters
            chapters={chapters.slice(VISIBLE_CHAPTERS)}
            classes={classes}
            from={VISIBLE_CHAPTERS + 1}
          />
        </details>
      ) : null}
    </>
  )
}

function Chapters({
  chapters,
  classes,
  from,
}: {
  chapters: Chapter[]
  classes: ClassOutline[]
  from: number
}) {
  const facts = useTexts('facts')
  const locale = useLocale()
  return (
    <Accordion>
      {chapters.map((chapter, index) => (
        <AccordionItem
          key={`${chapter.lectures[0]?.class}-${chapter.title}`}
          isOpen={from + index === 1}
          title={<MixedText>{`${from + index}. ${chapter.title}`}</MixedText>}
          total={[
            countedText(locale, facts.lessons, chapter.lectures.length),
            chapter.minutes > 0 ? duration(chapter.minutes, facts) : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        >
          <ul className={lessons}>
            {chapter.lectures.map((lecture) => (
              <Lesson key={lecture.id} lecture={lecture} classes={classes} />
            ))}
          </ul>
        </AccordionItem>
      ))}
    </Accordion>
  )
}

/** Other kinds are files and links, which are opened. */
const ICONS: Partial<Record<LectureKind, LucideIcon>> = { video: CirclePlay, text: BookOpen }
const FREE_LABELS: Partial<Record<LectureKind, 'watchFree' | 'readFree'>> = {
  video: 'watchFree',
  text: 'readFree',
}

function Lesson({ lecture, classes }: { lecture: LectureOutline; classes: ClassOutline[] }) {
  const t = useTexts('product')
  const facts = useTexts('facts')
  const classSlug = classes.find((entry) => entry.id === lecture.class)?.slug
  return (
    <li className={lesson}>
      <Icon icon={ICONS[lecture.kind] ?? FileText} size="s" className={lessonIcon} />
      <span className={lessonTitle}>
        <MixedText>{lecture.title}</MixedText>
      </span>
      {lecture.isFree && classSlug ? (
        <AppLink
          href={`/learn/${classSlug}/${lecture.slug}`}
          className={free}
          prefetch={false}
          aria-label={`${t[FREE_LABELS[lecture.kind] ?? 'openFree']}: ${lecture.title}`}
        >
          {t[FREE_LABELS[lecture.kind] ?? 'openFree']}
        </AppLink>
      ) : null}
      <span className={lessonLength}>
        {lecture.kind === 'pdf' && lecture.minutes === 0 ? facts.pdf : duration(lecture.minutes, facts)}
      </span>
    </li>
  )
}
