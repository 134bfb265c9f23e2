'use client'
import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import type { StorageCheck, StoredDocument } from '#domain/calls/storage.ts'
import { fileSize } from '#domain/text/fileSize.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { postCall, readCall } from '../ui/panelClient.ts'
import { FileRow } from './FileRow.tsx'
import { StorageFindings } from './StorageFindings.tsx'

type Deletion = { text: string; calls: { path: string; body: object }[] }

const callsFor = (files: readonly StoredDocument[]): Deletion['calls'] =>
  (['media', 'private-files'] as const).flatMap((collection) => {
    const ids = files.filter((file) => file.collection === collection).map(({ id }) => id)
    return ids.length > 0 ? [{ path: '/storage/deletefiles', body: { collection, ids } }] : []
  })

/** Storage check on request, since it reads every document and lists every file. */
export function StorageCleanUp({ canEdit, timeZone }: { canEdit: boolean; timeZone: string }) {
  const [check, setCheck] = useState<StorageCheck | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [deletion, setDeletion] = useState<Deletion | null>(null)

  const runCheck = async () => {
    setBusy(true)
    const answer = await readCall<StorageCheck>('/storage/check')
    setBusy(false)
    if (answer.apiSuccess) setCheck(answer)
    else toast.error(answer.message)
  }
  const remove = async ({ calls }: Deletion) => {
    setDeletion(null)
    for (const { path, body } of calls) {
      const answer = await postCall(path, body)
      if (answer.apiSuccess) toast.success(answer.message)
      else toast.error(answer.message)
    }
    await runCheck()
  }

  return (
    <>
      <section className="panel-card storage-look">
        <div>
          <h2>Look for what is out of order</h2>
          <p className="panel-muted">
            Files that nothing uses, files that are missing, copies. Only what is older than a day counts.
          </p>
        </div>
        <button
          type="button"
          className="panel-button panel-button--primary"
          disabled={isBusy}
          onClick={() => void runCheck()}
        >
          {isBusy ? 'Looking' : check ? 'Look again' : 'Look now'}
        </button>
      </section>
      <div role="status" className="panel-hidden">
        {check ? 'The check is done.' : ''}
      </div>
      {check && (
        <>
          <StorageFindings
            title="Unused files"
            text="No page, product, post or setting names them."
            none="Everything is used."
            count={check.unused.length}
            action={
              canEdit && {
                label: 'Delete all of these',
                run: () =>
                  setDeletion({
                    text: `${check.unused.length} unused files go for good.`,
                    calls: callsFor(check.unused),
                  }),
              }
            }
          >
            {check.unused.map((file) => (
              <FileRow key={file.id} timeZone={timeZone} file={file} canEdit={false}>
                {canEdit && (
                  <button
                    type="button"
                    className="panel-button panel-button--quiet"
                    aria-label={`Delete ${file.title}`}
                    onClick={() =>
                      setDeletion({ text: `“${file.title}” goes for good.`, calls: callsFor([file]) })
                    }
                  >
                    Delete
                  </button>
                )}
              </FileRow>
            ))}
          </StorageFindings>
          <StorageFindings
            title="Missing files"
            text="The document is there, its file is not. Replace the file to bring it back."
            none="Every document has its file."
            count={check.missing.length}
          >
            {check.missing.map((file) => (
              <FileRow
                key={file.id}
                timeZone={timeZone}
                file={{ ...file, thumbnail: null }}
                canEdit={canEdit}
              />
            ))}
          </StorageFindings>
          <StorageFindings
            title="Copies"
            text="The same content more than once."
            none="No file is there twice."
            count={check.duplicates.length}
          >
            {check.duplicates.flat().map((file) => (
              <FileRow key={file.id} timeZone={timeZone} file={file} canEdit={false} />
            ))}
          </StorageFindings>
          {check.orphans && (
            <StorageFindings
              title="Files without a document"
              text="Left over in the store, of any project. Only platform owners see them."
              none="Every file belongs to a document."
              count={check.orphans.length}
              action={
                canEdit && {
                  label: 'Delete all of these',
                  run: () =>
                    setDeletion({
                      text: `${check.orphans?.length} files without a document go for good.`,
                      calls: [
                        {
                          path: '/storage/deleteorphans',
                          body: { keys: check.orphans?.map(({ key }) => key) },
                        },
                      ],
                    }),
                }
              }
            >
              {check.orphans.map(({ key, bytes }) => (
                <li key={key} className="storage-row">
                  <code className="storage-row__text">{key}</code>
                  <span className="panel-number panel-muted">{fileSize(bytes)}</span>
                </li>
              ))}
            </StorageFindings>
          )}
        </>
      )}
      {deletion && (
        <Dialog title="Delete files" onClose={() => setDeletion(null)}>
          <p>{deletion.text} Nobody can bring them back.</p>
          <div className="panel-actions people-dialog__actions">
            <button
              type="button"
              className="panel-button panel-button--danger"
              onClick={() => void remove(deletion)}
            >
              Delete
            </button>
            <button type="button" className="panel-button" onClick={() => setDeletion(null)}>
              Cancel
            </button>
          </div>
        </Dialog>
      )}
    </>
  )
}
