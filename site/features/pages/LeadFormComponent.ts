import type { ComponentType } from 'react'
import type { LeadFormView } from '#site/data/leadForms.ts'

/** The form that visitors fill in; a feature of its own. */
export type LeadFormComponent = ComponentType<{ form: LeadFormView }>
