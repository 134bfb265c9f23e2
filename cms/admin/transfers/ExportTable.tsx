'use client'
import { ExportPreview } from '@payloadcms/plugin-import-export/rsc'
import { useField } from '@payloadcms/ui'

/** The first rows of what will be downloaded; those of a workbook are those of the CSV file. */
export function ExportTable() {
  const { value: format } = useField<string>({ path: 'format' })
  if (format !== 'xlsx') return <ExportPreview />
  return (
    <p className="panel-muted" role="status">
      A workbook with the columns of the CSV file; amounts are figures.
    </p>
  )
}
