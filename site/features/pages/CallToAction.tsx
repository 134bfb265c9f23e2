import type { CallToActionBlock } from '#site/data/pageBlocks.ts'
import { container, tightSection } from '#site/ui/layout.css.ts'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { actions, copy, panel, text as textStyle } from './CallToAction.css.ts'

/** A call to action on ruled paper. */
export function CallToAction({ block }: { block: CallToActionBlock }) {
  const { heading, text, primaryLabel, primaryHref, secondaryLabel, secondaryHref } = block
  return (
    <section className={tightSection}>
      <div className={container}>
        <div className={panel}>
          <div className={copy}>
            <h2>
              <MixedText>{heading}</MixedText>
            </h2>
            {text ? (
              <p className={textStyle}>
                <MixedText>{text}</MixedText>
              </p>
            ) : null}
          </div>
          <div className={actions}>
            {primaryLabel && primaryHref ? (
              <LinkButton size="l" href={primaryHref}>
                {primaryLabel}
              </LinkButton>
            ) : null}
            {secondaryLabel && secondaryHref ? (
              <LinkButton size="l" look="outline" href={secondaryHref}>
                {secondaryLabel}
              </LinkButton>
            ) : null}
          </div>
        </div>
      </div>
    </section>
  )
}
