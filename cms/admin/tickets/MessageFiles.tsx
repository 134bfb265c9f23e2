import type { StoredFile } from '#domain/tickets/files.ts'

/** Where staff read a file of a message. */
export const fileUrl = (id: string): string => `/api/tickets/file?file=${encodeURIComponent(id)}`

/** Links to the pictures, PDFs and voice notes of a message, which play here. */
export const MessageFiles = ({ files }: { files: readonly StoredFile[] }) =>
  files.length > 0 && (
    <ul className="ticket__files">
      {files.map(({ id, name, kind }) => (
        <li key={id}>
          {kind === 'voice' && (
            // biome-ignore lint/a11y/useMediaCaption: nobody has written down what was said
            <audio controls preload="none" src={fileUrl(id)} aria-label={name} />
          )}
          <a href={fileUrl(id)} target="_blank" rel="noreferrer">
            {kind === 'pdf' ? `${name} (PDF)` : name}
          </a>
        </li>
      ))}
    </ul>
  )
