'use client'
import { type FormEvent, useId, useState } from 'react'
import { Dialog } from '../ui/Dialog.tsx'
import { type Answered, postCall } from '../ui/panelClient.ts'
import type { ShownPerson } from './ShownPerson.ts'

type Props = {
  person: ShownPerson
  roles: { level: number; label: string }[]
  ownRole: number
  change: (call: () => Promise<Answered>) => Promise<string | null>
  onClose: () => void
}

/** Gives a person another role. */
export function LevelDialog({ person, roles, ownRole, change, onClose }: Props) {
  const [level, setLevel] = useState(ownRole)
  const [problem, setProblem] = useState('')
  const id = useId()

  async function submit(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    setProblem((await change(() => postCall('/people/setlevel', { user: person.id, level }))) ?? '')
  }

  return (
    <Dialog title={`Change the level of ${person.name}`} onClose={onClose}>
      <form onSubmit={submit}>
        <div className="panel-field">
          <label htmlFor={id}>Role</label>
          <select id={id} value={level} onChange={(event) => setLevel(Number(event.target.value))}>
            {roles.map((role) => (
              <option key={role.level} value={role.level}>{`${role.label} (${role.level})`}</option>
            ))}
          </select>
          <p className="panel-field__help">
            They are signed out everywhere and have the new rights when they sign in again. A lower role loses
            its permissions.
          </p>
          <p className="panel-field__error" role="alert">
            {problem}
          </p>
        </div>
        <div className="panel-actions people-dialog__actions">
          <button type="button" className="panel-button" onClick={onClose}>
            Cancel
          </button>
          <button
            type="submit"
            className="panel-button panel-button--primary"
            disabled={level === person.level}
          >
            Change level
          </button>
        </div>
      </form>
    </Dialog>
  )
}
