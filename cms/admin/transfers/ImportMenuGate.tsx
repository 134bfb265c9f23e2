'use client'
import { useAuth } from '@payloadcms/ui'
import type { ReactNode } from 'react'

type Gate = { create?: unknown; update?: unknown }

/** Renders its children for viewers who may create or update documents of the collection. */
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
