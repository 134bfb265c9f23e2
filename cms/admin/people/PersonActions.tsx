'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { type Answered, postCall } from '../ui/panelClient.ts'
import { BlockDialog } from './BlockDialog.tsx'
import { LevelDialog } from './LevelDialog.tsx'
import type { ShownPerson } from './ShownPerson.ts'
import { ViewAsDialog } from './ViewAsDialog.tsx'

type Props = {
  person: ShownPerson
  /** The roles that may be given. */
  roles: { level: number; label: string }[]
  ownRole: number
  canBlock: boolean
  canView: boolean
  canUnlock: boolean
}

/** What may be done with a person beside editing their record. */
export function PersonActions({ person, roles, ownRole, canBlock, canView, canUnlock }: Props) {
  const [open, setOpen] = useState<'level' | 'block' | 'viewAs' | null>(null)
  const router = useRouter()
  const close = () => setOpen(null)

  /** Makes a change; whether the dialog that asked for it is done. */
  async function change(call: () => Promise<Answered>): Promise<string | null> {
    const answer = await call()
    if (!answer.apiSuccess) return answer.message
    toast.success(answer.message)
    close()
    router.refresh()
    return null
  }

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
          title="After too many wrong codes of strangers"
          onClick={async () => {
            const problem = await change(() => postCall('/people/unlock', { user: person.id }))
            if (problem) toast.error(problem)
          }}
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
          {person.isBlocked ? 'Unblock' : 'Block'}
        </button>
      )}
      {open === 'level' && <LevelDialog {...{ person, roles, ownRole, change }} onClose={close} />}
      {open === 'block' && <BlockDialog person={person} change={change} onClose={close} />}
      {open === 'viewAs' && <ViewAsDialog person={person} onClose={close} />}
    </div>
  )
}
