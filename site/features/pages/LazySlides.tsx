'use client'
import dynamic from 'next/dynamic'

/** The banners as rendered by the server; their script loads only on pages with banners. */
export const LazySlides = dynamic(() => import('./Slides.tsx').then((m) => m.Slides))
