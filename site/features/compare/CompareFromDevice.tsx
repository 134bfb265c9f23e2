'use client'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useState } from 'react'
import { groupByKind, useCompared } from '#site/data/catalogue/deviceProducts.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { compareHref } from '#site/features/shell/products/compareHref.ts'
import { useHref } from '#site/ui/navigation/LinkBase.tsx'
import { waits } from './CompareScreen.css.ts'

/**
 * Without products in the URL, compares those stored on this device; `children` is shown once it is known
 * that there are none.
 */
export function CompareFromDevice({ children }: { children: ReactNode }) {
  const { slug } = useProject()
  const { list } = useCompared(slug)
  const router = useRouter()
  const toHref = useHref()
  const [isKnown, setIsKnown] = useState(false)
  const ids = groupByKind(list)[0]?.ids.join(',')
  useEffect(() => {
    if (ids) router.replace(toHref(compareHref(ids.split(','))))
    setIsKnown(!ids)
  }, [ids, router, toHref])
  return <div className={isKnown ? undefined : waits}>{children}</div>
}
