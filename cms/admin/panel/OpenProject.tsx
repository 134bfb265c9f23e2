'use client'

import { toast } from '@payloadcms/ui'
import { call } from '../login/call.ts'

/** Narrows the panel to one project. */
export function OpenProject({ slug, title }: { slug: string; title: string }) {
  const open = async () => {
    const answer = await call('/panel/scope', { project: slug })
    if (answer.apiSuccess) window.location.assign('/admin')
    else toast.error(answer.message)
  }
  return (
    <button type="button" className="panel-linklike" onClick={open}>
      {title}
    </button>
  )
}
