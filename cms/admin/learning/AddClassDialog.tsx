'use client'
import { toast } from '@payloadcms/ui'
import { type FormEvent, useId, useState } from 'react'
import { Dialog } from '../ui/Dialog.tsx'
import { writeRest } from '../ui/panelClient.ts'

type Props = { onAdd: (id: string) => void; onClose: () => void }

/** Adds a class by its title, which stays in the form of the course until that is saved. What it is about is written on its own page. */
export function AddClassDialog({ onAdd, onClose }: Props) {
  const [title, setTitle] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const id = useId()

  async function submit(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    if (isBusy) return
    if (title.trim() === '') return setProblem('Enter a title')
    setBusy(true)
    const saved = await writeRest('POST', '/classes?depth=0', { title: title.trim() })
    setBusy(false)
    if (!saved.apiSuccess) return setProblem(saved.message)
    onAdd(String(saved.doc.id))
    toast.success('Class added. Save the course to keep it there.')
    onClose()
  }

  return (
    <Dialog title="Add a class" onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <div className="panel-field">
          <label htmlFor={id}>Title</label>
          <input
            id={id}
            value={title}
            maxLength={150}
            aria-invalid={problem !== ''}
            aria-describedby={`${id}-problem`}
            onChange={(event) => setTitle(event.target.value)}
          />
          <p id={`${id}-problem`} className="panel-field__error" role="alert">
            {problem}
          </p>
        </div>
        <div className="panel-actions people-dialog__actions">
          <button type="button" className="panel-button" onClick={onClose}>
            Back
          </button>
          <button type="submit" className="panel-button panel-button--primary" aria-disabled={isBusy}>
            Add class
          </button>
        </div>
      </form>
    </Dialog>
  )
}
