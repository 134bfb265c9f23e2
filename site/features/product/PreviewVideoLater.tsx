'use client'
import dynamic from 'next/dynamic'

/** The cover that plays, whose script and styles only products with a film load. */
export const PreviewVideoLater = dynamic(() => import('./PreviewVideo.tsx').then((m) => m.PreviewVideo))
