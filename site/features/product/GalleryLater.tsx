'use client'
import { type ComponentProps, lazy, Suspense } from 'react'
import type { Gallery as GalleryNow } from '#site/ui/Gallery.tsx'
// Drawn on the server, so its styles come with the page.
import '#site/ui/Gallery.css.ts'

const Gallery = lazy(() => import('#site/ui/Gallery.tsx').then((m) => ({ default: m.Gallery })))

/** The pictures of a product, drawn on the server; the script that turns them loads after the page. */
export function GalleryLater(props: ComponentProps<typeof GalleryNow>) {
  return (
    <Suspense>
      <Gallery {...props} />
    </Suspense>
  )
}
