'use client'
import { RelationshipField, useAuth } from '@payloadcms/ui'
import type { RelationshipFieldClientComponent } from 'payload'

/** The project of a document: shown to platform owners, who have several; everybody else works in their own. */
export const OwnersRelationship: RelationshipFieldClientComponent = (props) => {
  const { user } = useAuth()
  return user && !user.project ? <RelationshipField {...props} /> : null
}
