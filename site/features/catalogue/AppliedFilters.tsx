import { type CourseQuery, courseHref, toggled } from '#site/data/courseQuery.ts'
import { AppLink } from '#site/ui/AppLink.tsx'
import { ChipLink, ChipRow } from '#site/ui/Chip.tsx'
import { link } from '#site/ui/layout.css.ts'
import { Words } from '#site/ui/Words.tsx'
import { applied } from './CatalogueScreen.css.ts'

/** What the list is narrowed to; each chip takes its choice away. */
export function AppliedFilters({ query }: { query: CourseQuery }) {
  const chosen = [
    ...query.exams.map((value) => ({ name: 'exams' as const, value })),
    ...query.languages.map((value) => ({ name: 'languages' as const, value })),
  ]
  if (chosen.length === 0) return null
  return (
    <div className={applied}>
      <ChipRow>
        {chosen.map(({ name, value }) => (
          <ChipLink
            key={`${name}-${value}`}
            href={courseHref(toggled(query, name, value))}
            state="set"
            label={`Remove filter ${value}`}
          >
            <Words>{value}</Words>
          </ChipLink>
        ))}
        <AppLink
          href={courseHref({ ...query, exams: [], languages: [], page: 1 })}
          className={link}
          scroll={false}
        >
          Clear all
        </AppLink>
      </ChipRow>
    </div>
  )
}
