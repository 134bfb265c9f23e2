'use client'
import { useId, useState } from 'react'
import type { ProjectView } from '#domain/calls/superAdmin.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { postCall } from '../ui/panelClient.ts'

type Props = { project: ProjectView; onClose: () => void }

/** Takes a project offline once its short name was typed. */
export function SuspendDialog({ project, onClose }: Props) {
  const [typed, setTyped] = useState('')
  const id = useId()
  const confirm = typed.trim()
  return (
    <DialogForm
      title={`Suspend ${project.title}?`}
      submit="Suspend"
      isDanger
      isReady={confirm === project.slug}
      send={() => postCall('/super-admin/suspend', { project: project.slug, confirm })}
      onClose={onClose}
    >
      {(state) => (
        <>
          <p>
            Its site, its API and its panel answer “not available” within a second, and everybody who is
            signed in there is shut out. Nothing is deleted, and you can resume it here at any time.
          </p>
          <div className="panel-field">
            <label htmlFor={id}>
              Type <b>{project.slug}</b> to confirm
            </label>
            <input
              id={id}
              autoComplete="off"
              spellCheck={false}
              value={typed}
              {...state}
              onChange={(event) => setTyped(event.target.value)}
            />
          </div>
        </>
      )}
    </DialogForm>
  )
}
