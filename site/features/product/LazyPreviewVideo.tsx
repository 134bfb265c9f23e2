'use client'
import dynamic from 'next/dynamic'

/** The cover with a video, whose script and styles load only for products with one. */
export const LazyPreviewVideo = dynamic(() => import('./PreviewVideo.tsx').then((m) => m.PreviewVideo))
