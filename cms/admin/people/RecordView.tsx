'use client'
/** Payload's edit form of a person, as a tab. */
export { DefaultEditView as RecordView } from '@payloadcms/ui'
