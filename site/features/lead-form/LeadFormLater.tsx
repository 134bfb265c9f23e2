'use client'
import dynamic from 'next/dynamic'
// Fields stand on pages of an account too: named here, their styles come with those of the shop window instead.
import '#site/ui/fields/Checkbox.css.ts'
import '#site/ui/fields/Field.css.ts'
import '#site/ui/fields/PlainFields.css.ts'
import '#site/ui/fields/TextArea.css.ts'
import './LeadForm.css.ts'

/** The form as the server drew it; its script loads only where a form is. */
export const LeadFormLater = dynamic(() => import('./LeadForm.tsx').then((m) => m.LeadForm))
