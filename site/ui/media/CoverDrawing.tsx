import { drawCover } from '#domain/catalogue/cover/drawCover.ts'
import type { Subject } from '#domain/catalogue/subjects.ts'

type CoverDrawingProps = { subject: Subject; seed: string; className?: string }

/** The line drawing of a subject without a background, in the current colour. */
export function CoverDrawing({ subject, seed, className }: CoverDrawingProps) {
  return (
    <svg
      viewBox="0 0 320 180"
      preserveAspectRatio="xMaxYMid slice"
      className={className}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: built from constants, without user input
      dangerouslySetInnerHTML={{ __html: drawCover(subject, seed) }}
    />
  )
}
