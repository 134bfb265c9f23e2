import { FILTER_NAMES, type FilterName } from '#domain/catalogue/facets.ts'
import { FIXED_CHOICES } from '#site/data/filters.ts'
import type { FilterGroup } from '#site/data/listing.ts'
import { cleared, type ListQuery, listHref, toggled } from '#site/data/listQuery.ts'
import { AppLink } from '#site/ui/AppLink.tsx'
import { ChipLink, ChipRow } from '#site/ui/Chip.tsx'
import { link } from '#site/ui/layout.css.ts'
import { Words } from '#site/ui/Words.tsx'
import { applied } from './CatalogueScreen.css.ts'

/** The choices of a view with the names people read. */
export const chosenLabels = (query: ListQuery, groups: readonly FilterGroup[]) =>
  FILTER_NAMES.flatMap((name) =>
    query.choices[name].map((value) => ({ name, value, label: labelOf(name, value, groups) })),
  )

const labelOf = (name: FilterName, value: string, groups: readonly FilterGroup[]): string =>
  groups.find(({ filter }) => filter === name)?.options.find((option) => option.value === value)?.label ??
  FIXED_CHOICES[name]?.find(({ id }) => id === value)?.label ??
  value

type AppliedFiltersProps = { path: string; query: ListQuery; chosen: ReturnType<typeof chosenLabels> }

/** What the list is narrowed to; each chip takes its choice away. */
export function AppliedFilters({ path, query, chosen }: AppliedFiltersProps) {
  if (chosen.length === 0) return null
  return (
    <div className={applied}>
      <ChipRow>
        {chosen.map(({ name, value, label }) => (
          <ChipLink
            key={`${name}-${value}`}
            href={listHref(path, toggled(query, name, value))}
            state="set"
            label={`Remove filter ${label}`}
          >
            <Words>{label}</Words>
          </ChipLink>
        ))}
        <AppLink href={listHref(path, cleared(query))} className={link} prefetch={false} scroll={false}>
          Clear all
        </AppLink>
      </ChipRow>
    </div>
  )
}
