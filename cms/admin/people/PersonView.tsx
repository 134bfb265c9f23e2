import { DefaultEditView } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { OverviewView } from './OverviewView.tsx'

/** Page of a person: the overview; the form alone for a new person, the record alone for a deleted account. */
export function PersonView(props: DocumentViewServerProps) {
  if (props.doc?.id && !props.doc.deletedAt) return <OverviewView {...props} />
  const { formState, documentSubViewType, viewType, BeforeDocumentControls, Description, SaveButton } = props
  const form = { formState, documentSubViewType, viewType, BeforeDocumentControls, Description, SaveButton }
  return <DefaultEditView {...form} />
}
