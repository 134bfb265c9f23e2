import { pictureInSize } from '#site/data/Picture.ts'
import type { ImageTextBlock } from '#site/data/pageBlocks.ts'
import type { SectionContent } from '#site/data/sectionContent.ts'
import { container, section } from '#site/ui/layout.css.ts'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { RichTextView } from '#site/ui/richText/RichTextView.tsx'
import { copy, figure, image as imageStyle, row, sides } from './ImageText.css.ts'

/** A picture with a text; on phones the picture comes first. */
export function ImageText({ block, content }: { block: ImageTextBlock; content: SectionContent }) {
  const picture = pictureInSize(content.pictures.get(block.image ?? ''), 'wide')
  const { heading, side, primaryLabel, primaryHref } = block
  return (
    <section className={section}>
      <div className={`${container} ${row} ${sides[side ?? 'left']}`}>
        {picture ? (
          <div className={figure}>
            {/* biome-ignore lint/performance/noImgElement: the server stores resized copies; there is no image optimiser */}
            <img
              src={picture.url}
              alt={picture.alt ?? ''}
              loading="lazy"
              decoding="async"
              className={imageStyle}
              style={{ objectPosition: `${picture.focalX ?? 50}% ${picture.focalY ?? 50}%` }}
            />
          </div>
        ) : null}
        <div className={copy}>
          {heading ? (
            <h2>
              <MixedText>{heading}</MixedText>
            </h2>
          ) : null}
          <RichTextView tree={block.content} />
          {primaryLabel && primaryHref ? (
            <div>
              <LinkButton href={primaryHref} look="outline">
                {primaryLabel}
              </LinkButton>
            </div>
          ) : null}
        </div>
      </div>
    </section>
  )
}
