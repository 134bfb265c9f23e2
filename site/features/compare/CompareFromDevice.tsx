'use client'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { byKind, useCompared } from '#site/data/deviceProducts.ts'
import { compareHref } from '#site/features/shell/compareHref.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useHref } from '#site/ui/LinkBase.tsx'

/** An address without products means those that this device put by. */
export function CompareFromDevice() {
  const { slug } = useProject()
  const { list } = useCompared(slug)
  const router = useRouter()
  const toHref = useHref()
  const ids = byKind(list)[0]?.ids.join(',')
  useEffect(() => {
    if (ids) router.replace(toHref(compareHref(ids.split(','))))
  }, [ids, router, toHref])
  return null
}
