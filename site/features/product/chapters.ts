import type { LectureOutline } from '#site/data/catalogue/outline.ts'

export type Chapter = { title: string; lectures: LectureOutline[]; minutes: number }

/** Lectures by chapter, both in order; chapters of the same name in different classes are separate. */
export function chaptersOf(lectures: readonly LectureOutline[], classIds: readonly string[]): Chapter[] {
  const chapters = new Map<string, Chapter>()
  for (const classId of classIds) {
    for (const lecture of lectures.filter((entry) => entry.class === classId)) {
      const key = `${classId}/${lecture.chapter}`
      const chapter = chapters.get(key) ?? { title: lecture.chapter, lectures: [], minutes: 0 }
      chapter.lectures.push(lecture)
      chapter.minutes += lecture.minutes
      chapters.set(key, chapter)
    }
  }
  return [...chapters.values()]
}
