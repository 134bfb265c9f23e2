'use client'
import Eye from 'lucide-react/icons/eye'
import { useSyncExternalStore } from 'react'
import { useProjectPath } from '#site/features/shell/frame/useProjectPath.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { Icon } from '#site/ui/media/Icon.tsx'
import { withBase } from '#site/ui/navigation/LinkBase.tsx'
import { exit, root, text } from './PreviewBar.css.ts'
import { useFreshDraft } from './useFreshDraft.ts'

const subscribe = () => () => undefined

/**
 * Notice that the page includes unpublished content. Inside the panel it is hidden and the page only refreshes after saves; there the panel
 * shows the state.
 */
export function PreviewBar() {
  const { base } = useProject()
  const place = useProjectPath()
  const isFramed = useSyncExternalStore(
    subscribe,
    () => window.parent !== window,
    () => false,
  )
  useFreshDraft()
  if (isFramed) return null
  return (
    <aside className={root} aria-label="Preview">
      <span className={text}>
        <Icon icon={Eye} size="s" />
        Preview with unpublished changes
      </span>
      <a
        className={exit}
        href={`${base}/api/content/preview/exit?to=${encodeURIComponent(withBase(base, place))}`}
      >
        Exit
      </a>
    </aside>
  )
}
