'use client'
import { Link } from '@payloadcms/ui'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useCallBase } from './callBase.ts'
import { useSearch } from './useSearch.ts'

export type FoundStudent = { id: string; name: string; phone: string | null; email: string | null }
type Props = {
  chosen: FoundStudent | null
  onChoose: (student: FoundStudent | null) => void
  /** URL for adding a student without an account; null without the permission. */
  addAt: string | null
}

const contactOf = ({ phone, email }: FoundStudent): string =>
  [phone, email].filter(Boolean).join(' · ') || 'No phone or e-mail'

const readStudents = ({ students }: { students: FoundStudent[] }) => students

/** Arrow keys move from the search field into the hits and between them. */
function moveFocus(event: KeyboardEvent, list: HTMLElement | null) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const found = [...(list?.querySelectorAll('button') ?? [])]
  if (found.length === 0) return
  event.preventDefault()
  const here = found.indexOf(document.activeElement as HTMLButtonElement)
  const next = here + (event.key === 'ArrowDown' ? 1 : -1)
  found[Math.min(Math.max(next, 0), found.length - 1)]?.focus()
}

/** Searches a student by phone, e-mail or name. */
export function StudentPicker({ chosen, onChoose, addAt }: Props) {
  const callBase = useCallBase()
  const [text, setText] = useState('')
  const { found, problem } = useSearch(`${callBase}/students`, chosen ? '' : text, readStudents, 3)
  const ids = useId()
  const list = useRef<HTMLUListElement>(null)
  if (chosen) return <Chosen student={chosen} onClear={() => onChoose(null)} />
  return (
    <>
      <div className="panel-field">
        <label htmlFor={ids}>Student</label>
        <input
          id={ids}
          type="search"
          autoComplete="off"
          value={text}
          aria-describedby={`${ids}-help`}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => moveFocus(event, list.current)}
        />
        <p id={`${ids}-help`} className="panel-field__help">
          Phone, e-mail or name, three letters or digits at least
        </p>
      </div>
      <p className="panel-field__error" role="alert">
        {problem}
      </p>
      <div role="status">
        {found?.length === 0 && (
          <p className="panel-muted">
            {'Nobody found. '}
            {addAt && (
              <Link href={addAt} prefetch={false}>
                Add a student
              </Link>
            )}
          </p>
        )}
        {found && found.length > 0 && (
          <ul className="order-found" ref={list} onKeyDown={(event) => moveFocus(event, list.current)}>
            {found.map((student) => (
              <li key={student.id}>
                <button type="button" onClick={() => onChoose(student)}>
                  <strong>{student.name}</strong>
                  <span className="panel-muted panel-small">{contactOf(student)}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}

/** Focuses its button, since the focused hit is unmounted by the choice. */
function Chosen({ student, onClear: onGiveUp }: { student: FoundStudent; onClear: () => void }) {
  const other = useRef<HTMLButtonElement>(null)
  useEffect(() => other.current?.focus(), [])
  return (
    <div className="order-chosen">
      <p>
        <strong>{student.name}</strong>
        <span className="panel-muted panel-small">{contactOf(student)}</span>
      </p>
      <button ref={other} type="button" className="panel-button order-small-button" onClick={onGiveUp}>
        Somebody else
      </button>
    </div>
  )
}
