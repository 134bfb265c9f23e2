'use client'
import dynamic from 'next/dynamic'
// Fields are also on account pages: imported here, their styles are bundled with those of the public pages.
import '#site/ui/fields/Checkbox.css.ts'
import '#site/ui/fields/Field.css.ts'
import '#site/ui/fields/PlainFields.css.ts'
import '#site/ui/fields/TextArea.css.ts'
import './LeadForm.css.ts'

/** The form as rendered by the server; its script loads only on pages with a form. */
export const LazyLeadForm = dynamic(() => import('./LeadForm.tsx').then((m) => m.LeadForm))
