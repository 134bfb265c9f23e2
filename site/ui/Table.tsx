'use client'
import clsx from 'clsx'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import type { ReactNode } from 'react'
import { Table as AriaTable, Cell, Column, Row, TableBody, TableHeader } from 'react-aria-components/Table'
import { TableCheckbox } from './fields/TableCheckbox.tsx'
import { Icon } from './media/Icon.tsx'
import * as styles from './Table.css.ts'

export type TableColumn<Item> = {
  id: string
  label: string
  cell: (item: Item) => ReactNode
  /** Names its row; exactly one column. */
  isName?: boolean
  /** Aligned right, with tabular digits. */
  isNumber?: boolean
  isSortable?: boolean
}

export type TableSort = { column: string; direction: 'ascending' | 'descending' }

type TableProps<Item> = {
  label: string
  columns: readonly TableColumn<Item>[]
  items: readonly Item[]
  /** The current sort order; the caller sorts the rows. */
  sort?: TableSort
  onSort?: (sort: TableSort) => void
  /** Ids of selected rows; without it rows have no checkbox. */
  selected?: ReadonlySet<string>
  onSelect?: (ids: Set<string>) => void
  disabledIds?: Iterable<string>
  /** The link of a row. */
  hrefOf?: (item: Item) => string
  /** Under 600 px: rows as cards, or columns that scroll beside the first. @default 'cards' */
  phone?: keyof typeof styles.phones
  emptyText: string
}

/** Rows of the same kind. Arrow keys move between cells, Space selects a row, Enter on a head sorts. */
export function Table<Item extends { id: string }>(props: TableProps<Item>) {
  const { label, columns, items, sort, onSort, selected, onSelect, disabledIds, hrefOf, emptyText } = props
  const isChoosing = selected !== undefined
  const choose = (keys: 'all' | Iterable<string | number>) =>
    onSelect?.(new Set(keys === 'all' ? idsOf(items, disabledIds) : [...keys].map(String)))
  return (
    <div className={clsx(styles.frame, styles.phones[props.phone ?? 'cards'])}>
      <AriaTable
        aria-label={label}
        className={styles.table}
        sortDescriptor={sort}
        onSortChange={({ column, direction }) => onSort?.({ column: String(column), direction })}
        selectionMode={isChoosing ? 'multiple' : 'none'}
        selectedKeys={selected}
        onSelectionChange={choose}
        disabledKeys={disabledIds}
      >
        <TableHeader>
          {isChoosing ? (
            <Column className={clsx(styles.head, styles.check)}>
              <TableCheckbox />
            </Column>
          ) : null}
          {columns.map((column) => (
            <Column
              key={column.id}
              id={column.id}
              isRowHeader={column.isName}
              allowsSorting={column.isSortable}
              data-is-name={column.isName || undefined}
              className={clsx(styles.head, column.isNumber && styles.number)}
            >
              {({ allowsSorting, sortDirection }) => (
                <span className={styles.headLabel}>
                  {column.label}
                  {allowsSorting ? <SortMark direction={sortDirection} /> : null}
                </span>
              )}
            </Column>
          ))}
        </TableHeader>
        <TableBody
          items={items}
          dependencies={[columns, isChoosing]}
          renderEmptyState={() => <p className={styles.nothing}>{emptyText}</p>}
        >
          {(item) => (
            <Row href={hrefOf?.(item)} className={styles.row}>
              {isChoosing ? (
                <Cell className={clsx(styles.cell, styles.check)}>
                  <TableCheckbox />
                </Cell>
              ) : null}
              {columns.map((column) => (
                <Cell
                  key={column.id}
                  data-label={column.label}
                  className={clsx(styles.cell, column.isNumber && styles.number)}
                >
                  {column.cell(item)}
                </Cell>
              ))}
            </Row>
          )}
        </TableBody>
      </AriaTable>
    </div>
  )
}

function idsOf(items: readonly { id: string }[], disabledIds: Iterable<string> = []): string[] {
  const disabled = new Set(disabledIds)
  return items.map(({ id }) => id).filter((id) => !disabled.has(id))
}

function SortMark({ direction }: { direction: TableSort['direction'] | undefined }) {
  if (direction === undefined) return <Icon icon={ChevronsUpDown} size="xs" />
  return <Icon icon={direction === 'ascending' ? ArrowUp : ArrowDown} size="xs" strokeWidth={2.2} />
}
