'use client'
import { FieldLabel, ReactSelect, useField } from '@payloadcms/ui'
import { useMemo } from 'react'

type Props = { path: string; field: { label?: string } }

const optionOf = (value: string) => ({
  value,
  label: value === 'detailed' ? 'CSV with items, GST and address' : value.toUpperCase(),
})

/** File format of an export; orders can be exported as an Excel workbook too. */
export function ExportFormat({ path, field }: Props) {
  const { value, setValue } = useField<string>({ path })
  const { value: slug } = useField<string>({ path: 'collectionSlug' })
  const options = useMemo(
    () => (slug === 'orders' ? ['csv', 'xlsx', 'detailed', 'json'] : ['csv', 'json']).map(optionOf),
    [slug],
  )
  return (
    <div className="field-type select">
      <FieldLabel label={field.label} path={path} />
      <ReactSelect
        className="format-field"
        inputId={`field-${path.replaceAll('.', '__')}`}
        isClearable={false}
        isSearchable={false}
        options={options}
        value={options.find((option) => option.value === value) ?? options[0]}
        onChange={(chosen) => {
          if (!Array.isArray(chosen)) setValue((chosen as { value: string }).value)
        }}
      />
    </div>
  )
}
