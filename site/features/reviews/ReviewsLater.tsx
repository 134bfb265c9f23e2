'use client'
import dynamic from 'next/dynamic'

/** The reviews as the server drew them; their script loads apart from that of the page. */
export const ReviewsLater = dynamic(() => import('./Reviews.tsx').then((m) => m.Reviews))
