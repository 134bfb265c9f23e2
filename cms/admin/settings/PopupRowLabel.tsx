'use client'
import { useRowLabel } from '@payloadcms/ui'
import { COURSE_FIELD } from '#domain/profile/PopupField.ts'

const KINDS: Record<string, string> = { text: 'text', select: 'dropdown', checkbox: 'checkbox' }

type Row = { fieldTitle?: string; fieldId?: string; fieldType?: string; required?: boolean }

/** Label of a collapsed row, such as `School · dropdown · must be answered`. */
export function PopupRowLabel() {
  const { data, rowNumber = 0 } = useRowLabel<Row>()
  const kind = data?.fieldId === COURSE_FIELD ? 'course titles' : KINDS[data?.fieldType ?? 'text']
  return (
    <span>
      {data?.fieldTitle || `Field ${rowNumber + 1}`}
      <span className="popup-row__kind">
        {` · ${kind}`}
        {data?.required ? ' · must be answered' : ''}
      </span>
    </span>
  )
}
