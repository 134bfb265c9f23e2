'use client'
import { CollectionField } from '@payloadcms/plugin-import-export/rsc'
import { useDocumentDrawerContext } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'

/** Which list is exported or filled; in a drawer over that list there is nothing to choose. */
export function ListField(props: TextFieldClientProps) {
  const { drawerSlug } = useDocumentDrawerContext()
  return (
    <div hidden={Boolean(drawerSlug)}>
      <CollectionField {...props} />
    </div>
  )
}
