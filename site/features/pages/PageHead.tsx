import { container } from '#site/ui/layout.css.ts'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { pageHead, pageHeadInner } from './PageBlocks.css.ts'

/** The title of a page that does not begin with a hero. */
export function PageHead({ title }: { title: string }) {
  return (
    <div className={pageHead}>
      <div className={`${container} ${pageHeadInner}`}>
        <h1>
          <MixedText>{title}</MixedText>
        </h1>
      </div>
    </div>
  )
}
