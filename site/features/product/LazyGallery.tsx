'use client'
import dynamic from 'next/dynamic'

/** The pictures of a product, whose script and styles load only for products with their own pictures. */
export const LazyGallery = dynamic(() => import('#site/ui/media/Gallery.tsx').then((m) => m.Gallery))
