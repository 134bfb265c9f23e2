import { useTexts } from '#site/texts/useTexts.ts'
import { skipLink } from './Header.css.ts'

/** The first focusable element: skips everything above the content of every page. */
export function SkipLink() {
  const { skipToContent } = useTexts('shell')
  return (
    <a href="#content" className={skipLink}>
      {skipToContent}
    </a>
  )
}
