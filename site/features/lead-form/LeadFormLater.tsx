'use client'
import dynamic from 'next/dynamic'

/** The form as the server drew it, with its styles; its script loads only where a form is. */
export const LeadFormLater = dynamic(() => import('./LeadForm.tsx').then((m) => m.LeadForm))
