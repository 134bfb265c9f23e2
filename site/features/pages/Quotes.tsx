import clsx from 'clsx'
import type { QuotesBlock } from '#site/data/pageBlocks.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { container, section, sunken } from '#site/ui/layout.css.ts'
import { Rating } from '#site/ui/Rating.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { SectionHead } from '#site/ui/SectionHead.tsx'
import { author, detail as detailStyle, list, name as nameStyle, quote, words } from './Quotes.css.ts'

/** Testimonials of learners. */
export function Quotes({ block }: { block: QuotesBlock }) {
  const t = useTexts('sections')
  return (
    <section className={clsx(section, sunken)}>
      <div className={container}>
        {block.heading ? <SectionHead heading={block.heading} sub={block.sub} /> : null}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
        <section className={list} tabIndex={0} aria-label={block.heading || t.quotes}>
          {block.items?.map(({ rating, text, name, detail }) => (
            <figure key={text} className={quote}>
              {rating ? <Rating average={rating} /> : null}
              <blockquote className={words}>
                <MixedText>{text}</MixedText>
              </blockquote>
              <figcaption className={author}>
                <span className={nameStyle}>
                  <MixedText>{name}</MixedText>
                </span>
                {detail ? (
                  <span className={detailStyle}>
                    <MixedText>{detail}</MixedText>
                  </span>
                ) : null}
              </figcaption>
            </figure>
          ))}
        </section>
      </div>
    </section>
  )
}
