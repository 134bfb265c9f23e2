'use client'
import { DefaultCell } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'

type Row = { thumbnailURL?: string | null; url?: string | null }

/** List cell: a thumbnail beside the title of the picture. */
export function PictureCell(props: DefaultCellComponentProps) {
  const { thumbnailURL, url } = props.rowData as Row
  const src = thumbnailURL ?? url
  return (
    <span className="picture-cell">
      {/* biome-ignore lint/performance/noImgElement: the server made the size; the words beside it describe it */}
      {src ? <img src={src} alt="" loading="lazy" width={64} height={48} /> : <span />}
      <DefaultCell {...props} />
    </span>
  )
}
