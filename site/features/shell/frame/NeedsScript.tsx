import { useTexts } from '#site/texts/useTexts.ts'
import { Banner } from '#site/ui/Banner.tsx'
import { container } from '#site/ui/layout.css.ts'
import { note } from './NeedsScript.css.ts'

/** Shows where scripts do not run: what works all the same, and what does not. */
export function NeedsScript() {
  const { needsScript } = useTexts('system')
  return (
    <noscript>
      <div className={container}>
        <Banner className={note}>{needsScript}</Banner>
      </div>
    </noscript>
  )
}
