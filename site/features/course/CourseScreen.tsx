import clsx from 'clsx'
import Check from 'lucide-react/icons/check'
import type { ClassOutline, ContentTotals, LectureOutline } from '#site/data/classes.ts'
import type { Course } from '#site/data/products.ts'
import { Avatar } from '#site/ui/Avatar.tsx'
import { Card } from '#site/ui/Card.tsx'
import { Faqs } from '#site/ui/Faqs.tsx'
import { Icon } from '#site/ui/Icon.tsx'
import { container, withAside } from '#site/ui/layout.css.ts'
import { RichTextView } from '#site/ui/RichTextView.tsx'
import { SectionNav } from '#site/ui/SectionNav.tsx'
import { Words } from '#site/ui/Words.tsx'
import { BuyBar, BuyCard } from './BuyCard.tsx'
import { CourseHead } from './CourseHead.tsx'
import * as styles from './CourseScreen.css.ts'
import { chaptersOf } from './chapters.ts'
import { Syllabus } from './Syllabus.tsx'

type CourseScreenProps = {
  course: Course
  classes: ClassOutline[]
  lectures: LectureOutline[]
  totals: ContentTotals
}

/** One course: head, buy card, and its parts under each other; only parts that have content show. */
export function CourseScreen({ course, classes, lectures, totals }: CourseScreenProps) {
  const chapters = chaptersOf(lectures, course.classes ?? [])
  const { outcomes, description, teachers, faqs } = course
  const parts = [
    { id: 'overview', label: 'Overview', isThere: Boolean(outcomes?.length || description) },
    { id: 'syllabus', label: 'Syllabus', isThere: chapters.length > 0 },
    { id: 'teachers', label: 'Teachers', isThere: Boolean(teachers?.length) },
    { id: 'questions', label: 'Questions', isThere: Boolean(faqs?.length) },
  ]
    .filter(({ isThere }) => isThere)
    .map(({ id, label }) => ({ id, label }))
  return (
    <>
      <CourseHead course={course} totals={totals} />
      <div className={clsx(container, withAside, styles.body)}>
        <div className={styles.sections}>
          {parts.length > 1 ? (
            <SectionNav label="On this page" items={parts} className={styles.tabs} />
          ) : null}
          <Overview course={course} />
          {chapters.length > 0 ? (
            <Syllabus id="syllabus" heading="Syllabus" chapters={chapters} classes={classes} />
          ) : null}
          <Teachers course={course} />
          {faqs?.length ? (
            <section id="questions" aria-labelledby="questions-heading">
              <h2 id="questions-heading" className={styles.headRow}>
                Questions
              </h2>
              <Faqs items={faqs} />
            </section>
          ) : null}
        </div>
        <BuyCard course={course} totals={totals} />
      </div>
      <BuyBar course={course} />
    </>
  )
}

function Overview({ course: { outcomes, description } }: { course: Course }) {
  if (!outcomes?.length && !description) return null
  return (
    <section id="overview" aria-label="Overview" className={styles.sections}>
      {outcomes?.length ? (
        <div>
          <h2 className={styles.headRow}>By the end you can</h2>
          <ul className={styles.outcomes}>
            {outcomes.map(({ text }) => (
              <li key={text} className={styles.outcome}>
                <Icon icon={Check} className={styles.tick} />
                <span>
                  <Words>{text}</Words>
                </span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <RichTextView tree={description} />
    </section>
  )
}

function Teachers({ course: { teachers } }: { course: Course }) {
  if (!teachers?.length) return null
  return (
    <section id="teachers" aria-labelledby="teachers-heading">
      <h2 id="teachers-heading" className={styles.headRow}>
        Who teaches
      </h2>
      <ul className={styles.teachers}>
        {teachers.map(({ name, bio }) => (
          <Card as="li" key={name} className={styles.teacher}>
            <Avatar name={name} size="l" />
            <div>
              <h3 className={styles.teacherName}>
                <Words>{name}</Words>
              </h3>
              {bio ? (
                <p className={styles.teacherBio}>
                  <Words>{bio}</Words>
                </p>
              ) : null}
            </div>
          </Card>
        ))}
      </ul>
    </section>
  )
}
