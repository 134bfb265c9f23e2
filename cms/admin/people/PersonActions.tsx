'use client'
import { useState } from 'react'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { postCall } from '../ui/panelClient.ts'
import { useAction } from '../ui/useAction.ts'
import { LevelDialog } from './LevelDialog.tsx'
import type { PersonSummary } from './PersonSummary.ts'
import { ViewAsDialog } from './ViewAsDialog.tsx'

type Props = {
  person: PersonSummary
  /** Roles the viewer may assign. */
  roles: { level: number; label: string }[]
  ownRole: number
  canBlock: boolean
  canView: boolean
  canUnlock: boolean
}

/** Account actions on a person: role, block, unlock, view as. */
export function PersonActions({ person, roles, ownRole, canBlock, canView, canUnlock }: Props) {
  const [open, setOpen] = useState<'level' | 'block' | 'viewAs' | null>(null)
  const { isBusy, act } = useAction()
  const close = () => setOpen(null)

  const toBlock = !person.isBlocked
  const word = toBlock ? 'Block' : 'Unblock'

  return (
    <div className="panel-actions">
      {roles.length > 0 && (
        <button type="button" className="panel-button" onClick={() => setOpen('level')}>
          Change level
        </button>
      )}
      {canView && (
        <button type="button" className="panel-button" onClick={() => setOpen('viewAs')}>
          View as
        </button>
      )}
      {canUnlock && (
        <button
          type="button"
          className="panel-button"
          title="After others entered too many wrong codes"
          aria-disabled={isBusy}
          onClick={() => act(() => postCall('/people/unlock', { user: person.id }))}
        >
          Unlock sign-in
        </button>
      )}
      {canBlock && (
        <button
          type="button"
          className={`panel-button ${person.isBlocked ? '' : 'panel-button--danger'}`}
          onClick={() => setOpen('block')}
        >
          {word}
        </button>
      )}
      {open === 'level' && <LevelDialog person={person} roles={roles} ownRole={ownRole} onClose={close} />}
      {open === 'block' && (
        <ConfirmDialog
          title={`${word} ${person.name}?`}
          text={
            toBlock
              ? 'They are signed out everywhere at once and cannot sign in until you unblock them. Nothing of theirs is deleted.'
              : 'They can sign in again with their phone or e-mail.'
          }
          submit={word}
          isDanger={toBlock}
          call={() => postCall('/people/setblocked', { user: person.id, isBlocked: toBlock })}
          onClose={close}
        />
      )}
      {open === 'viewAs' && <ViewAsDialog person={person} onClose={close} />}
    </div>
  )
}
