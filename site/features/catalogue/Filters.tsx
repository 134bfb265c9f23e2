import clsx from 'clsx'
import Check from 'lucide-react/icons/check'
import type { FilterName } from '#domain/catalogue/facets.ts'
import { countedText } from '#domain/text/counted.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { type ListQuery, listHref, toggleFilter } from '#site/data/base/listQuery.ts'
import type { ProductList } from '#site/data/base/lists.ts'
import { isSingle, UNLISTED } from '#site/data/catalogue/filters.ts'
import type { FilterGroup } from '#site/data/catalogue/listing.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { block, root as button, looks, sizes } from '#site/ui/Button.css.ts'
import { box } from '#site/ui/fields/Checkbox.css.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { Bubble } from '#site/ui/overlays/Bubble.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import {
  choice,
  choiceCount,
  filters,
  group,
  groupTitle,
  more,
  sheetFoot,
  sheetOnPhone,
} from './CatalogueScreen.css.ts'
import { FilterSheet } from './FilterSheet.tsx'

const VISIBLE_CHOICES = 6

type FiltersProps = {
  list: ProductList
  query: ListQuery
  groups: readonly FilterGroup[]
  total: number
}

/** The filter choices, as links that also work without scripts; a sheet (`popover`) on phones. */
export function Filters({ list, query, groups, total }: FiltersProps) {
  const t = useTexts('catalogue')
  const locale = useLocale()
  const shown = groups.filter(({ filter, options }) => isOffered(list, filter, options))
  return (
    <FilterSheet title={t.filters} className={clsx(filters, sheetOnPhone)}>
      {shown.map(({ filter: name, options }) => (
        <div key={name} className={group}>
          <h2 className={groupTitle}>{t.filterTitles[name]}</h2>
          <Group list={list} name={name} choices={options} query={query} />
        </div>
      ))}
      <div className={sheetFoot}>
        <button
          type="button"
          popoverTarget="filters"
          popoverTargetAction="hide"
          className={clsx(button, sizes.l, looks.primary, block)}
        >
          {fillPlaceholders(t.show, { count: countedText(locale, list.count, total) })}
        </button>
      </div>
    </FilterSheet>
  )
}

type Option = FilterGroup['options'][number]

/** Whether a filter is shown: not when every product has the same value, nor the category on a category's page. */
function isOffered(list: ProductList, name: FilterName, options: readonly Option[]): boolean {
  if (name === 'category' && list.within) return false
  const isChosen = options.some((option) => option.isChosen)
  return isChosen || (options.length > 1 && !UNLISTED.includes(name))
}

type GroupProps = { list: ProductList; name: FilterName; choices: readonly Option[]; query: ListQuery }

function Group({ choices, ...rest }: GroupProps) {
  const t = useTexts('catalogue')
  const further = choices.slice(VISIBLE_CHOICES)
  return (
    <>
      <Choices {...rest} choices={choices.slice(0, VISIBLE_CHOICES)} />
      {further.length > 0 ? (
        <details open={further.some(({ value }) => rest.query.choices[rest.name].includes(value))}>
          <summary className={more}>{fillPlaceholders(t.showMore, { count: further.length })}</summary>
          <Choices {...rest} choices={further} />
        </details>
      ) : null}
    </>
  )
}

function Choices({ list, name, choices, query }: GroupProps) {
  return (
    <ul>
      {choices.map(({ value, label, count }) => {
        const isOn = query.choices[name].includes(value)
        const content = (
          <>
            <Mark isOn={isOn} isSingle={isSingle(name)} />
            <MixedText>{label}</MixedText>
            <span className={choiceCount}>
              <span className="sr-only">, {list.many}: </span>
              {count}
            </span>
          </>
        )
        return (
          <li key={value}>
            {count === 0 && !isOn ? (
              <span className={choice} data-empty="">
                {content}
              </span>
            ) : (
              <AppLink
                href={listHref(list.path, toggleFilter(query, name, value))}
                className={choice}
                data-choice={`${name}:${value}`}
                aria-current={isOn ? 'true' : undefined}
                prefetch={false}
                scroll={false}
                rel="nofollow"
              >
                {content}
              </AppLink>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Mark({ isOn, isSingle }: { isOn: boolean; isSingle: boolean }) {
  if (isSingle) return <Bubble state={isOn ? 'current' : 'empty'} />
  return (
    <span className={box} data-on={isOn ? '' : undefined}>
      <Icon icon={Check} size="xs" strokeWidth={3} />
    </span>
  )
}
