'use client'
import { useState } from 'react'
import { FileDrop } from '#site/ui/fields/FileDrop.tsx'
import { grids } from '#site/ui/layout.css.ts'
import { Section } from '../Section.tsx'

const MARKSHEET = new File([new Uint8Array(412_000)], 'marksheet-class-10.pdf', { type: 'application/pdf' })
const RULES = {
  accept: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
  acceptText: 'a JPG, PNG, WebP or PDF file',
  maxBytes: 2 * 1024 * 1024,
}

/** File fields: empty, filled, refused, uploading. */
export function Files() {
  const [photos, setPhotos] = useState<File[]>([])
  return (
    <Section id="files" title="Files">
      <div className={grids.three}>
        <FileDrop
          {...RULES}
          label="Photos of the page"
          help="or drop up to 3 here, 2 MB each"
          maxFiles={3}
          files={photos}
          onChange={setPhotos}
        />
        <FileDrop
          {...RULES}
          label="Marksheet"
          files={[MARKSHEET]}
          onChange={() => undefined}
          error="The server could not read this file. Scan it again."
        />
        <FileDrop {...RULES} label="Marksheet" files={[MARKSHEET]} onChange={() => undefined} isPending />
      </div>
    </Section>
  )
}
