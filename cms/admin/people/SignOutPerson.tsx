'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { callPeople } from '../ui/callPeople.ts'
import { Dialog } from '../ui/Dialog.tsx'

/** Ends all sessions of a person, after a question. */
export function SignOutPerson({ user, name }: { user: string; name: string }) {
  const [isOpen, setOpen] = useState(false)
  const router = useRouter()

  async function signOut() {
    const answer = await callPeople('/people/signout', { user })
    if (answer.apiSuccess) toast.success(answer.message)
    else toast.error(answer.message)
    setOpen(false)
    router.refresh()
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
