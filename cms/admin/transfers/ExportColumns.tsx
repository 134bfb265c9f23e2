'use client'
import { FieldLabel, ReactSelect, useConfig, useField, useFormFields, useListQuery } from '@payloadcms/ui'
import type { ClientField } from 'payload'
import { useEffect, useMemo, useRef } from 'react'
import { pathLabel } from '#domain/logs/auditSummary.ts'

type Column = { id: string; value: string; label: string }

const nameOf = (field: { label?: unknown; name?: string }): string =>
  typeof field.label === 'string' && field.label ? field.label : pathLabel(field.name ?? '')

/** Exportable columns with their form labels; fields of a group are prefixed with its label. */
function columnsOf(fields: readonly ClientField[], path = '', group = ''): Column[] {
  return fields.flatMap((field) => {
    if (field.type === 'ui') return []
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) => {
        const name = 'name' in tab ? tab.name : undefined
        return columnsOf(
          tab.fields,
          name ? `${path}${name}.` : path,
          name ? `${group}${nameOf(tab as never)}: ` : group,
        )
      })
    const name = 'name' in field ? field.name : undefined
    if (field.type !== 'array' && field.type !== 'blocks' && 'fields' in field)
      return columnsOf(
        field.fields,
        name ? `${path}${name}.` : path,
        name ? `${group}${nameOf(field as never)}: ` : group,
      )
    if (!name) return []
    const value = `${path}${name}`
    return [{ id: value, value, label: `${group}${nameOf(field as never)}` }]
  })
}

type Props = { path: string; labels: Record<string, string> }

/** Export drawer: the columns of the file, initially those of the list. `labels`: names of fields that have no form label. */
export function ExportColumns({ path, labels }: Props) {
  const { value, setValue } = useField<string[] | null>({ path })
  const slug = useFormFields(([fields]) => fields.collectionSlug?.value) as string | undefined
  const { getEntityConfig } = useConfig()
  const { query } = useListQuery()
  const config = slug ? getEntityConfig({ collectionSlug: slug as never }) : null
  const options = useMemo(() => columnsOf(config?.fields ?? []), [config])
  const shown = query?.columns

  const isChosen = useRef(false)

  // The form's initial state may arrive after the first render.
  useEffect(() => {
    if (!config || isChosen.current) return
    const columns = Array.isArray(shown)
      ? shown.filter((column) => typeof column === 'string' && !column.startsWith('-'))
      : (config.admin?.defaultColumns ?? [])
    if (JSON.stringify(columns) !== JSON.stringify(value ?? [])) setValue(columns)
  }, [config, shown, value, setValue])

  const chosen = (value ?? []).map(
    (column) =>
      options.find((option) => option.value === column) ?? {
        id: column,
        value: column,
        label: labels[column] ?? pathLabel(column),
      },
  )
  return (
    <div className="field-type export-columns">
      <FieldLabel label="Columns" path={path} />
      <ReactSelect
        inputId={`field-${path.replaceAll('.', '__')}`}
        isClearable
        isMulti
        isSortable
        options={options}
        value={chosen}
        onChange={(next) => {
          isChosen.current = true
          const list = Array.isArray(next) ? next : []
          setValue(list.map((option) => String((option as { value: unknown }).value)))
        }}
      />
      <p className="field-description">Empty: all columns.</p>
    </div>
  )
}
