import { MixedText } from './MixedText.tsx'
import { caption as captionStyle, figure, image } from './RichTextFigure.css.ts'
import type { FigurePicture } from './richTextTree.ts'

const CARD_WIDTH = 640

type Props = { picture: FigurePicture; caption: string | null }

/** A picture in a text, with its space reserved before it loads; its URLs work on this host. */
export function RichTextFigure({ picture: { url, alt, width, height, sizes }, caption }: Props) {
  const small = sizes?.card?.url
  return (
    <figure className={figure}>
      {/* biome-ignore lint/performance/noImgElement: the server stores resized copies; there is no image optimiser */}
      <img
        src={url}
        srcSet={
          small && width && width > CARD_WIDTH ? `${small} ${CARD_WIDTH}w, ${url} ${width}w` : undefined
        }
        sizes="(min-width: 900px) 800px, 94vw"
        alt={alt ?? ''}
        width={width ?? undefined}
        height={height ?? undefined}
        loading="lazy"
        decoding="async"
        className={image}
      />
      {caption ? (
        <figcaption className={captionStyle}>
          <MixedText>{caption}</MixedText>
        </figcaption>
      ) : null}
    </figure>
  )
}
