'use client'
import dynamic from 'next/dynamic'

/** The pictures of a product, whose script and styles only products with pictures of their own load. */
export const GalleryLater = dynamic(() => import('#site/ui/media/Gallery.tsx').then((m) => m.Gallery))
