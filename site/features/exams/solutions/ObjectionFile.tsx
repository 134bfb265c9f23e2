'use client'
import { MAX_TICKET_FILE_BYTES } from '#domain/tickets/files.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { FileDrop } from '#site/ui/fields/FileDrop.tsx'

const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'application/pdf']

type ObjectionFileProps = { files: readonly File[]; onChange: (files: File[]) => void; isPending: boolean }

/** A field for one picture or PDF that proves an objection. */
export function ObjectionFile(props: ObjectionFileProps) {
  const t = useTexts('solutions')
  const { fileTypes } = useTexts('tickets')
  return (
    <FileDrop
      {...props}
      label={t.objectionFile}
      help={t.objectionFileHelp}
      accept={TYPES}
      acceptText={fileTypes}
      maxBytes={MAX_TICKET_FILE_BYTES}
      maxFiles={1}
    />
  )
}
