'use client'
import dynamic from 'next/dynamic'

/** Banners beside each other, as the server drew them; their script loads only on pages with banners. */
export const SlidesLater = dynamic(() => import('./Slides.tsx').then((m) => m.Slides))
