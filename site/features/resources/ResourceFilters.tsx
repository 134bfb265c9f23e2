import { SUBJECTS } from '#domain/catalogue/subjects.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { localisedTerm } from '#domain/text/localisedTerm.ts'
import type { ResourceCard } from '#site/data/freeResources.ts'
import { RESOURCE_KINDS, type ResourceQuery, resourcesPath } from '#site/data/resourceQuery.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { ChipLink, ChipRow } from '#site/ui/Chip.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { filters } from './ResourcesScreen.css.ts'

type Option = { id: string; label: string }
type Group = { field: 'kind' | 'exam' | 'subject'; label: string; options: Option[] }
type ResourceFiltersProps = {
  query: ResourceQuery
  facets: readonly Pick<ResourceCard, 'kind' | 'exam' | 'subject'>[]
}

/** Filter chips as links, one row per group; a group with only one choice is left out. */
export function ResourceFilters({ query, facets }: ResourceFiltersProps) {
  const t = useTexts('resources')
  const locale = useLocale()
  const { subjects } = useTexts('catalogue')
  const has = (field: Group['field'], id: string) => facets.some((facet) => facet[field] === id)
  const exams = [...new Set(facets.flatMap(({ exam }) => exam || []))].sort((a, b) => a.localeCompare(b))
  const groups: Group[] = [
    {
      field: 'kind',
      label: t.kind,
      options: RESOURCE_KINDS.filter(({ id }) => has('kind', id)).map(({ id }) => ({
        id,
        label: t.kinds[id],
      })),
    },
    {
      field: 'exam',
      label: t.exam,
      options: exams.map((exam) => ({ id: exam, label: localisedTerm(locale, exam) })),
    },
    {
      field: 'subject',
      label: t.subject,
      options: SUBJECTS.filter((id) => has('subject', id)).map((id) => ({ id, label: subjects[id] })),
    },
  ]
  const shown = groups.filter(({ field, options }) => options.length > 1 || query[field])
  if (shown.length === 0) return null
  return (
    <div className={filters}>
      {shown.map(({ field, label, options }) => (
        <nav key={field} aria-label={label}>
          <ChipRow>
            {options.map(({ id, label: text }) => {
              const isOn = query[field] === id
              return (
                <ChipLink
                  key={id}
                  href={resourcesPath({ ...query, [field]: isOn ? null : id, page: 1 })}
                  state={isOn ? 'set' : 'off'}
                  label={isOn ? fillPlaceholders(t.removeFilter, { label: text }) : undefined}
                >
                  <MixedText>{text}</MixedText>
                </ChipLink>
              )
            })}
          </ChipRow>
        </nav>
      ))}
    </div>
  )
}
