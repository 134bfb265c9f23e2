import type { StoredFile } from '#domain/tickets/files.ts'

/** Where staff read a file of a message. */
export const fileUrl = (id: string): string => `/api/tickets/file?file=${encodeURIComponent(id)}`

/** Pictures of a message, which open in full, links to its PDFs, and voice notes, which play here. */
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
            {kind === 'picture' && (
              // biome-ignore lint/performance/noImgElement: a private file of this server; the name below it says what it is
              <img className="ticket__picture" src={fileUrl(id)} alt="" loading="lazy" />
            )}
            {kind === 'pdf' ? `${name} (PDF)` : name}
          </a>
        </li>
      ))}
    </ul>
  )
