import type { LectureOutline } from '#site/data/catalogue/outline.ts'

export type Chapter = { title: string; number: number; lectures: LectureOutline[]; minutes: number }

/** The lectures of one class grouped by chapter, both in order. */
export function chaptersOf(lectures: readonly LectureOutline[]): Chapter[] {
  const chapters = new Map<string, Chapter>()
  for (const lecture of lectures) {
    const number = chapters.size + 1
    const chapter = chapters.get(lecture.chapter) ?? {
      title: lecture.chapter,
      number,
      lectures: [],
      minutes: 0,
    }
    chapter.lectures.push(lecture)
    chapter.minutes += lecture.minutes
    chapters.set(lecture.chapter, chapter)
  }
  return [...chapters.values()]
}

export type Place = {
  chapter: Chapter
  /** Lesson number within the chapter, from 1. */
  lesson: number
  previous: LectureOutline | null
  next: LectureOutline | null
}

/** The position of a lecture in its class; null when it is not part of it. */
export function placeOf(lectures: readonly LectureOutline[], slug: string): Place | null {
  const chapters = chaptersOf(lectures)
  const inOrder = chapters.flatMap((chapter) => chapter.lectures)
  const index = inOrder.findIndex((lecture) => lecture.slug === slug)
  const chapter = chapters.find((entry) => entry.lectures.some((lecture) => lecture.slug === slug))
  if (!chapter) return null
  const lesson = chapter.lectures.findIndex((lecture) => lecture.slug === slug) + 1
  return { chapter, lesson, previous: inOrder[index - 1] ?? null, next: inOrder[index + 1] ?? null }
}

/**
 * Whether a lesson is marked as locked or as free for this person; neither until it is known whether every
 * lesson is open to them.
 */
export const lessonAccess = (
  isFree: boolean | null | undefined,
  isOwned: boolean | undefined,
): 'locked' | 'free' | null => (isOwned === false ? (isFree ? 'free' : 'locked') : null)
