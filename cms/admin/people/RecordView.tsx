'use client'
/** The form of a person, on a tab of its own. */
export { DefaultEditView as RecordView } from '@payloadcms/ui'
