'use client'
import { useEffect } from 'react'
import { reportMiss } from '#site/data/catalogue/useSearch.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'

/** Reports a search without results to the project; renders nothing. */
export function ReportMiss({ q }: { q: string }) {
  const { base } = useProject()
  useEffect(() => reportMiss(base, q), [base, q])
  return null
}
