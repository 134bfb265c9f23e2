import { FILTER_NAMES, type FilterName } from '#domain/catalogue/facets.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { Locale } from '#domain/text/locales.ts'
import { clearFilters, type ListQuery, listHref, toggleFilter } from '#site/data/base/listQuery.ts'
import type { FilterGroup } from '#site/data/catalogue/listing.ts'
import { choiceLabel } from '#site/data/shop/choiceLabel.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { ChipLink, ChipRow } from '#site/ui/Chip.tsx'
import { link } from '#site/ui/layout.css.ts'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { applied } from './CatalogueScreen.css.ts'

/** The filter choices of a view with their labels. */
export const chosenLabels = (query: ListQuery, groups: readonly FilterGroup[], locale: Locale) =>
  FILTER_NAMES.flatMap((name) =>
    query.choices[name].map((value) => ({ name, value, label: labelOf(name, value, groups, locale) })),
  )

const labelOf = (name: FilterName, value: string, groups: readonly FilterGroup[], locale: Locale): string =>
  groups.find(({ filter }) => filter === name)?.options.find((option) => option.value === value)?.label ??
  choiceLabel(locale, name, value) ??
  value

type AppliedFiltersProps = { path: string; query: ListQuery; chosen: ReturnType<typeof chosenLabels> }

/** The applied filters; each chip removes its choice. */
export function AppliedFilters({ path, query, chosen }: AppliedFiltersProps) {
  const t = useTexts('catalogue')
  if (chosen.length === 0) return null
  return (
    <div className={applied}>
      <ChipRow>
        {chosen.map(({ name, value, label }) => (
          <ChipLink
            key={`${name}-${value}`}
            href={listHref(path, toggleFilter(query, name, value))}
            state="set"
            label={fillPlaceholders(t.removeFilter, { label })}
          >
            <MixedText>{label}</MixedText>
          </ChipLink>
        ))}
        <AppLink href={listHref(path, clearFilters(query))} className={link} prefetch={false} scroll={false}>
          {t.clearAll}
        </AppLink>
      </ChipRow>
    </div>
  )
}
