'use client'
import type { Draft } from '#domain/exams/drafts/DraftSchema.ts'
import { ChoiceField, MomentField } from './fields.tsx'

type Holidays = Draft['window']['holidays']
type Props = {
  holidays: Holidays
  batches: readonly { id: string; title: string }[]
  timeZone: string
  onChange: (holidays: Holidays) => void
}

/** Days on which a batch does not start; the paper closes for it as much later. */
export function HolidayFields({ holidays, batches, timeZone, onChange }: Props) {
  const edit = (index: number, values: Partial<Holidays[number]>) =>
    onChange(holidays.map((one, at) => (at === index ? { ...one, ...values } : one)))
  if (batches.length === 0) return null
  return (
    <fieldset className="paper-pair">
      <legend>Holidays of batches</legend>
      {holidays.map(({ batch, from, to }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: holidays have no id, and their moments are typed
        <div className="paper-grid" key={index}>
          <ChoiceField
            path={['window', 'holidays', index, 'batch']}
            label="Batch"
            value={batch}
            options={[['', 'Choose'], ...batches.map(({ id, title }) => [id, title] as const)]}
            onChange={(value) => edit(index, { batch: value })}
          />
          <MomentField
            path={['window', 'holidays', index, 'from']}
            label="From"
            value={from}
            timeZone={timeZone}
            onChange={(value) => edit(index, { from: value })}
          />
          <MomentField
            path={['window', 'holidays', index, 'to']}
            label="To"
            value={to}
            timeZone={timeZone}
            onChange={(value) => edit(index, { to: value })}
          />
          <button
            type="button"
            className="panel-button"
            onClick={() => onChange(holidays.filter((_, at) => at !== index))}
          >
            Remove
          </button>
        </div>
      ))}
      <button
        type="button"
        className="panel-button"
        disabled={holidays.length >= 100}
        onClick={() => onChange([...holidays, { batch: '', from: null, to: null }])}
      >
        Add holidays
      </button>
    </fieldset>
  )
}
