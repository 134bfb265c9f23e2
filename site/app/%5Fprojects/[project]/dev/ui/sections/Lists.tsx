'use client'
import { useState } from 'react'
import { Badge } from '#site/ui/Badge.tsx'
import { Button } from '#site/ui/Button.tsx'
import { ChipLink, ChipRow } from '#site/ui/Chip.tsx'
import { TagGroup } from '#site/ui/fields/TagGroup.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { Table, type TableColumn, type TableSort } from '#site/ui/Table.tsx'
import { line } from '../page.css.ts'
import { Sample, Section } from '../Section.tsx'
import { SITTINGS, type Sitting } from '../samples.ts'

const COLUMNS: readonly TableColumn<Sitting>[] = [
  {
    id: 'name',
    label: 'Test',
    isName: true,
    isSortable: true,
    cell: ({ name }) => <MixedText>{name}</MixedText>,
  },
  { id: 'when', label: 'Written', cell: ({ when }) => when },
  { id: 'state', label: 'State', cell: () => <Badge tone="success">Marked</Badge> },
  { id: 'marks', label: 'Marks', isNumber: true, isSortable: true, cell: ({ marks }) => marks },
  {
    id: 'rank',
    label: 'Rank',
    isNumber: true,
    isSortable: true,
    cell: ({ rank }) => rank.toLocaleString('en-IN'),
  },
]
const FILTERS = ['JEE Main', 'UPSC CSE', 'हिन्दी', 'Up to ₹3,500'].map((label) => ({ id: label, label }))

function sorted({ column, direction }: TableSort): readonly Sitting[] {
  const key = column as keyof Sitting
  const rows = [...SITTINGS].sort((a, b) =>
    typeof a[key] === 'number'
      ? Number(a[key]) - Number(b[key])
      : String(a[key]).localeCompare(String(b[key]), 'hi'),
  )
  return direction === 'ascending' ? rows : rows.reverse()
}

/** Tables and tags. */
export function Lists() {
  const [sort, setSort] = useState<TableSort>({ column: 'marks', direction: 'descending' })
  const [chosen, setChosen] = useState<Set<string>>(new Set(['mock-14']))
  const [filters, setFilters] = useState(FILTERS)
  return (
    <Section id="lists" title="Table and tags">
      <Sample name="Tags with a way to take each away">
        <div className={line}>
          <TagGroup
            label="Applied filters"
            tags={filters}
            onRemove={(ids) => setFilters(filters.filter(({ id }) => !ids.includes(id)))}
          />
          <Button look="ghost" size="s" onPress={() => setFilters(filters.length > 0 ? [] : FILTERS)}>
            {filters.length > 0 ? 'Clear all' : 'Set again'}
          </Button>
        </div>
        <TagGroup label="Disabled tags" tags={FILTERS.slice(0, 2)} onRemove={() => undefined} isDisabled />
      </Sample>
      <Sample name="Chips that are links">
        <ChipRow>
          <ChipLink href="/dev/ui">Off</ChipLink>
          <ChipLink href="/dev/ui" state="on">
            On
          </ChipLink>
          <ChipLink href="/dev/ui" state="set" label="Remove filter JEE Main">
            JEE Main
          </ChipLink>
        </ChipRow>
      </Sample>
      <Sample name={`Sorted and chosen: ${chosen.size}`}>
        <Table
          label="Tests"
          columns={COLUMNS}
          items={sorted(sort)}
          sort={sort}
          onSort={setSort}
          selected={chosen}
          onSelect={setChosen}
          disabledIds={['optics']}
          emptyText="No tests yet"
        />
      </Sample>
      <Sample name="Columns that scroll on phones">
        <Table
          label="Tests as links"
          columns={COLUMNS}
          items={SITTINGS.slice(0, 2)}
          hrefOf={({ id }) => `/dev/ui#${id}`}
          phone="scroll"
          emptyText="No tests yet"
        />
      </Sample>
      <Sample name="Nothing in it">
        <Table label="No tests" columns={COLUMNS} items={[]} emptyText="No tests yet" />
      </Sample>
    </Section>
  )
}
