'use client'
import { useState } from 'react'
import { Dialog } from '../ui/Dialog.tsx'
import { postCall } from '../ui/panelClient.ts'
import { useAction } from '../ui/useAction.ts'

/** Ends all sessions of a person, after a question. */
export function SignOutPerson({ user, name }: { user: string; name: string }) {
  const [isOpen, setOpen] = useState(false)
  const { act } = useAction()

  async function signOut() {
    await act(() => postCall('/people/signout', { user }))
    setOpen(false)
  }

  return (
    <>
      <button type="button" className="panel-button panel-button--danger" onClick={() => setOpen(true)}>
        Sign out everywhere
      </button>
      {isOpen && (
        <Dialog title={`Sign ${name} out everywhere?`} onClose={() => setOpen(false)}>
          <p className="panel-muted">Their devices need a new code to sign in again.</p>
          <div className="panel-actions people-dialog__actions">
            <button type="button" className="panel-button" onClick={() => setOpen(false)}>
              Cancel
            </button>
            <button type="button" className="panel-button panel-button--danger" onClick={signOut}>
              Sign out
            </button>
          </div>
        </Dialog>
      )}
    </>
  )
}
