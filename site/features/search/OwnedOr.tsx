'use client'
import type { ReactNode } from 'react'
import { useAccessInsteadOfBuying } from '#site/data/catalogue/owned.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'

type OwnedOrProps = { product: string; className?: string; children: ReactNode }

/** For owners of a product a note that they own it; for others `children`, its price. */
export function OwnedOr({ product, className, children }: OwnedOrProps) {
  const { yours } = useTexts('owned')
  const owned = useAccessInsteadOfBuying(useProject().base, product)
  return owned ? <span className={className}>{yours}</span> : children
}
