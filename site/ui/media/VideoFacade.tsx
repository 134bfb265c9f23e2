import { coverSubject } from '#domain/catalogue/cover/drawCover.ts'
import { subjectColors } from '#site/styles/subjects.css.ts'
import { CoverDrawing } from './CoverDrawing.tsx'
import { VideoButton } from './VideoButton.tsx'
import { drawing, stage } from './VideoFacade.css.ts'

/** A YouTube video behind a drawing, which the server renders so that its page loads no script for it. */
export function VideoFacade({ id, title }: { id: string; title: string }) {
  const subject = coverSubject(null, id)
  return (
    <div className={`${stage} ${subjectColors[subject]}`}>
      <VideoButton id={id} title={title}>
        <CoverDrawing subject={subject} seed={id} className={drawing} />
      </VideoButton>
    </div>
  )
}
