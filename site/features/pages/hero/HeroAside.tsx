import { pictureInSize } from '#site/data/Picture.ts'
import type { HeroBlock } from '#site/data/pageBlocks.ts'
import type { SectionContent } from '#site/data/sectionContent.ts'
import { HeroCourses } from './HeroCourses.tsx'
import { image as imageStyle } from './HeroSheet.css.ts'
import { HeroSheet } from './HeroSheet.tsx'

/** The content beside the headline. */
export function HeroAside({ block, content }: { block: HeroBlock; content: SectionContent }) {
  const courses = content.coursesOf.get('') ?? []
  switch (block.beside ?? 'courses') {
    case 'testPaper':
      return <HeroSheet title={block.paperTitle} facts={block.paperFacts} course={courses[0]} />
    case 'image': {
      const picture = pictureInSize(content.pictures.get(block.image ?? ''), 'wide')
      return picture ? (
        // biome-ignore lint/performance/noImgElement: the server stores resized copies; there is no image optimiser
        <img
          src={picture.url}
          alt={picture.alt ?? ''}
          className={imageStyle}
          style={{ objectPosition: `${picture.focalX ?? 50}% ${picture.focalY ?? 50}%` }}
        />
      ) : null
    }
    case 'nothing':
      return null
    default:
      return <HeroCourses courses={courses} />
  }
}
