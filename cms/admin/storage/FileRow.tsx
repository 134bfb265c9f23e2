'use client'
import type { ReactNode } from 'react'
import type { StoredDocument } from '#domain/calls/storage.ts'
import { fileSize } from '#domain/text/fileSize.ts'
import { ReplaceFile } from './ReplaceFile.tsx'

const dayText = (at: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone }).format(at)

type FileRowProps = {
  file: StoredDocument
  /** Path of the file's folder. */
  folder?: string
  canEdit: boolean
  /** Time zone of dates. */
  timeZone: string
  isMarked?: boolean
  /** Adds a checkbox to the row. */
  onMark?: (isMarked: boolean) => void
  children?: ReactNode
}

/** A file with its thumbnail, folder and size. */
export function FileRow({
  file,
  folder,
  canEdit,
  timeZone,
  isMarked = false,
  onMark,
  children,
}: FileRowProps) {
  const { title, collection, id, thumbnail, bytes, width, height, addedOn, replacedOn } = file
  const facts = [
    width && height ? `${width} × ${height}` : 'PDF',
    fileSize(bytes),
    replacedOn ? `replaced ${dayText(replacedOn, timeZone)}` : `added ${dayText(addedOn, timeZone)}`,
    ...(folder ? [folder] : []),
  ]
  return (
    <li className="storage-row">
      {canEdit && onMark && (
        <input
          type="checkbox"
          aria-label={`Mark ${title}`}
          checked={isMarked}
          onChange={(event) => onMark(event.target.checked)}
        />
      )}
      <span className="storage-thumb">
        {/* biome-ignore lint/performance/noImgElement: the server resized it */}
        {thumbnail ? <img src={thumbnail} alt="" loading="lazy" width={56} height={42} /> : 'PDF'}
      </span>
      <div className="storage-row__text">
        <a href={`/admin/collections/${collection}/${id}`}>{title}</a>
        <span className="panel-muted panel-small panel-number">{facts.join(' · ')}</span>
      </div>
      {children}
      {canEdit && <ReplaceFile collection={collection} id={id} title={title} />}
    </li>
  )
}
