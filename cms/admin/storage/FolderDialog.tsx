'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { Dialog } from '../ui/Dialog.tsx'
import { writeRest } from '../ui/panelClient.ts'
import type { Folder } from './Folder.ts'

type FolderDialogProps = {
  /** The folder to edit; absent for a new one. */
  folder?: Folder
  /** Initial parent of a new folder. */
  parent: string | null
  folders: Folder[]
  onClose: () => void
}

/** Edits name and parent of a folder. */
export function FolderDialog({ folder, parent, folders, onClose }: FolderDialogProps) {
  const router = useRouter()
  const [title, setTitle] = useState(folder?.title ?? '')
  const [parentId, setParentId] = useState((folder ? folder.parent : parent) ?? '')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const isBelow = (other: Folder) =>
    folder !== undefined && (other.id === folder.id || other.path.startsWith(`${folder.path} / `))

  const save = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (isBusy) return
    setBusy(true)
    const body = { title, parent: parentId || null }
    const saved = folder
      ? await writeRest('PATCH', `/media-folders/${folder.id}`, { ...body, updatedAt: folder.updatedAt })
      : await writeRest('POST', '/media-folders', body)
    setBusy(false)
    if (!saved.apiSuccess) return setProblem(saved.message)
    toast.success(folder ? 'The folder is saved' : 'The folder is created')
    onClose()
    router.refresh()
  }

  return (
    <Dialog title={folder ? 'Rename or move the folder' : 'New folder'} onClose={onClose}>
      <form className="storage-form" onSubmit={(event) => void save(event)} noValidate>
        <div className="panel-field">
          <label htmlFor="folder-title">Name</label>
          <input
            id="folder-title"
            value={title}
            required
            aria-invalid={problem ? true : undefined}
            aria-describedby="folder-problem"
            onChange={(event) => setTitle(event.target.value)}
          />
        </div>
        <div className="panel-field">
          <label htmlFor="folder-above">In the folder</label>
          <select id="folder-above" value={parentId} onChange={(event) => setParentId(event.target.value)}>
            <option value="">None, at the top</option>
            {folders
              .filter((other) => !isBelow(other))
              .map((other) => (
                <option key={other.id} value={other.id}>
                  {other.path}
                </option>
              ))}
          </select>
        </div>
        <p id="folder-problem" className="panel-field__error" role="alert">
          {problem}
        </p>
        <div className="panel-actions people-dialog__actions">
          <button type="submit" className="panel-button panel-button--primary" disabled={isBusy}>
            {folder ? 'Save' : 'Create the folder'}
          </button>
          <button type="button" className="panel-button" onClick={onClose}>
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  )
}
