'use client'
import { FieldDescription, FieldLabel, Link, useDocumentInfo, useField, useFormFields } from '@payloadcms/ui'
import type { NumberFieldClientComponent } from 'payload'
import { type CountedStock, useStock } from '../orders/useStock.ts'

const stockText = ({ available, held, mayBackorder }: CountedStock): string => {
  const open = held > 0 ? `, ${held.toLocaleString('en-IN')} held by open payments` : ''
  const more = mayBackorder ? ', sells on when none is left' : ''
  return `${(available ?? 0).toLocaleString('en-IN')} available${open}${more}`
}

/** Stock of a product or variant: an input for the initial stock, read-only once it is counted. */
export const StockField: NumberFieldClientComponent = ({ field, path, readOnly }) => {
  const { id } = useDocumentInfo()
  const { value, setValue, disabled } = useField<number | null>({ potentiallyStalePath: path })
  const row = path.replace(/stock$/, 'id')
  const variant = useFormFields(([fields]) => (row === 'id' ? '' : String(fields[row]?.value ?? '')))
  const stocks = useStock(id ? String(id) : null)
  const counted = stocks?.find((stock) => (stock.variant ?? '') === variant)
  const inputId = `field-${path.replaceAll('.', '__')}`
  if (counted)
    return (
      <div className="field-type number shop-stock">
        <FieldLabel label={field.label} path={path} />
        <p>{stockText(counted)}</p>
        <Link href={`/admin/collections/stock-levels/${counted.id}`} prefetch={false}>
          Change under Stock
        </Link>
      </div>
    )
  return (
    <div className="field-type number">
      <FieldLabel label={field.label} path={path} />
      <div className="field-type__wrap">
        <input
          id={inputId}
          type="number"
          min={0}
          step={1}
          disabled={readOnly || disabled}
          value={value ?? ''}
          onChange={(event) => setValue(event.target.value === '' ? null : Number(event.target.value))}
        />
      </div>
      <FieldDescription path={path} description={field.admin?.description} />
    </div>
  )
}
