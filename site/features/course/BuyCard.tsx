import type { LucideIcon } from 'lucide-react'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import Check from 'lucide-react/icons/check'
import type { ContentTotals } from '#site/data/classes.ts'
import { counted, courseCardFacts } from '#site/data/courseFacts.ts'
import { pictureAt } from '#site/data/Picture.ts'
import type { Course } from '#site/data/products.ts'
import { Cover } from '#site/ui/Cover.tsx'
import { Icon } from '#site/ui/Icon.tsx'
import { LinkButton } from '#site/ui/LinkButton.tsx'
import { PriceBlock } from '#site/ui/PriceBlock.tsx'
import { Words } from '#site/ui/Words.tsx'
import {
  bar,
  barButton,
  buy,
  cover as coverStyle,
  included,
  inside,
  point,
  pointIcon,
  root,
} from './BuyCard.css.ts'

type BuyCardProps = { course: Course; totals: ContentTotals }

const checkoutOf = (course: Course) => `/checkout?product=${encodeURIComponent(course.slug)}`
const labelOf = (course: Course) => (course.pricePaise === 0 ? 'Start for free' : 'Buy now')

/** Price and what it includes. */
export function BuyCard({ course, totals }: BuyCardProps) {
  const { cover } = courseCardFacts(course, totals)
  return (
    <aside className={root} aria-label="Price">
      <Cover {...cover} image={pictureAt(course.image, 'wide')} className={coverStyle} />
      <div className={inside}>
        <PriceBlock pricePaise={course.pricePaise} mrpPaise={course.mrpPaise} size="xl" />
        <div className={buy}>
          <LinkButton href={checkoutOf(course)} size="l" isBlock prefetch={false} rel="nofollow">
            {labelOf(course)}
          </LinkButton>
        </div>
        <ul className={included}>
          {course.validityDays ? (
            <Point icon={CalendarClock}>{`Access for ${validity(course.validityDays)}`}</Point>
          ) : null}
          {course.highlights?.map(({ text }) => (
            <Point key={text} icon={Check}>
              {text}
            </Point>
          ))}
        </ul>
      </div>
    </aside>
  )
}

/** On phones the price and the button stay at the foot of the screen. */
export function BuyBar({ course }: { course: Course }) {
  return (
    <div className={bar} data-bottom-bar="">
      <PriceBlock pricePaise={course.pricePaise} mrpPaise={course.mrpPaise} />
      <LinkButton href={checkoutOf(course)} className={barButton} prefetch={false} rel="nofollow">
        {labelOf(course)}
      </LinkButton>
    </div>
  )
}

function Point({ icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <li className={point}>
      <Icon icon={icon} size="s" className={pointIcon} />
      <span>
        <Words>{children}</Words>
      </span>
    </li>
  )
}

const DAYS_A_YEAR = 365

/** `90 days`, `1 year`, `2 years`. */
function validity(days: number): string {
  return days % DAYS_A_YEAR === 0 ? counted(days / DAYS_A_YEAR, 'year') : counted(days, 'day')
}
