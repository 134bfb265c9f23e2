import { pictureInSize } from '#site/data/Picture.ts'
import type { BannerSliderBlock, Slide } from '#site/data/pageBlocks.ts'
import type { SectionContent } from '#site/data/sectionContent.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { container } from '#site/ui/layout.css.ts'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import {
  copy,
  heading as headingStyle,
  picture as pictureStyle,
  root,
  slide as slideStyle,
  text as textStyle,
  wide,
} from './BannerSlider.css.ts'
import { LazySlides } from './LazySlides.tsx'
import { linkOf } from './linkOf.ts'

type BannerSliderProps = { block: BannerSliderBlock; content: SectionContent; isFirst: boolean }

/** A carousel of banners, moved by hand, never automatically. */
export function BannerSlider({ block, content, isFirst }: BannerSliderProps) {
  const { banners, bannersByKeys, previousBanner, nextBanner, banner, carousel } = useTexts('sections')
  const slides = block.slides?.filter(({ image }) => content.pictures.has(image ?? '')) ?? []
  if (slides.length === 0) return null
  return (
    <div className={root}>
      <div className={container}>
        <LazySlides
          texts={{ banners, bannersByKeys, previousBanner, nextBanner, banner, carousel }}
          slides={slides.map((slide, index) => ({
            key: slide.id ?? String(index),
            content: <Banner slide={slide} content={content} isAtOnce={isFirst && index === 0} />,
          }))}
        />
      </div>
    </div>
  )
}

type BannerProps = { slide: Slide; content: SectionContent; isAtOnce: boolean }

function Banner({ slide, content, isAtOnce }: BannerProps) {
  const picture = pictureInSize(content.pictures.get(slide.image ?? ''), 'wide')
  const link = linkOf(slide)
  const hasWords = Boolean(slide.heading || slide.text || link)
  return (
    <div className={hasWords ? slideStyle : `${slideStyle} ${wide}`}>
      {hasWords ? (
        <div className={copy}>
          {slide.heading ? (
            <h2 className={headingStyle}>
              <MixedText>{slide.heading}</MixedText>
            </h2>
          ) : null}
          {slide.text ? (
            <p className={textStyle}>
              <MixedText>{slide.text}</MixedText>
            </p>
          ) : null}
          {link ? (
            <div>
              <LinkButton href={link.href} look="ink">
                {link.label}
              </LinkButton>
            </div>
          ) : null}
        </div>
      ) : null}
      {picture ? (
        // biome-ignore lint/performance/noImgElement: the server stores resized copies; there is no image optimiser
        <img
          src={picture.url}
          alt={picture.alt ?? ''}
          loading={isAtOnce ? 'eager' : 'lazy'}
          fetchPriority={isAtOnce ? 'high' : undefined}
          decoding="async"
          className={pictureStyle}
          style={{ objectPosition: `${picture.focalX ?? 50}% ${picture.focalY ?? 50}%` }}
        />
      ) : null}
    </div>
  )
}
