import type { RefCallback } from 'react'

type Props = {
  place: RefCallback<HTMLElement>
  label: string
  stored: unknown
  onChange: (value: unknown) => void
}

/** Value input of a filter on whether there is a value. */
export const ExistsFilter = ({ place, label, stored, onChange }: Props) => (
  <select
    ref={place}
    className="money-filter"
    aria-label={label}
    value={stored === undefined ? '' : String(stored)}
    onChange={(event) => onChange(event.target.value || undefined)}
  >
    <option value="">Choose</option>
    <option value="true">Yes</option>
    <option value="false">No</option>
  </select>
)
