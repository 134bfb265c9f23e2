import { youtubeId } from '#domain/learning/youtubeId.ts'
import type { VideoBlock } from '#site/data/pageBlocks.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { container, section } from '#site/ui/layout.css.ts'
import { VideoFacade } from '#site/ui/media/VideoFacade.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { SectionHead } from '#site/ui/SectionHead.tsx'
import { caption as captionStyle, root } from './Video.css.ts'

/** A YouTube video behind a drawn poster. */
export function Video({ block }: { block: VideoBlock }) {
  const t = useTexts('sections')
  const { heading, sub, youtube, caption } = block
  const id = youtubeId(youtube)
  if (!id) return null
  return (
    <section className={section}>
      <div className={container}>
        {heading ? <SectionHead heading={heading} sub={sub} /> : null}
        <figure className={root}>
          <VideoFacade id={id} title={heading || caption || t.video} />
          {caption ? (
            <figcaption className={captionStyle}>
              <MixedText>{caption}</MixedText>
            </figcaption>
          ) : null}
        </figure>
      </div>
    </section>
  )
}
