'use client'
import type { MyClass } from '#domain/calls/learn.ts'
import { dayText } from '#site/data/dateText.ts'
import { AppLink } from '#site/ui/AppLink.tsx'
import { Card } from '#site/ui/Card.tsx'
import { link } from '#site/ui/layout.css.ts'
import { list, more, title } from './Totals.css.ts'

/** Everything together: lessons, courses, and the access that ends first. */
export function Totals({ classes }: { classes: MyClass[] }) {
  const sum = (key: 'completed' | 'lectures') => classes.reduce((total, entry) => total + entry[key], 0)
  const finished = classes.filter((entry) => entry.percent >= 100).length
  const ends = classes.flatMap((entry) => entry.endsAt ?? [])
  return (
    <Card as="aside" pad="l" aria-labelledby="totals">
      <h2 id="totals" className={title}>
        All courses
      </h2>
      <dl className={list}>
        <div>
          <dt>Lessons done</dt>
          <dd>
            {sum('completed')} of {sum('lectures')}
          </dd>
        </div>
        <div>
          <dt>Courses finished</dt>
          <dd>
            {finished} of {classes.length}
          </dd>
        </div>
        {ends.length > 0 ? (
          <div>
            <dt>Access ends first on</dt>
            <dd>{dayText(Math.min(...ends))}</dd>
          </div>
        ) : null}
      </dl>
      <p className={more}>
        <AppLink href="/courses" className={link}>
          Find another course
        </AppLink>
      </p>
    </Card>
  )
}
