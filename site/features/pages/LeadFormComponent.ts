import type { ComponentType } from 'react'
import type { LeadFormView } from '#site/data/leadForms.ts'

/** The lead form, passed in by the page, since features do not import each other. */
export type LeadFormComponent = ComponentType<{ form: LeadFormView }>
