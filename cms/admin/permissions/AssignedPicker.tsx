'use client'
import { useEffect, useId, useState } from 'react'
import { ASSIGNABLE_COLLECTIONS, type ASSIGNED_KINDS } from '#domain/people/assignableCollections.ts'
import { findDocs } from '../ui/panelClient.ts'

type Found = { id: string; title: string }
type Props = {
  kind: (typeof ASSIGNED_KINDS)[number]
  project: string | null
  /** Titles by id of the documents assigned on page load. */
  titles: Record<string, string>
  ids: string[]
  onChange: (ids: string[]) => void
}

const WAIT_MS = 200
const SHOWN = 8

async function find(collection: string, project: string | null, text: string): Promise<Found[]> {
  const query = new URLSearchParams({
    limit: String(SHOWN),
    depth: '0',
    sort: 'title',
    'select[title]': 'true',
  })
  if (project) query.set('where[project][equals]', project)
  if (text) query.set('where[title][like]', text)
  const docs = await findDocs<Found>(`/${collection}?${query}`)
  return (docs ?? []).map(({ id, title }) => ({ id: String(id), title }))
}

/** Picks documents by title: hits are buttons that add, chosen ones can be removed. */
export function AssignedPicker({ kind, project, titles, ids, onChange }: Props) {
  const { collection, label, one } = ASSIGNABLE_COLLECTIONS[kind]
  const [text, setText] = useState('')
  const [found, setFound] = useState<Found[] | null>(null)
  const [known, setKnown] = useState(titles)
  const [isOpen, setOpen] = useState(false)
  const id = useId()

  useEffect(() => {
    if (!isOpen) return
    let isOver = false
    const timer = setTimeout(async () => {
      const docs = await find(collection, project, text.trim())
      if (isOver) return
      setFound(docs)
      setKnown((before) => ({ ...before, ...Object.fromEntries(docs.map((doc) => [doc.id, doc.title])) }))
    }, WAIT_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [isOpen, text, collection, project])

  const open = found?.filter((doc) => !ids.includes(doc.id)) ?? []
  return (
    <div className="people-picker">
      <h3 id={`${id}-label`}>{label}</h3>
      <ul className="people-picker__chosen" aria-labelledby={`${id}-label`}>
        {ids.map((one) => (
          <li key={one}>
            {known[one] ?? 'Deleted in the meantime'}
            <button
              type="button"
              aria-label={`Take ${known[one] ?? 'this'} away`}
              onClick={() => onChange(ids.filter((other) => other !== one))}
            >
              ×
            </button>
          </li>
        ))}
        {ids.length === 0 && <li className="people-picker__none">Nothing assigned</li>}
      </ul>
      <div className="panel-field">
        <label className="panel-hidden" htmlFor={id}>
          {`Find a ${one} to assign`}
        </label>
        <input
          id={id}
          type="search"
          placeholder={`Find a ${one} to assign`}
          value={text}
          autoComplete="off"
          onFocus={() => setOpen(true)}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      {isOpen && (
        <ul className="people-picker__found" aria-label={`Found: ${label}`}>
          {open.map((doc) => (
            <li key={doc.id}>
              <button type="button" onClick={() => onChange([...ids, doc.id])}>
                {`Assign ${doc.title}`}
              </button>
            </li>
          ))}
          {found && open.length === 0 && <li className="people-picker__none">Nothing else found</li>}
        </ul>
      )}
    </div>
  )
}
