'use client'
import { withProjectUrl } from '#site/data/Picture.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { RichTextFigure } from '#site/ui/richText/RichTextFigure.tsx'
import type { FigurePicture } from '#site/ui/richText/richTextTree.ts'

/** A picture in the text of a lesson, whose URLs have no project prefix yet. */
export function LessonFigure({ picture, caption }: { picture: FigurePicture; caption: string | null }) {
  const shown = withProjectUrl(useProject().slug, picture)
  return shown ? <RichTextFigure picture={shown} caption={caption} /> : null
}
