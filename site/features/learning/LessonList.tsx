'use client'
import ChevronDown from 'lucide-react/icons/chevron-down'
import LockIcon from 'lucide-react/icons/lock'
import { useEffect, useRef } from 'react'
import type { ClassState } from '#domain/calls/learning/learning.ts'
import { countedText } from '#domain/text/counted.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { Locale } from '#domain/text/locales.ts'
import type { ClassOutline } from '#site/data/account/learning.ts'
import { timeText } from '#site/data/base/timeText.ts'
import { duration } from '#site/data/catalogue/courseFacts.ts'
import type { LectureOutline } from '#site/data/catalogue/outline.ts'
import type { Texts } from '#site/texts/Texts.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { Bubble } from '#site/ui/overlays/Bubble.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { type Chapter, chaptersOf, lessonAccess, type Place } from './chapters.ts'
import {
  chapterFacts,
  chapterHead,
  chapter as chapterStyle,
  chapterTitle,
  chevron,
  facts,
  lesson as lessonStyle,
  list,
  lockSlot,
  title,
} from './LessonList.css.ts'

type LessonListProps = {
  outline: ClassOutline
  place: Place
  completed: readonly string[]
  klass: string
  /**
   * Whether every lesson is open to this person; undefined until known, and then no lesson is marked as
   * locked or free.
   */
  isOwned: boolean | undefined
  /** Lessons that have not opened to their student yet, by id. */
  locks: ClassState['locks']
}

/** All lessons by chapter, each with a bubble; the current chapter is open. */
export function LessonList({ outline, place, completed, klass, isOwned, locks }: LessonListProps) {
  const t = useTexts('learning')
  const listTexts = { t, rules: useTexts('lesson'), facts: useTexts('facts'), locale: useLocale() }
  const current = place.chapter.lectures[place.lesson - 1]
  const top = useRef<HTMLElement>(null)
  // The browser looked for `#lessons` before the list was rendered.
  useEffect(() => {
    if (window.location.hash === '#lessons') top.current?.scrollIntoView()
  }, [])
  return (
    <nav ref={top} className={list} id="lessons" aria-label={t.lessons}>
      {chaptersOf(outline.lectures).map((chapter) => (
        <details key={chapter.title} className={chapterStyle} open={chapter.number === place.chapter.number}>
          <summary className={chapterHead}>
            <span className={chapterTitle}>
              <MixedText>{`${chapter.number}. ${chapter.title}`}</MixedText>
            </span>
            <Icon icon={ChevronDown} className={chevron} />
            <span className={chapterFacts}>{factsOf(chapter, isOwned ? completed : null, listTexts)}</span>
          </summary>
          <ol>
            {chapter.lectures.map((lecture, index) => (
              <li key={lecture.id}>
                <AppLink
                  href={`/learn/${klass}/${lecture.slug}`}
                  className={lessonStyle}
                  aria-current={lecture.id === current?.id ? 'page' : undefined}
                  prefetch={false}
                >
                  <Mark
                    number={index + 1}
                    isDone={completed.includes(lecture.id)}
                    isCurrent={lecture.id === current?.id}
                    isShut={lecture.id in locks || lessonAccess(lecture.isFree, isOwned) === 'locked'}
                  />
                  <span>
                    <span className={title}>
                      <MixedText>{lecture.title}</MixedText>
                    </span>
                    <span className={facts}>
                      {lessonFacts(lecture, isOwned, locks[lecture.id], listTexts)}
                    </span>
                  </span>
                </AppLink>
              </li>
            ))}
          </ol>
        </details>
      ))}
    </nav>
  )
}

type MarkProps = { number: number; isDone: boolean; isCurrent: boolean; isShut: boolean }

function Mark({ number, isDone, isCurrent, isShut }: MarkProps) {
  const t = useTexts('learning')
  if (isShut && !isDone)
    return (
      <span className={lockSlot}>
        <Icon icon={LockIcon} size="s" label={t.locked} />
      </span>
    )
  return (
    <>
      <Bubble size="m" state={isDone ? 'done' : isCurrent ? 'filled' : 'empty'}>
        {number}
      </Bubble>
      {isDone ? <span className="sr-only">{t.done}: </span> : null}
    </>
  )
}

/** The progress in a chapter; its contents for those who have not bought it (`completed` null). */
type ListTexts = { t: Texts['learning']; rules: Texts['lesson']; facts: Texts['facts']; locale: Locale }

const factsOf = (
  { lectures, minutes }: Chapter,
  completed: readonly string[] | null,
  { t, facts: factTexts, locale }: ListTexts,
): string => {
  const done = lectures.filter((lecture) => completed?.includes(lecture.id)).length
  const count = completed
    ? fillPlaceholders(t.doneInChapter, { done, total: lectures.length })
    : countedText(locale, factTexts.lessons, lectures.length)
  return [count, minutes > 0 ? duration(minutes, factTexts) : ''].filter(Boolean).join(' · ')
}

const lessonFacts = (
  { kind, minutes, isFree }: LectureOutline,
  isOwned: boolean | undefined,
  lock: Lock | undefined,
  { t, rules, facts: factTexts, locale }: ListTexts,
): string =>
  [
    t.kinds[kind],
    minutes > 0 ? duration(minutes, factTexts) : '',
    lessonAccess(isFree, isOwned) === 'free' ? t.free : '',
    lock ? lockFact(lock, rules, locale) : '',
  ]
    .filter(Boolean)
    .join(' · ')

type Lock = ClassState['locks'][string]

const lockFact = (lock: Lock, t: Texts['lesson'], locale: Locale): string => {
  if (lock.reason === 'day') return fillPlaceholders(t.opensAt, { time: timeText(lock.opensAt, locale) })
  return lock.reason === 'lessons' ? t.afterOthers : t.afterExamDay
}
