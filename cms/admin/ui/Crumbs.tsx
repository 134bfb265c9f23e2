'use client'
import { useStepNav } from '@payloadcms/ui'
import { useEffect } from 'react'
import { listUrl } from '../../operations/panel/listUrl.ts'

/** Sets the breadcrumbs of a document page: its list and title. */
export function Crumbs({ list, label, title }: { list: string; label: string; title: string }) {
  const { setStepNav } = useStepNav()
  useEffect(() => {
    setStepNav([{ label, url: listUrl(list) }, { label: title }])
  }, [setStepNav, list, label, title])
  return null
}
