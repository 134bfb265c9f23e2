'use client'
import type { MyClass } from '#domain/calls/learn.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Tabs } from '#site/ui/Tabs.tsx'
import { nothing, rows } from './CourseRow.css.ts'
import { CourseRow } from './CourseRow.tsx'

/** Courses that go on and courses that are done. */
export function CourseTabs({ classes }: { classes: MyClass[] }) {
  const t = useTexts('learning')
  const going = classes.filter((entry) => entry.percent < 100)
  const finished = classes.filter((entry) => entry.percent >= 100)
  const list = (entries: MyClass[], empty: string) =>
    entries.length > 0 ? (
      <ul className={rows}>
        {entries.map((entry) => (
          <li key={entry.class.slug}>
            <CourseRow entry={entry} />
          </li>
        ))}
      </ul>
    ) : (
      <p className={nothing}>{empty}</p>
    )
  return (
    <Tabs
      label={t.courses}
      items={[
        {
          id: 'going',
          label: t.inProgress,
          count: String(going.length),
          content: list(going, t.everythingDone),
        },
        {
          id: 'finished',
          label: t.finished,
          count: String(finished.length),
          content: list(finished, t.finishedEmpty),
        },
      ]}
    />
  )
}
