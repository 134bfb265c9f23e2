import { FILES_PER_MESSAGE, MAX_TICKET_FILE_BYTES } from '#domain/tickets/files.ts'
import { FileDrop } from '#site/ui/fields/FileDrop.tsx'

const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'application/pdf']

type FilesFieldProps = {
  texts: { files: string; filesHelp: string; fileTypes: string }
  files: readonly File[]
  onChange: (files: File[]) => void
  isPending: boolean
}

/** A field for optional pictures and PDFs of a message in a ticket or doubt, with the server's limits; phones offer their camera. */
export const MessageFilesField = ({ texts, ...rest }: FilesFieldProps) => (
  <FileDrop
    {...rest}
    label={texts.files}
    help={texts.filesHelp}
    accept={TYPES}
    acceptText={texts.fileTypes}
    maxBytes={MAX_TICKET_FILE_BYTES}
    maxFiles={FILES_PER_MESSAGE}
  />
)
