'use client'
import { Link } from '@payloadcms/ui'
import { useState } from 'react'
import type { StoredDocument } from '#domain/calls/storage.ts'
import { postCall } from '../ui/panelClient.ts'
import { useAction } from '../ui/useAction.ts'
import { FileRow } from './FileRow.tsx'
import type { Folder } from './Folder.ts'
import { type StorageLocation, storageHref } from './storageLocation.ts'

type FileTableProps = {
  found: { files: StoredDocument[]; total: number; pages: number }
  place: StorageLocation
  folders: Folder[]
  canEdit: boolean
  timeZone: string
}

/** Files of the open folder: search, select, move and replace. */
export function FileTable({ found, place, folders, canEdit, timeZone }: FileTableProps) {
  const { act } = useAction()
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const [target, setTarget] = useState('')
  const ids = found.files.map(({ id }) => id).filter((id) => marked.has(id))
  const mark = (id: string, isMarked: boolean) =>
    setMarked((before) => {
      const after = new Set(before)
      if (isMarked) after.add(id)
      else after.delete(id)
      return after
    })
  const move = async () => {
    const body = { collection: place.collection, ids, folder: target || null }
    if (await act(() => postCall('/storage/movefiles', body))) setMarked(new Set())
  }
  return (
    <section className="panel-card storage-files" aria-label="Files">
      <div className="panel-head">
        <nav className="panel-chips" aria-label="Kind of file">
          {(['media', 'private-files'] as const).map((collection) => (
            <Link
              key={collection}
              href={storageHref({ collection, folder: place.folder })}
              prefetch={false}
              aria-current={place.collection === collection ? 'page' : undefined}
            >
              {collection === 'media' ? 'Pictures' : 'Lesson files'}
            </Link>
          ))}
        </nav>
        <form className="panel-filter" action="/admin/storage">
          {place.collection === 'private-files' && (
            <input type="hidden" name="kind" value={place.collection} />
          )}
          {place.folder && <input type="hidden" name="folder" value={place.folder} />}
          <div className="panel-field">
            <input
              type="search"
              name="q"
              aria-label="Look for a file"
              placeholder="Look for a file"
              defaultValue={place.search}
            />
          </div>
          <button type="submit" className="panel-button">
            Search
          </button>
        </form>
      </div>
      {canEdit && ids.length > 0 && (
        <section className="storage-bulk" aria-label="Marked files">
          <strong>{ids.length} marked</strong>
          <div className="panel-field">
            <select
              aria-label="Folder to move to"
              value={target}
              onChange={(event) => setTarget(event.target.value)}
            >
              <option value="">No folder</option>
              {folders.map(({ id, path }) => (
                <option key={id} value={id}>
                  {path}
                </option>
              ))}
            </select>
          </div>
          <button type="button" className="panel-button panel-button--primary" onClick={() => void move()}>
            Move
          </button>
        </section>
      )}
      {found.files.length === 0 ? (
        <div className="panel-empty">
          <h2>{place.search ? 'Nothing found' : 'No files here'}</h2>
          <p>
            {place.search
              ? 'No file of this folder has these words in its name.'
              : 'Files you upload or move here appear in this list.'}
          </p>
          {canEdit && (
            <a className="panel-button" href={`/admin/collections/${place.collection}/create`}>
              Upload a file
            </a>
          )}
        </div>
      ) : (
        <ul className="storage-rows">
          {found.files.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              folder={folders.find(({ id }) => id === file.folder)?.path}
              canEdit={canEdit}
              timeZone={timeZone}
              isMarked={marked.has(file.id)}
              onMark={(isMarked) => mark(file.id, isMarked)}
            />
          ))}
        </ul>
      )}
      {found.pages > 1 && (
        <nav className="panel-actions storage-pages" aria-label="Pages">
          {place.page > 1 && (
            <Link
              className="panel-button"
              href={storageHref({ ...place, page: place.page - 1 })}
              prefetch={false}
            >
              Newer
            </Link>
          )}
          <span className="panel-muted panel-number">
            Page {place.page} of {found.pages}
          </span>
          {place.page < found.pages && (
            <Link
              className="panel-button"
              href={storageHref({ ...place, page: place.page + 1 })}
              prefetch={false}
            >
              Older
            </Link>
          )}
        </nav>
      )}
    </section>
  )
}
