import { Link } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { StorageUsage } from '#domain/calls/storage.ts'
import { fileSize } from '#domain/text/fileSize.ts'
import { projectIdOf } from '../../operations/content/projectIdOf.ts'
import { projectZone } from '../../operations/content/projectZone.ts'
import { filesInFolder } from '../../operations/storage/filesInFolder.ts'
import { storageUsage } from '../../operations/storage/storageUsage.ts'
import { panelPage } from '../panel/panelPage.tsx'
import { FileTable } from './FileTable.tsx'
import { FolderTree } from './FolderTree.tsx'
import { StorageCleanUp } from './StorageCleanUp.tsx'
import { parseStorageLocation, type StorageLocation, storageHref } from './storageLocation.ts'
import { UsageTiles } from './UsageTiles.tsx'

/** `/storage`: usage, folders, and the storage check. */
export async function StorageView(props: AdminViewServerProps) {
  return panelPage(props, async ({ req, viewer, access, searchParams }) => {
    const project = projectIdOf(req)
    if (!project)
      return (
        <div className="panel-empty">
          <h1>Storage</h1>
          <p>Choose a project first.</p>
        </div>
      )
    const usage = await storageUsage(req.payload, project, viewer.isOwner)
    const place = parseStorageLocation(searchParams)
    const timeZone = await projectZone(req.payload, project)
    const canEdit = access.canEdit && !viewer.isReadOnly
    return (
      <>
        <header className="panel-head">
          <div>
            <h1>Storage</h1>
            <p>Pictures and lesson files of this project, {placeText(usage)}.</p>
          </div>
          {canEdit && (
            <div className="panel-actions">
              <a className="panel-button" href="/admin/collections/private-files/create">
                Upload a PDF
              </a>
              <a className="panel-button panel-button--primary" href="/admin/collections/media/create">
                Upload a picture
              </a>
            </div>
          )}
        </header>
        <UsageTiles usage={usage} />
        <nav className="panel-tabs" aria-label="Storage">
          <Link href={storageHref({})} prefetch={false} aria-current={place.isCheck ? undefined : 'page'}>
            Files
          </Link>
          <Link
            href={storageHref({ isCheck: true })}
            prefetch={false}
            aria-current={place.isCheck ? 'page' : undefined}
          >
            Clean up
          </Link>
        </nav>
        {place.isCheck ? (
          <StorageCleanUp canEdit={canEdit} timeZone={timeZone} />
        ) : (
          <Files
            usage={usage}
            place={place}
            canEdit={canEdit}
            timeZone={timeZone}
            found={await filesInFolder(req.payload, project, place)}
          />
        )}
        {usage.projects && usage.projects.length > 1 && <Projects projects={usage.projects} />}
      </>
    )
  })
}

const placeText = ({ store }: Pick<StorageUsage, 'store'>): string =>
  store === 's3' ? 'kept in the bucket' : "kept on this server's disk"

type FilesProps = {
  usage: Pick<StorageUsage, 'folders' | 'withoutFolder' | 'collections'>
  place: StorageLocation
  canEdit: boolean
  timeZone: string
  found: Awaited<ReturnType<typeof filesInFolder>>
}

function Files({ usage, place, canEdit, timeZone, found }: FilesProps) {
  const all = usage.collections.reduce((sum, { files }) => sum + files, 0)
  return (
    <div className="storage-columns">
      <FolderTree
        folders={usage.folders}
        place={place}
        canEdit={canEdit}
        all={all}
        withoutFolder={usage.withoutFolder.files}
      />
      <FileTable found={found} place={place} folders={usage.folders} canEdit={canEdit} timeZone={timeZone} />
    </div>
  )
}

function Projects({ projects }: { projects: NonNullable<StorageUsage['projects']> }) {
  const total = projects.reduce((sum, { bytes }) => sum + bytes, 0)
  return (
    <section className="panel-card">
      <div className="panel-head">
        <h2>All projects</h2>
        <p className="panel-number">{fileSize(total)}</p>
      </div>
      <div className="panel-scroll">
        <table className="panel-table">
          <thead>
            <tr>
              <th scope="col">Project</th>
              <th scope="col" className="panel-number">
                Files
              </th>
              <th scope="col" className="panel-number">
                Space
              </th>
            </tr>
          </thead>
          <tbody>
            {projects.map(({ id, title, files, bytes }) => (
              <tr key={id}>
                <th scope="row">{title}</th>
                <td className="panel-number">{files.toLocaleString('en-IN')}</td>
                <td className="panel-number">{fileSize(bytes)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
