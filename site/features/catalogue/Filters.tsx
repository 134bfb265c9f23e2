import clsx from 'clsx'
import Check from 'lucide-react/icons/check'
import { counted } from '#site/data/courseFacts.ts'
import { type CourseQuery, courseHref, toggled } from '#site/data/courseQuery.ts'
import { AppLink } from '#site/ui/AppLink.tsx'
import { block, root as button, looks, sizes } from '#site/ui/Button.css.ts'
import { box } from '#site/ui/Checkbox.css.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { Words } from '#site/ui/Words.tsx'
import {
  choice,
  choiceCount,
  filters,
  grabber,
  group,
  groupTitle,
  more,
  sheetFoot,
  sheetOnPhone,
} from './CatalogueScreen.css.ts'
import type { FacetValue } from './facets.ts'

type Group = 'exams' | 'languages'
export type FilterGroups = Record<Group, FacetValue[]>

const TITLES: Record<Group, string> = { exams: 'Exam or class', languages: 'Language' }
const SHOWN = 6

type FiltersProps = { query: CourseQuery; groups: FilterGroups; total: number }

/** The choices, as links that also work without scripts; a sheet (`popover`) on phones. */
export function Filters({ query, groups, total }: FiltersProps) {
  return (
    <nav id="filters" popover="auto" aria-label="Filters" className={clsx(filters, sheetOnPhone)}>
      <div className={grabber} />
      {(Object.keys(TITLES) as Group[])
        .filter((name) => groups[name].length > 1)
        .map((name) => (
          <div key={name} className={group}>
            <h2 className={groupTitle}>{TITLES[name]}</h2>
            <Choices name={name} values={groups[name].slice(0, SHOWN)} query={query} />
            {groups[name].length > SHOWN ? (
              <details open={groups[name].slice(SHOWN).some(({ value }) => query[name].includes(value))}>
                <summary className={more}>Show {groups[name].length - SHOWN} more</summary>
                <Choices name={name} values={groups[name].slice(SHOWN)} query={query} />
              </details>
            ) : null}
          </div>
        ))}
      <div className={sheetFoot}>
        <button
          type="button"
          popoverTarget="filters"
          popoverTargetAction="hide"
          className={clsx(button, sizes.l, looks.primary, block)}
        >
          Show {counted(total, 'course')}
        </button>
      </div>
    </nav>
  )
}

function Choices({ name, values, query }: { name: Group; values: FacetValue[]; query: CourseQuery }) {
  return (
    <ul>
      {values.map(({ value, count }) => {
        const isOn = query[name].includes(value)
        return (
          <li key={value}>
            <AppLink
              href={courseHref(toggled(query, name, value))}
              className={choice}
              aria-current={isOn ? 'true' : undefined}
              prefetch={false}
              scroll={false}
              rel="nofollow"
            >
              <span className={box} data-on={isOn ? '' : undefined}>
                <Icon icon={Check} size="xs" strokeWidth={3} />
              </span>
              <Words>{value}</Words>
              <span className={choiceCount}>
                <span className="sr-only">, courses: </span>
                {count}
              </span>
            </AppLink>
          </li>
        )
      })}
    </ul>
  )
}
