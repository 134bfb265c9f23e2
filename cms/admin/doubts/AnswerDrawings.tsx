import type { DoubtDrawing } from '#domain/calls/doubts.ts'
import { MARK_RADIUS, markPath } from '#domain/exams/sheets/markPath.ts'
import { PAGE_WIDTH } from '#domain/exams/sheets/pageDrawing.ts'
import { fileUrl } from '../tickets/MessageFiles.tsx'

/** Pages with what the expert drew on them, as the student sees them. Comments are numbered on the page and written below it. */
export const AnswerDrawings = ({ drawings }: { drawings: readonly DoubtDrawing[] }) =>
  drawings.map((page, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: stored drawings do not change, and several may be without a file
    <AnswerDrawing key={index} page={page} name={`Drawing ${index + 1} of the expert`} />
  ))

function AnswerDrawing({ page: { file, drawing }, name }: { page: DoubtDrawing; name: string }) {
  const comments = drawing.flatMap((mark) => (mark.kind === 'comment' ? [mark] : []))
  return (
    <figure className="doubt-drawing" aria-label={name}>
      <div className="doubt-drawing__page">
        {file ? (
          // biome-ignore lint/performance/noImgElement: private files are not for the image optimiser
          <img className="doubt-drawing__picture" src={fileUrl(file)} alt={name} />
        ) : (
          <div className="doubt-drawing__blank" />
        )}
        {/* As high as wide, whatever the picture: both coordinates are in hundredths of a percent of the width. */}
        <svg className="doubt-drawing__marks" viewBox={`0 0 ${PAGE_WIDTH} ${PAGE_WIDTH}`} aria-hidden="true">
          {drawing.map((mark, index) => {
            const path = markPath(mark)
            // biome-ignore lint/suspicious/noArrayIndexKey: a stored drawing does not change
            if (path !== null) return <path key={index} className="doubt-drawing__stroke" d={path} />
            if (mark.kind !== 'comment') return null
            const [x, y] = mark.at
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a stored drawing does not change
              <g key={index} className="doubt-drawing__pin">
                <circle cx={x} cy={y} r={MARK_RADIUS} />
                <text x={x} y={y + 120}>
                  {comments.indexOf(mark) + 1}
                </text>
              </g>
            )
          })}
        </svg>
      </div>
      {comments.length > 0 && (
        <ol className="doubt-drawing__comments">
          {comments.map(({ text, at }) => (
            <li key={`${at.join()} ${text}`}>{text}</li>
          ))}
        </ol>
      )}
    </figure>
  )
}
