'use client'
import type { MyClass } from '#domain/calls/learning/learning.ts'
import type { MyAttempt } from '#site/data/exams/examCalls.ts'
import type { Pictures } from '#site/data/shop/linePictures.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Tabs } from '#site/ui/navigation/Tabs.tsx'
import { AttemptRows } from './AttemptRows.tsx'
import { nothing, rows } from './CourseRow.css.ts'
import { CourseRow } from './CourseRow.tsx'
import { TestRows, type Tests } from './TestRows.tsx'

type CourseTabsProps = {
  classes: MyClass[]
  tests: readonly Tests[]
  attempts: readonly MyAttempt[]
  pictures: Pictures
}

/** Tabs for courses in progress, completed courses, tests and attempts at them; empty ones are left out. */
export function CourseTabs({ classes, tests, attempts, pictures }: CourseTabsProps) {
  const t = useTexts('learning')
  const inProgress = classes.filter((entry) => entry.percent < 100)
  const finished = classes.filter((entry) => entry.percent >= 100)
  // Of several courses of a bundle each has the drawing of its own subject.
  const shared = new Set(
    classes.flatMap(({ product }, index) =>
      classes.some((other, at) => at < index && other.product === product) ? (product ?? []) : [],
    ),
  )
  const pictureOf = ({ product }: MyClass) =>
    product && !shared.has(product) ? pictures.get(product) : undefined
  const list = (entries: MyClass[], empty: string) =>
    entries.length > 0 ? (
      <ul className={rows}>
        {entries.map((entry) => (
          <li key={entry.class.slug}>
            <CourseRow entry={entry} picture={pictureOf(entry)} />
          </li>
        ))}
      </ul>
    ) : (
      <p className={nothing}>{empty}</p>
    )
  const ofCourses = [
    {
      id: 'going',
      label: t.inProgress,
      count: String(inProgress.length),
      content: list(inProgress, t.everythingDone),
    },
    {
      id: 'finished',
      label: t.finished,
      count: String(finished.length),
      content: list(finished, t.finishedEmpty),
    },
  ]
  const ofTests = {
    id: 'tests',
    label: t.tests,
    count: String(tests.length),
    content: <TestRows products={tests} pictures={pictures} />,
  }
  const ofAttempts = {
    id: 'attempts',
    label: t.attempts,
    count: String(attempts.length),
    content: <AttemptRows attempts={attempts} />,
  }
  const items = [
    ...(classes.length > 0 ? ofCourses : []),
    ...(tests.length > 0 ? [ofTests] : []),
    ...(attempts.length > 0 ? [ofAttempts] : []),
  ]
  return <Tabs label={t.myLearning} items={items} />
}
