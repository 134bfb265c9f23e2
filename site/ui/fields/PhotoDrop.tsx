'use client'
import { MAX_PHOTO_BYTES } from '#domain/storage/photos.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { FileDrop } from './FileDrop.tsx'

const PICTURES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

type PhotoDropProps = {
  files: readonly File[]
  onChange: (files: File[]) => void
  maxFiles: number
  /** The photos are being uploaded. */
  isPending: boolean
}

/** A field for optional photos, with the server's limits. */
export function PhotoDrop(props: PhotoDropProps) {
  const t = useTexts('files')
  return (
    <FileDrop
      {...props}
      label={t.photos}
      help={t.photosHelp}
      accept={PICTURES}
      acceptText={t.photoTypes}
      maxBytes={MAX_PHOTO_BYTES}
    />
  )
}
