import type { ContentTotals } from './classes.ts'
import { type Picture, pictureAt } from './Picture.ts'
import type { CourseCard } from './products.ts'

const grouped = new Intl.NumberFormat('en-IN')

/** `1 lesson`, `96 lessons`, `1,840 lessons`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${grouped.format(count)} ${count === 1 ? one : many}`

/** Minutes as `45 m`, `1 h 20 m`, `64 h`; whole hours from ten hours up. */
export function duration(minutes: number): string {
  if (minutes < 60) return `${minutes} m`
  if (minutes >= 600) return `${grouped.format(Math.round(minutes / 60))} h`
  const rest = minutes % 60
  return rest === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${rest} m`
}

/** What a card of the course shows: address, cover, facts, price. */
export function courseCardFacts(course: CourseCard, totals: ContentTotals) {
  const { lectures, minutes } = totals
  const meta = [
    lectures > 0 ? counted(lectures, 'lesson') : null,
    minutes > 0 ? duration(minutes) : null,
    course.language ?? null,
  ]
  return {
    href: `/courses/${course.slug}`,
    title: course.title,
    cover: {
      subject: course.subject,
      seed: course.slug,
      // The title beside it says what it is.
      image: decorative(pictureAt(course.image, 'card')),
      kicker: course.kicker ?? (course.image ? null : course.exam),
      title: course.shortTitle,
      badge: course.badge,
    },
    meta: meta.filter((fact) => fact !== null),
    pricePaise: course.pricePaise,
    mrpPaise: course.mrpPaise,
  }
}

const decorative = (picture: Picture | null): Picture | null => picture && { ...picture, alt: '' }
