'use client'
import { useRowLabel } from '@payloadcms/ui'

const NAMES = ['heading', 'title', 'label', 'question', 'name', 'value', 'text'] as const
const LENGTH = 70

type Row = Record<string, unknown> & { blockName?: string; items?: Row[]; slides?: Row[] }

/** The first non-empty text of a row among the fields that describe it. */
function summaryOf(row: Row | undefined): string {
  if (!row) return ''
  for (const name of NAMES) {
    const value = row[name]
    if (typeof value === 'string' && value.trim()) return value.trim().slice(0, LENGTH)
  }
  const inner = row.items ?? row.slides
  return Array.isArray(inner) ? inner.map(summaryOf).filter(Boolean).slice(0, 3).join(', ') : ''
}

/** Label of an array row: its first descriptive text. */
export function RowLabel({ name }: { name: string }) {
  const { data, rowNumber } = useRowLabel<Row>()
  return <span className="row-label">{summaryOf(data) || `${name} ${(rowNumber ?? 0) + 1}`}</span>
}

/** Label of a page section: its block type and its first descriptive text. */
export function BlockLabel({ name, image }: { name: string; image: string }) {
  const { data } = useRowLabel<Row>()
  return (
    <span className="block-label">
      {/* biome-ignore lint/performance/noImgElement: a drawing in a data URL */}
      <img src={image} alt="" />
      <strong>{name}</strong>
      <span className="row-label">{summaryOf(data)}</span>
    </span>
  )
}
