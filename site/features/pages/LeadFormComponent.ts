import type { ComponentType } from 'react'
import type { LeadFormView } from '#site/data/leadForms.ts'

/** The lead form, which is a feature of its own. */
export type LeadFormComponent = ComponentType<{ form: LeadFormView }>
