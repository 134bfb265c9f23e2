'use client'
import { useId, useState } from 'react'
import { QUESTION_LIMITS } from '#domain/exams/questions/limits.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { LimitedField } from '../ui/LimitedField.tsx'
import { addBankFile } from './addBankFile.ts'

type Props = {
  /** Gets the line that shows the picture in a text. */
  onAdded: (line: string) => void
  onClose: () => void
}

/** Asks for a picture and for what it shows. */
export function PictureDialog({ onAdded, onClose }: Props) {
  const [file, setFile] = useState<File | null>(null)
  const [alt, setAlt] = useState('')
  const id = useId()

  async function send() {
    if (!file) return 'Choose a picture'
    if (alt.trim() === '') return 'Say what the picture shows, for students who cannot see it'
    const added = await addBankFile(file)
    if (!added.apiSuccess) return added
    if (added.isVideo) return 'A text can have pictures only. A video is added at the solution.'
    onAdded(`![${alt.trim().replace(/[[\]]/g, '')}](${added.id})`)
    return { ...added, message: 'The picture is in the text' }
  }

  return (
    <DialogForm title="Picture" submit="Put in" busy="Sending…" send={send} onClose={onClose}>
      {(state) => (
        <>
          <div className="panel-field">
            <label htmlFor={id}>PNG, JPEG or WebP</label>
            <input
              id={id}
              type="file"
              accept="image/png,image/jpeg,image/webp"
              onChange={(event) => setFile(event.target.files?.[0] ?? null)}
              {...state}
            />
          </div>
          <LimitedField
            label="What it shows"
            value={alt}
            max={QUESTION_LIMITS.alt}
            onChange={setAlt}
            help="Screen readers read this aloud, so it should contain what the question needs."
          />
        </>
      )}
    </DialogForm>
  )
}
