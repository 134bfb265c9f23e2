'use client'
import { useId, useState } from 'react'
import { DialogForm } from '../commerce/DialogForm.tsx'
import type { Answered } from '../people/callPeople.ts'

type Props = { onAdd: (id: string) => void; onClose: () => void }
type Saved = { doc?: { id: string }; errors?: { message: string }[] }

/** Adds a class by its title; what it is about is written on its own page. */
export function AddClassDialog({ onAdd, onClose }: Props) {
  const [title, setTitle] = useState('')
  const id = useId()

  async function send(): Promise<Answered<object> | string> {
    if (!title.trim()) return 'Enter a title'
    const response = await fetch('/api/classes?depth=0', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ title: title.trim() }),
    }).catch(() => null)
    if (!response) return 'The server cannot be reached. Check your connection and try again.'
    const { doc, errors } = (await response.json()) as Saved
    if (!doc) return errors?.[0]?.message ?? 'The class could not be added'
    onAdd(String(doc.id))
    return { apiSuccess: true, message: 'Class added. Save the course to keep it there.' }
  }

  return (
    <DialogForm title="Add a class" submit="Add class" send={send} onClose={onClose}>
      {(state) => (
        <div className="panel-field">
          <label htmlFor={id}>Title</label>
          <input
            id={id}
            value={title}
            maxLength={150}
            {...state}
            onChange={(e) => setTitle(e.target.value)}
          />
        </div>
      )}
    </DialogForm>
  )
}
