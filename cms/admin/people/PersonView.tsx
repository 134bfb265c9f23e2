import { DefaultEditView } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { OverviewView } from './OverviewView.tsx'

/** A person opens with their overview. Somebody new has the form alone, and of a deleted account the record is all there is. */
export function PersonView(props: DocumentViewServerProps) {
  if (props.doc?.id && !props.doc.deletedAt) return <OverviewView {...props} />
  const { formState, documentSubViewType, viewType, BeforeDocumentControls, Description, SaveButton } = props
  const form = { formState, documentSubViewType, viewType, BeforeDocumentControls, Description, SaveButton }
  return <DefaultEditView {...form} />
}
