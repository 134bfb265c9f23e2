import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import BookOpen from 'lucide-react/icons/book-open'
import Clock3 from 'lucide-react/icons/clock-3'
import Languages from 'lucide-react/icons/languages'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { subjectOf } from '#domain/catalogue/cover/drawCover.ts'
import type { ContentTotals } from '#site/data/classes.ts'
import { counted, duration } from '#site/data/courseFacts.ts'
import { courseHref, plainQuery } from '#site/data/courseQuery.ts'
import type { Course } from '#site/data/products.ts'
import { subjectColors } from '#site/styles/subjects.css.ts'
import { Breadcrumbs } from '#site/ui/Breadcrumbs.tsx'
import { CoverDrawing } from '#site/ui/CoverDrawing.tsx'
import { Icon } from '#site/ui/Icon.tsx'
import { container, withAside } from '#site/ui/layout.css.ts'
import { Words } from '#site/ui/Words.tsx'
import { art, artDrawing, band, copy, fact, facts, promise, title } from './CourseScreen.css.ts'

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
})

/** The dark head: where one is, what the course promises, its facts. */
export function CourseHead({ course, totals }: { course: Course; totals: ContentTotals }) {
  const subject = subjectOf(course.subject, course.slug)
  const examCrumb = course.exam
    ? [{ label: course.exam, href: courseHref({ ...plainQuery, exams: [course.exam] }) }]
    : []
  return (
    <div className={band}>
      <div className={clsx(container, withAside)}>
        <div className={copy}>
          <Breadcrumbs
            isOnBand
            crumbs={[
              { label: 'Courses', href: '/courses' },
              ...examCrumb,
              { label: course.shortTitle ?? course.title },
            ]}
          />
          <h1 className={title}>
            <Words>{course.title}</Words>
          </h1>
          <p className={promise}>
            <Words>{course.summary}</Words>
          </p>
          <ul className={facts}>
            {totals.lectures > 0 ? <Fact icon={BookOpen}>{counted(totals.lectures, 'lesson')}</Fact> : null}
            {totals.minutes > 0 ? <Fact icon={Clock3}>{duration(totals.minutes)}</Fact> : null}
            {course.language ? <Fact icon={Languages}>{course.language}</Fact> : null}
            <Fact icon={RefreshCw}>{`Updated ${day.format(new Date(course.updatedAt))}`}</Fact>
          </ul>
        </div>
      </div>
      <div className={clsx(art, subjectColors[subject])} aria-hidden="true">
        <CoverDrawing subject={subject} seed={course.slug} className={artDrawing} />
      </div>
    </div>
  )
}

function Fact({ icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <li className={fact}>
      <Icon icon={icon} size="s" />
      <Words>{children}</Words>
    </li>
  )
}
