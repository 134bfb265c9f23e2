'use client'
import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { DialogForm } from '../ui/DialogForm.tsx'
import { LimitedField } from '../ui/LimitedField.tsx'
import { writeRest } from '../ui/panelClient.ts'

type Props = { onAdd: (id: string) => void; onClose: () => void }

/** Adds a class by its title, which stays in the form of the course until that is saved. What it is about is written on its own page. */
export function AddClassDialog({ onAdd, onClose }: Props) {
  const [title, setTitle] = useState('')
  const send = async () => {
    if (title.trim() === '') return 'Enter a title'
    const saved = await writeRest('POST', '/classes?depth=0', { title: title.trim() })
    if (!saved.apiSuccess) return saved
    onAdd(String(saved.doc.id))
    toast.success('Class added. Save the course to keep it there.')
    onClose()
    // The page under it has a form that is not saved: it is not read anew.
    return null
  }
  return (
    <DialogForm title="Add a class" submit="Add class" send={send} onClose={onClose}>
      {(state) => <LimitedField label="Title" max={150} value={title} onChange={setTitle} state={state} />}
    </DialogForm>
  )
}
