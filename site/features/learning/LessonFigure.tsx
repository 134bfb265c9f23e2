'use client'
import { ofProject } from '#site/data/Picture.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { RichTextFigure } from '#site/ui/richText/RichTextFigure.tsx'
import type { FigurePicture } from '#site/ui/richText/richTextTree.ts'

/** A picture among the words of a lesson, which come to the browser with addresses of no project. */
export function LessonFigure({ picture, caption }: { picture: FigurePicture; caption: string | null }) {
  const shown = ofProject(useProject().slug, picture)
  return shown ? <RichTextFigure picture={shown} caption={caption} /> : null
}
