'use client'
import { useConfig, useFormFields } from '@payloadcms/ui'
import { useEffect, useMemo, useState } from 'react'
import { withFieldLabels } from '#hooks/shared/withFieldLabels.ts'
import { flatClientFields } from '../fields/flatClientFields.ts'
import { writeRest } from '../ui/panelClient.ts'

/** Rows of the preview, and its debounce, ms. */
const SHOWN = 10
const AFTER_MS = 400

const SETTING_NAMES = ['collectionSlug', 'format', 'limit', 'sort', 'drafts', 'fields', 'where'] as const

type Row = Record<string, unknown>
type Preview = { docs: Row[]; columns?: string[]; exportTotalDocs?: number }

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Preview of the first rows of an export. A workbook is previewed as CSV. */
export function ExportTable() {
  // A string, so that only changed settings load the preview again.
  const settings = useFormFields(([fields]) =>
    JSON.stringify(Object.fromEntries(SETTING_NAMES.map((name) => [name, fields[name]?.value ?? null]))),
  )
  const [preview, setPreview] = useState<Preview | null>(null)
  const [problem, setProblem] = useState('')
  const labelOf = useColumnLabel(settings)
  const { format } = JSON.parse(settings) as Row
  const isJson = format === 'json'

  useEffect(() => {
    const body = JSON.parse(settings) as Row
    if (!body.collectionSlug) return setProblem('Choose a list.')
    let isOld = false
    const timer = setTimeout(async () => {
      const answer = await writeRest<Preview>('POST', '/exports/export-preview', {
        ...body,
        format: body.format === 'xlsx' ? 'csv' : body.format,
        draft: body.drafts,
        previewLimit: SHOWN,
        previewPage: 1,
      })
      if (isOld) return
      setPreview(answer.apiSuccess ? answer : null)
      setProblem(answer.apiSuccess ? '' : answer.message)
    }, AFTER_MS)
    return () => {
      clearTimeout(timer)
      isOld = true
    }
  }, [settings])

  // Together with the fields above it, which would push it down.
  if (!format) return null
  const { docs = [], columns = [], exportTotalDocs: total = docs.length } = preview ?? {}
  const names = columns.length > 0 ? columns : [...new Set(docs.flatMap(Object.keys))]
  return (
    <section className="panel transfer-card export-preview" aria-labelledby="export-preview">
      <div className="panel-head">
        <h2 id="export-preview">Preview</h2>
        <p className="panel-muted" role="status">
          {preview ? sizeOf(total) : problem || 'Reading the list …'}
        </p>
      </div>
      {names.length > 0 &&
        (isJson ? (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
          <pre className="export-preview__json" tabIndex={0}>
            {JSON.stringify(docs, null, 2)}
          </pre>
        ) : (
          <div className="panel-scroll">
            <table className="panel-table">
              <thead>
                <tr>
                  {names.map((name) => (
                    <th key={name} scope="col">
                      {labelOf(name)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {docs.map((row, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: rows of a response are never reordered
                  <tr key={at}>
                    {names.map((name) => (
                      <td key={name}>{textOf(row[name])}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        ))}
    </section>
  )
}

/** The label of a column in the forms of the list; orders have their columns named already. */
function useColumnLabel(settings: string): (name: string) => string {
  const { getEntityConfig } = useConfig()
  const { collectionSlug, format } = JSON.parse(settings) as { collectionSlug?: string; format?: string }
  const isNamed = collectionSlug === 'orders' && format !== 'json'
  const config =
    collectionSlug && !isNamed ? getEntityConfig({ collectionSlug: collectionSlug as never }) : null
  const flattenedFields = useMemo(() => flatClientFields(config?.fields ?? []), [config])
  if (!config) return (name) => name
  // A file has `meta_title` for the title in the group meta.
  const pathOf = (name: string) => name.replace(/(?<=.)_/g, '.')
  return (name) =>
    withFieldLabels({ flattenedFields }, [{ path: pathOf(name), message: '' }])[0]?.label ?? name
}

const figure = new Intl.NumberFormat('en-IN')

function sizeOf(total: number): string {
  if (total === 0) return 'No row matches, so the file has none'
  const rows = total === 1 ? '1 row' : `${figure.format(total)} rows`
  return total > SHOWN ? `${rows} in the file, the first ${SHOWN} shown` : `${rows} in the file`
}
