import type { StorageUsage } from '#domain/calls/storage.ts'
import { fileSize } from '#domain/text/fileSize.ts'

const LABELS = { media: 'Pictures', 'private-files': 'Lesson files' } as const

/** Usage by collection, and the largest files. */
export function UsageTiles({ usage }: { usage: Pick<StorageUsage, 'collections' | 'largest'> }) {
  const largest = usage.largest.slice(0, 3)
  return (
    <div className="panel-grid">
      {usage.collections.map(({ collection, files, bytes }) => (
        <section key={collection} className="panel-card storage-tile">
          <h2>{LABELS[collection]}</h2>
          <p className="storage-tile__figure panel-number">{fileSize(bytes)}</p>
          <p className="panel-muted panel-number">
            {files.toLocaleString('en-IN')} {files === 1 ? 'file' : 'files'}
            {collection === 'media' ? ', smaller sizes included' : ''}
          </p>
        </section>
      ))}
      <section className="panel-card storage-tile">
        <h2>Largest files</h2>
        {largest.length === 0 ? (
          <p className="panel-muted">There are no files yet.</p>
        ) : (
          <ol className="storage-largest">
            {largest.map(({ id, collection, title, bytes }) => (
              <li key={id}>
                <a href={`/admin/collections/${collection}/${id}`}>{title}</a>
                <span className="panel-number">{fileSize(bytes)}</span>
              </li>
            ))}
          </ol>
        )}
      </section>
    </div>
  )
}
