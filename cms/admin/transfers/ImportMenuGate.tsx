'use client'
import { useAuth } from '@payloadcms/ui'
import type { ReactNode } from 'react'

type Gate = { create?: unknown; update?: unknown }

/** Shows its children to who may add to the collection or change it. */
export function ImportMenuGate({
  collectionSlug,
  children,
}: {
  collectionSlug: string
  children: ReactNode
}) {
  const { permissions } = useAuth()
  const { create, update } = (permissions?.collections?.[collectionSlug] ?? {}) as Gate
  return create || update ? children : null
}
