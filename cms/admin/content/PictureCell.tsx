'use client'
import { DefaultCell, useListDrawerContext } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'

type Row = { id: string; thumbnailURL?: string | null; url?: string | null }

/** List cell: a thumbnail beside the title of the picture. In the list of a picture field it chooses the picture. */
export function PictureCell(props: DefaultCellComponentProps) {
  const { collectionSlug, link, rowData } = props
  const { drawerSlug, onSelect } = useListDrawerContext()
  const row = rowData as Row
  const src = row.thumbnailURL ?? row.url
  const picture = src ? (
    // biome-ignore lint/performance/noImgElement: the server resized it; the text beside it describes it
    <img src={src} alt="" loading="lazy" width={64} height={48} />
  ) : (
    <span />
  )
  if (!(link && drawerSlug && onSelect)) {
    return (
      <span className="picture-cell">
        {picture}
        <DefaultCell {...props} />
      </span>
    )
  }
  return (
    <button
      type="button"
      className="picture-cell"
      onClick={() => onSelect({ collectionSlug, doc: rowData as never, docID: row.id })}
    >
      {picture}
      <DefaultCell {...props} link={false} />
    </button>
  )
}
