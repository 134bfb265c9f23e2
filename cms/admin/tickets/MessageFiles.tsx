import type { StoredFile } from '#domain/tickets/files.ts'

/** Links to the pictures and PDFs of a message. */
export const MessageFiles = ({ files }: { files: readonly StoredFile[] }) =>
  files.length > 0 && (
    <ul className="ticket__files">
      {files.map(({ id, name, kind }) => (
        <li key={id}>
          <a href={`/api/tickets/file?file=${encodeURIComponent(id)}`} target="_blank" rel="noreferrer">
            {kind === 'pdf' ? `${name} (PDF)` : name}
          </a>
        </li>
      ))}
    </ul>
  )
