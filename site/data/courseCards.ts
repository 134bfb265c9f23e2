import { getContentTotals, sumTotals } from './classes.ts'
import { courseCardFacts } from './courseFacts.ts'
import type { CourseCard } from './products.ts'

/** Courses with the totals of their classes, as cards show them. */
export async function courseCards(project: string, courses: CourseCard[]) {
  const classIds = [...new Set(courses.flatMap((course) => course.classes ?? []))].sort()
  const totals = await getContentTotals(project, classIds.join(','))
  return courses.map((course) => ({
    id: course.id,
    ...courseCardFacts(course, sumTotals(totals, course.classes ?? [])),
  }))
}
