'use client'
import { CollectionField } from '@payloadcms/plugin-import-export/rsc'
import { useDocumentDrawerContext } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'

/** Target collection of an export or import; hidden in a drawer over a list, where it is given. */
export function ListField(props: TextFieldClientProps) {
  const { drawerSlug } = useDocumentDrawerContext()
  return (
    <div className="transfer-list" hidden={Boolean(drawerSlug)}>
      <CollectionField {...props} />
    </div>
  )
}
