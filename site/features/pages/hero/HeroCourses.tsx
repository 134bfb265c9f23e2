import type { ProductCardFacts } from '#site/data/catalogue/productCards.ts'
import { Cover } from '#site/ui/media/Cover.tsx'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { course as courseStyle, courses as coursesStyle, courseTitle, sub } from './HeroSheet.css.ts'

const MAX_COURSES = 3

/** The first courses of the project, each with a link. */
export function HeroCourses({ courses }: { courses: readonly ProductCardFacts[] }) {
  if (courses.length === 0) return null
  return (
    <ul className={coursesStyle}>
      {courses.slice(0, MAX_COURSES).map(({ id, href, title, cover, meta }) => (
        <li key={id}>
          <AppLink href={href} className={courseStyle}>
            <Cover subject={cover.subject} seed={cover.seed} image={cover.image} shape="thumb" />
            <span>
              <span className={courseTitle}>
                <MixedText>{title}</MixedText>
              </span>
              <span className={sub}>
                <MixedText>{meta.join(' · ')}</MixedText>
              </span>
            </span>
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
