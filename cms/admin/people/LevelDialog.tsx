'use client'
import { useId, useState } from 'react'
import { DialogForm } from '../ui/DialogForm.tsx'
import { postCall } from '../ui/panelClient.ts'
import type { PersonSummary } from './PersonSummary.ts'

type Props = {
  person: PersonSummary
  roles: { level: number; label: string }[]
  ownRole: number
  onClose: () => void
}

/** Changes a person's role. */
export function LevelDialog({ person, roles, ownRole, onClose }: Props) {
  const [level, setLevel] = useState(ownRole)
  const id = useId()
  return (
    <DialogForm
      title={`Change the level of ${person.name}`}
      submit="Change level"
      isReady={level !== person.level}
      send={() => postCall('/people/setlevel', { user: person.id, level, seen: person.level })}
      onClose={onClose}
    >
      {(state) => (
        <div className="panel-field">
          <label htmlFor={id}>Role</label>
          <select id={id} value={level} {...state} onChange={(event) => setLevel(Number(event.target.value))}>
            {roles.map((role) => (
              <option key={role.level} value={role.level}>{`${role.label} (${role.level})`}</option>
            ))}
          </select>
          <p className="panel-field__help">
            They are signed out everywhere and have the new rights when they sign in again. A lower role loses
            its permissions.
          </p>
        </div>
      )}
    </DialogForm>
  )
}
