'use client'
import { ofProject, pictureAt } from '#site/data/Picture.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import type { FigurePicture } from '#site/ui/richTextTree.ts'
import { Words } from '#site/ui/Words.tsx'
import { caption as captionStyle, figure, image } from './LessonFigure.css.ts'

const CARD_WIDTH = 640

/** A picture among the words of a lesson, its room kept before it is there. */
export function LessonFigure({ picture, caption }: { picture: FigurePicture; caption: string | null }) {
  const shown = ofProject(useProject().slug, picture)
  if (!shown) return null
  const { width, height } = shown
  const small = pictureAt(shown, 'card')
  return (
    <figure className={figure}>
      {/* biome-ignore lint/performance/noImgElement: pictures are stored in their sizes; there is no image optimiser */}
      <img
        src={shown.url}
        srcSet={
          small && width && width > CARD_WIDTH
            ? `${small.url} ${CARD_WIDTH}w, ${shown.url} ${width}w`
            : undefined
        }
        sizes="(min-width: 900px) 800px, 94vw"
        alt={shown.alt ?? ''}
        width={width ?? undefined}
        height={height ?? undefined}
        loading="lazy"
        decoding="async"
        className={image}
      />
      {caption ? (
        <figcaption className={captionStyle}>
          <Words>{caption}</Words>
        </figcaption>
      ) : null}
    </figure>
  )
}
