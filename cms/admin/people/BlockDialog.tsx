'use client'
import { useState } from 'react'
import { Dialog } from '../ui/Dialog.tsx'
import { type Answered, postCall } from '../ui/panelClient.ts'
import type { ShownPerson } from './ShownPerson.ts'

type Props = {
  person: ShownPerson
  change: (call: () => Promise<Answered>) => Promise<string | null>
  onClose: () => void
}

/** Asks before somebody is shut out or let in again. */
export function BlockDialog({ person, change, onClose }: Props) {
  const [problem, setProblem] = useState('')
  const isBlocked = !person.isBlocked
  const word = isBlocked ? 'Block' : 'Unblock'
  const submit = async () =>
    setProblem((await change(() => postCall('/people/setblocked', { user: person.id, isBlocked }))) ?? '')
  return (
    <Dialog title={`${word} ${person.name}?`} onClose={onClose}>
      <p className="panel-muted">
        {isBlocked
          ? 'They are signed out everywhere at once and cannot sign in until you unblock them. Nothing of theirs is deleted.'
          : 'They can sign in again with their phone or e-mail.'}
      </p>
      <p className="panel-field__error" role="alert">
        {problem}
      </p>
      <div className="panel-actions people-dialog__actions">
        <button type="button" className="panel-button" onClick={onClose}>
          Cancel
        </button>
        <button
          type="button"
          className={`panel-button ${isBlocked ? 'panel-button--danger' : 'panel-button--primary'}`}
          onClick={submit}
        >
          {word}
        </button>
      </div>
    </Dialog>
  )
}
