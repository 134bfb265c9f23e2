'use client'
import { RelationshipField, useAuth } from '@payloadcms/ui'
import type { RelationshipFieldClientComponent } from 'payload'

/** Project field, shown to platform owners only; everyone else works in a single project. */
export const OwnersRelationship: RelationshipFieldClientComponent = (props) => {
  const { user } = useAuth()
  return user && !user.project ? <RelationshipField {...props} /> : null
}
