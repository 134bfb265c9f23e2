'use client'
import { useStepNav } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Says in the panel's path which list this document is of. */
export function Crumbs({ list, label, title }: { list: string; label: string; title: string }) {
  const { setStepNav } = useStepNav()
  useEffect(() => {
    setStepNav([{ label, url: `/collections/${list}` }, { label: title }])
  }, [setStepNav, list, label, title])
  return null
}
