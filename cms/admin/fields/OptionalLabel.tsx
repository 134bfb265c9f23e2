'use client'
import { FieldLabel } from '@payloadcms/ui'
import type { TextFieldLabelClientComponent } from 'payload'

/** The label of a field that always has something when it is stored, but need not be filled in: without the mark of a required one. */
export const OptionalLabel: TextFieldLabelClientComponent = ({ field, path }) => (
  <FieldLabel label={field?.label} path={path} />
)
