'use client'
import { useEffect, useId, useState } from 'react'

export type PickerOption = { id: string; title: string; more?: string }
type Props = {
  label: string
  hint: string
  /** Minimum length of the search text. */
  minLength: number
  find: (text: string) => Promise<PickerOption[]>
  chosen: PickerOption | null
  onChoose: (found: PickerOption | null) => void
}

const WAIT_MS = 250

/** Search field for one record: hits are buttons below, the chosen one replaces the field. */
export function SearchPicker({ label, hint, minLength, find, chosen, onChoose }: Props) {
  const [text, setText] = useState('')
  const [hits, setHits] = useState<PickerOption[] | null>(null)
  const id = useId()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `find` is a new function on every render
  useEffect(() => {
    if (chosen || text.trim().length < minLength) return setHits(null)
    let isOver = false
    const timer = setTimeout(async () => {
      const found = await find(text.trim())
      if (!isOver) setHits(found)
    }, WAIT_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [text, chosen])

  if (chosen)
    return (
      <div className="panel-field">
        <span className="panel-label">{label}</span>
        <p className="shop-chosen">
          <strong>{chosen.title}</strong>
          {chosen.more && <span className="panel-muted">{chosen.more}</span>}
          <button type="button" className="panel-button panel-button--quiet" onClick={() => onChoose(null)}>
            Change
          </button>
        </p>
      </div>
    )
  return (
    <div className="panel-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        autoComplete="off"
        placeholder={hint}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <ul className="shop-hits" aria-label="Found">
        {hits?.map((hit) => (
          <li key={hit.id}>
            <button type="button" onClick={() => onChoose(hit)}>
              {hit.title}
              {hit.more && <span className="panel-muted">{hit.more}</span>}
            </button>
          </li>
        ))}
      </ul>
      <p className="panel-muted panel-small" role="status">
        {hits?.length === 0 ? 'Nothing found' : ''}
      </p>
    </div>
  )
}
