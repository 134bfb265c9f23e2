import { useTexts } from '#site/texts/useTexts.ts'
import { Banner } from '#site/ui/Banner.tsx'
import { container } from '#site/ui/layout.css.ts'
import { note } from './NoScriptNotice.css.ts'

/** Shown without scripts: what still works, and what does not. */
export function NoScriptNotice() {
  const { needsScript } = useTexts('system')
  return (
    <noscript>
      <div className={container}>
        <Banner className={note}>{needsScript}</Banner>
      </div>
    </noscript>
  )
}
