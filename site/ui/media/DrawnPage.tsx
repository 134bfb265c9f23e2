import { type ReactNode, useState } from 'react'
import { MARK_RADIUS, markPath, penPath } from '#domain/exams/sheets/markPath.ts'
import { PAGE_WIDTH, type PageDrawing, type PageMark, type Point } from '#domain/exams/sheets/pageDrawing.ts'
import { MixedText } from '../richText/MixedText.tsx'
import { comments, frame, drawing as layer, onPin, picture, pin, stroke } from './DrawnPage.css.ts'

type DrawnPageProps = {
  src: string
  alt: string
  drawing: PageDrawing
  /** The marks given for a step of the rubric, as the drawing shows them. */
  stepText: (step: number) => string
  /** Shown where the browser has no picture of the page, such as a download. */
  fallback: ReactNode
  /** Rendered over the page. */
  children?: ReactNode
}

/** A page of a written answer with what an expert drew on it. Comments are numbered on the page and written below it. */
export function DrawnPage({ src, alt, drawing, stepText, fallback, children }: DrawnPageProps) {
  const [isPicture, setPicture] = useState(true)
  const [height, setHeight] = useState<number | null>(null)
  if (!isPicture) return fallback
  const measured = (img: HTMLImageElement) => {
    if (img.naturalWidth > 0) setHeight((PAGE_WIDTH * img.naturalHeight) / img.naturalWidth)
  }
  const written = drawing.flatMap((mark) => (mark.kind === 'comment' ? [mark] : []))
  return (
    <div>
      <div className={frame}>
        {/* biome-ignore lint/performance/noImgElement: private files bypass the image optimiser */}
        <img
          className={picture}
          ref={(img) => {
            // Called after every render: only until the height is known, or each would cause the next.
            if (img?.complete && height === null) measured(img)
          }}
          onLoad={(event) => measured(event.currentTarget)}
          onError={() => setPicture(false)}
          src={src}
          alt={alt}
        />
        {height === null ? null : (
          <svg className={layer} viewBox={`0 0 ${PAGE_WIDTH} ${height}`} aria-hidden="true">
            {drawing.map((mark, index) => (
              <Mark
                // biome-ignore lint/suspicious/noArrayIndexKey: marks are only added and removed at the end
                key={index}
                mark={mark}
                stepText={stepText}
                number={mark.kind === 'comment' ? written.indexOf(mark) + 1 : 0}
              />
            ))}
          </svg>
        )}
        {children}
      </div>
      {written.length > 0 ? (
        <ol className={comments}>
          {written.map(({ text, at: [x, y] }) => (
            <li key={`${x},${y},${text}`}>
              <MixedText>{text}</MixedText>
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  )
}

type MarkProps = { mark: PageMark; number: number; stepText: (step: number) => string }

function Mark({ mark, number, stepText }: MarkProps) {
  const path = markPath(mark)
  if (path !== null) return <path className={stroke} d={path} />
  if (mark.kind !== 'comment' && mark.kind !== 'step') return null
  const [x, y] = mark.at
  if (mark.kind === 'comment')
    return (
      <>
        <circle className={pin} cx={x} cy={y} r={MARK_RADIUS} />
        <text className={onPin} x={x} y={y + 120}>
          {number}
        </text>
      </>
    )
  const text = stepText(mark.step)
  const half = 140 + text.length * 105
  return (
    <>
      <rect
        className={pin}
        x={x - half}
        y={y - MARK_RADIUS}
        width={2 * half}
        height={2 * MARK_RADIUS}
        rx={MARK_RADIUS}
      />
      <text className={onPin} x={x} y={y + 120}>
        {text}
      </text>
    </>
  )
}

/** One line of the pen; a dot where it has one point. */
export function Stroke({ points }: { points: readonly Point[] }) {
  return points.length > 0 ? <path className={stroke} d={penPath(points)} /> : null
}
