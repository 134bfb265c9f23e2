'use client'
import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { DialogForm } from '../ui/DialogForm.tsx'
import { LimitedField } from '../ui/LimitedField.tsx'
import { writeRest } from '../ui/panelClient.ts'

type Props = { onAdd: (id: string) => void; onClose: () => void }

/** Creates a class and adds it to the unsaved form of the course; its details are edited on the page of the class. */
export function AddClassDialog({ onAdd, onClose }: Props) {
  const [title, setTitle] = useState('')
  const send = async () => {
    if (title.trim() === '') return 'Enter a title'
    const saved = await writeRest('POST', '/classes?depth=0', { title: title.trim() })
    if (!saved.apiSuccess) return saved
    onAdd(String(saved.doc.id))
    toast.success('Class added. Save the course to keep it there.')
    onClose()
    // Null keeps DialogForm from refreshing the page, which would discard the unsaved form.
    return null
  }
  return (
    <DialogForm title="Add a class" submit="Add class" send={send} onClose={onClose}>
      {(state) => <LimitedField label="Title" max={150} value={title} onChange={setTitle} state={state} />}
    </DialogForm>
  )
}
