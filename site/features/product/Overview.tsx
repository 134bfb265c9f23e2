import Check from 'lucide-react/icons/check'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { Product } from '#site/data/catalogue/products.ts'
import { pictureInSize } from '#site/data/Picture.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { RichTextView } from '#site/ui/richText/RichTextView.tsx'
import { LazyGallery } from './LazyGallery.tsx'
import { headRow, outcome, outcomes as outcomesStyle, part, tick } from './ProductScreen.css.ts'

/** Pictures, learning outcomes, and the editor's description. */
export function Overview({ product: { title, gallery, outcomes, description } }: { product: Product }) {
  const t = useTexts('product')
  const images = (gallery ?? []).map((picture) => ({
    url: pictureInSize(picture, 'wide')?.url ?? picture.url,
    smallUrl: pictureInSize(picture, 'card')?.url,
    alt: picture.alt ?? '',
  }))
  return (
    <>
      <h2 id="overview-heading" className={outcomes?.length ? headRow : 'sr-only'}>
        {outcomes?.length ? t.byTheEnd : t.overview}
      </h2>
      {outcomes?.length ? (
        <ul className={outcomesStyle}>
          {outcomes.map(({ text }) => (
            <li key={text} className={outcome}>
              <Icon icon={Check} className={tick} />
              <span>
                <MixedText>{text}</MixedText>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {images.length > 0 ? (
        <div className={part}>
          <LazyGallery label={fillPlaceholders(t.picturesOf, { title })} images={images} />
        </div>
      ) : null}
      {description ? (
        <div className={part}>
          <RichTextView tree={description} />
        </div>
      ) : null}
    </>
  )
}
