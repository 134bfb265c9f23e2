'use client'
import { useRowLabel } from '@payloadcms/ui'

const NAMES = ['heading', 'title', 'label', 'question', 'name', 'value', 'text'] as const
const LENGTH = 70

type Row = Record<string, unknown> & { blockName?: string; items?: Row[]; slides?: Row[] }

/** The first text in a row that says what it is about. */
function wordsOf(row: Row | undefined): string {
  if (!row) return ''
  for (const name of NAMES) {
    const value = row[name]
    if (typeof value === 'string' && value.trim()) return value.trim().slice(0, LENGTH)
  }
  const inner = row.items ?? row.slides
  return Array.isArray(inner) ? inner.map(wordsOf).filter(Boolean).slice(0, 3).join(', ') : ''
}

/** A row of a list, named by what stands in it. */
export function RowLabel({ name }: { name: string }) {
  const { data, rowNumber } = useRowLabel<Row>()
  return <span className="row-label">{wordsOf(data) || `${name} ${(rowNumber ?? 0) + 1}`}</span>
}

/** A section of a page: what kind it is, and what stands in it. */
export function BlockLabel({ name, image }: { name: string; image: string }) {
  const { data } = useRowLabel<Row>()
  return (
    <span className="block-label">
      {/* biome-ignore lint/performance/noImgElement: a drawing in a data URL */}
      <img src={image} alt="" />
      <strong>{name}</strong>
      <span className="row-label">{wordsOf(data)}</span>
    </span>
  )
}
