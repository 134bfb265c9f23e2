import FileText from 'lucide-react/icons/file-text'
import type { StoredFile } from '#domain/tickets/files.ts'
import { ticketFileUrl } from '#site/data/account/tickets.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { useProject } from '../ProjectContext.tsx'
import { file, fileList, picture } from './messageFiles.css.ts'

/** Pictures and PDFs of a message in a ticket or doubt; each opens by itself. */
export function MessageFiles({ files }: { files: readonly StoredFile[] }) {
  const { base } = useProject()
  if (files.length === 0) return null
  return (
    <ul className={fileList}>
      {files.map((one) => (
        <li key={one.id}>
          <a className={file} href={ticketFileUrl(base, one)} target="_blank" rel="noreferrer">
            {one.kind === 'picture' ? (
              // biome-ignore lint/performance/noImgElement: a private file, sized by the server
              <img src={ticketFileUrl(base, one)} alt={one.name} className={picture} loading="lazy" />
            ) : (
              <>
                <Icon icon={FileText} size="s" />
                <bdi>{one.name}</bdi>
              </>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}
