'use client'
import { lazy, Suspense } from 'react'
import type { LeadFormView } from '#site/data/leadForms.ts'

const LeadForm = lazy(() => import('./LeadForm.tsx').then((m) => ({ default: m.LeadForm })))

/** The form as the server drew it; its script loads only where a form is, and after the page's own. */
export function LeadFormLater({ form }: { form: LeadFormView }) {
  return (
    <Suspense fallback={null}>
      <LeadForm form={form} />
    </Suspense>
  )
}
