'use client'
import { FieldLabel } from '@payloadcms/ui'
import type { TextFieldLabelClientComponent } from 'payload'

/** Label without the required mark, for a field that is always stored but may be left empty in the form. */
export const OptionalLabel: TextFieldLabelClientComponent = ({ field, path }) => (
  <FieldLabel label={field?.label} path={path} />
)
