'use client'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Lock from 'lucide-react/icons/lock'
import { useEffect, useRef } from 'react'
import type { LectureOutline } from '#site/data/classes.ts'
import { counted, duration } from '#site/data/courseFacts.ts'
import type { ClassOutline } from '#site/data/learning.ts'
import { AppLink } from '#site/ui/AppLink.tsx'
import { Bubble } from '#site/ui/Bubble.tsx'
import { Icon } from '#site/ui/Icon.tsx'
import { Words } from '#site/ui/Words.tsx'
import { type Chapter, chaptersOf, type Place } from './chapters.ts'
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
  /** Every lesson is open to this person. */
  isOwned: boolean
}

/** All lessons by chapter, with a bubble for each; the chapter one is in is open. */
export function LessonList({ outline, place, completed, klass, isOwned }: LessonListProps) {
  const current = place.chapter.lectures[place.lesson - 1]
  const top = useRef<HTMLElement>(null)
  // The browser looked for `#lessons` before there was a list.
  useEffect(() => {
    if (window.location.hash === '#lessons') top.current?.scrollIntoView()
  }, [])
  return (
    <nav ref={top} className={list} id="lessons" aria-label="Lessons">
      {chaptersOf(outline.lectures).map((chapter) => (
        <details key={chapter.title} className={chapterStyle} open={chapter.number === place.chapter.number}>
          <summary className={chapterHead}>
            <span className={chapterTitle}>
              <Words>{`${chapter.number}. ${chapter.title}`}</Words>
            </span>
            <Icon icon={ChevronDown} className={chevron} />
            <span className={chapterFacts}>{factsOf(chapter, isOwned ? completed : null)}</span>
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
                    isShut={!isOwned && !lecture.isFree}
                  />
                  <span>
                    <span className={title}>
                      <Words>{lecture.title}</Words>
                    </span>
                    <span className={facts}>{lessonFacts(lecture, isOwned)}</span>
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
  if (isShut && !isDone)
    return (
      <span className={lockSlot}>
        <Icon icon={Lock} size="s" label="Locked" />
      </span>
    )
  return (
    <>
      <Bubble size="m" state={isDone ? 'done' : isCurrent ? 'filled' : 'empty'}>
        {number}
      </Bubble>
      {isDone ? <span className="sr-only">Done: </span> : null}
    </>
  )
}

/** How far one is in a chapter; how much it holds for those who have not bought it (`completed` null). */
const factsOf = ({ lectures, minutes }: Chapter, completed: readonly string[] | null): string => {
  const done = lectures.filter((lecture) => completed?.includes(lecture.id)).length
  const count = completed ? `${done} of ${lectures.length} done` : counted(lectures.length, 'lesson')
  return [count, minutes > 0 ? duration(minutes) : ''].filter(Boolean).join(' · ')
}

const KINDS = { video: 'Video', text: 'Reading', pdf: 'PDF' }
const lessonFacts = ({ kind, minutes, isFree }: LectureOutline, isOwned: boolean): string =>
  [KINDS[kind], minutes > 0 ? duration(minutes) : '', isFree && !isOwned ? 'Free' : '']
    .filter(Boolean)
    .join(' · ')
