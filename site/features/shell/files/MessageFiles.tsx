import Download from 'lucide-react/icons/download'
import FileText from 'lucide-react/icons/file-text'
import type { StoredFile } from '#domain/tickets/files.ts'
import { ticketFileUrl } from '#site/data/account/tickets.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { useProject } from '../ProjectContext.tsx'
import { file, fileList, picture, voicePlayer } from './messageFiles.css.ts'

/** Pictures, PDFs and voice notes of a message in a ticket or doubt; each opens by itself. */
export function MessageFiles({ files }: { files: readonly StoredFile[] }) {
  const { base } = useProject()
  if (files.length === 0) return null
  return (
    <ul className={fileList}>
      {files.map((one) => (
        <li key={one.id}>
          {one.kind === 'voice' ? (
            // biome-ignore lint/a11y/useMediaCaption: voice notes have no transcript
            <audio
              controls
              preload="none"
              src={ticketFileUrl(base, one)}
              aria-label={one.name}
              className={voicePlayer}
            />
          ) : null}
          <a className={file} href={ticketFileUrl(base, one)} target="_blank" rel="noreferrer">
            {one.kind === 'picture' ? (
              // biome-ignore lint/performance/noImgElement: a private file, sized by the server
              <img src={ticketFileUrl(base, one)} alt={one.name} className={picture} loading="lazy" />
            ) : (
              <>
                <Icon icon={one.kind === 'voice' ? Download : FileText} size="s" />
                <bdi>{one.name}</bdi>
              </>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}
