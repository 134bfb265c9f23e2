'use client'
import { useId, useState } from 'react'
import { localTime, parseLocalTime, zoneName } from '#domain/content/localTime.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { postCall } from '../ui/panelClient.ts'
import { audienceText } from './audienceText.ts'
import { useBulkPreview } from './useBulkPreview.ts'

/** Sends a bulk e-mail at once, or at a time by the clock of the project. */
export function ScheduleDialog(props: { id: string; timeZone: string; onClose: () => void }) {
  const { id, timeZone, onClose } = props
  const [local, setLocal] = useState('')
  const field = useId()
  const preview = useBulkPreview(id)
  return (
    <DialogForm
      title="Send this bulk e-mail"
      submit={local ? 'Schedule' : 'Send now'}
      send={async () => {
        const at = local ? parseLocalTime(local, timeZone) : null
        if (local && at === null) return 'Enter a date and a time.'
        return postCall('/bulkemails/schedule', { bulkEmail: id, at })
      }}
      sum={
        <p role="status">
          {preview?.apiSuccess ? audienceText(preview) : (preview?.message ?? 'Counting the people …')}
        </p>
      }
      onClose={onClose}
    >
      {() => (
        <div className="panel-field">
          <label htmlFor={field}>When; empty for now</label>
          <input
            id={field}
            type="datetime-local"
            value={local}
            min={localTime(Date.now(), timeZone).slice(0, 16)}
            onChange={({ target }) => setLocal(target.value)}
          />
          <p className="panel-field__help">
            {`${zoneName(timeZone, Date.now())}. Look at the preview and a test first; it cannot be changed afterwards.`}
          </p>
        </div>
      )}
    </DialogForm>
  )
}
