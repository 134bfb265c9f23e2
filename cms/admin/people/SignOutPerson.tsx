'use client'
import { useState } from 'react'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { postCall } from '../ui/panelClient.ts'

/** Ends all sessions of a person, after a confirmation. */
export function SignOutPerson({ user, name }: { user: string; name: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="panel-button panel-button--danger" onClick={() => setOpen(true)}>
        Sign out everywhere
      </button>
      {isOpen && (
        <ConfirmDialog
          title={`Sign ${name} out everywhere?`}
          text="Their devices need a new code to sign in again."
          submit="Sign out"
          isDanger
          call={() => postCall('/people/signout', { user })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
