'use client'

import { useProjectChoice } from './useProjectChoice.ts'

/** Switches the panel to one project. */
export function OpenProject({ slug, title }: { slug: string; title: string }) {
  const { isBusy, choose } = useProjectChoice()
  return (
    <button type="button" className="panel-linklike" disabled={isBusy} onClick={() => choose(slug, '/admin')}>
      {title}
    </button>
  )
}
