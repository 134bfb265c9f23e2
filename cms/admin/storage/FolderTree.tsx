'use client'
import { Link, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { writeRest } from '../ui/panelClient.ts'
import type { Folder } from './Folder.ts'
import { FolderDialog } from './FolderDialog.tsx'
import { type StorageLocation, storageHref } from './storageLocation.ts'

type FolderTreeProps = {
  folders: Folder[]
  place: StorageLocation
  canEdit: boolean
  /** Number of files of the project. */
  all: number
  withoutFolder: number
}

const depthOf = (folder: Folder): number => folder.path.split(' / ').length - 1

/** Folders as an indented list of links, with the actions on the open folder below. */
export function FolderTree({ folders, place, canEdit, all, withoutFolder }: FolderTreeProps) {
  const router = useRouter()
  const [dialog, setDialog] = useState<'new' | 'change' | null>(null)
  const open = folders.find(({ id }) => id === place.folder)
  const entry = (folder: string | null, title: string, files: number, depth = 0) => (
    <li key={folder ?? 'all'}>
      <Link
        href={storageHref({ collection: place.collection, folder })}
        prefetch={false}
        aria-current={place.folder === folder ? 'page' : undefined}
        className="storage-folder"
        style={{ paddingInlineStart: 12 + depth * 16 }}
      >
        <span>{title}</span>
        <span className="panel-number">{files.toLocaleString('en-IN')}</span>
      </Link>
    </li>
  )
  const remove = async () => {
    if (!open) return
    const deleted = await writeRest('DELETE', `/media-folders/${open.id}`)
    if (!deleted.apiSuccess) return void toast.error(deleted.message)
    toast.success('The folder is deleted')
    router.push(storageHref({ collection: place.collection, folder: open.parent }))
    router.refresh()
  }
  return (
    <nav className="panel-card storage-folders" aria-label="Folders">
      <ul>
        {entry(null, 'All files', all)}
        {entry('none', 'Without a folder', withoutFolder)}
        {folders.map((folder) => entry(folder.id, folder.title, folder.files, depthOf(folder)))}
      </ul>
      {canEdit && (
        <div className="storage-folders__actions">
          <button type="button" className="panel-button" onClick={() => setDialog('new')}>
            New folder
          </button>
          {open && (
            <>
              <button
                type="button"
                className="panel-button panel-button--quiet"
                onClick={() => setDialog('change')}
              >
                Rename or move
              </button>
              <button
                type="button"
                className="panel-button panel-button--quiet"
                onClick={() => void remove()}
              >
                Delete folder
              </button>
            </>
          )}
        </div>
      )}
      {dialog && (
        <FolderDialog
          folder={dialog === 'change' ? open : undefined}
          parent={open?.id ?? null}
          folders={folders}
          onClose={() => setDialog(null)}
        />
      )}
    </nav>
  )
}
