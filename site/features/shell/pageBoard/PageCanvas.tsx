'use client'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { PAGE_WIDTH, type PageMark, type Point, thinned } from '#domain/exams/sheets/pageDrawing.ts'
import { drawing as layer } from '#site/ui/media/DrawnPage.css.ts'
import { Stroke } from '#site/ui/media/DrawnPage.tsx'
import { canvas, crosshair, isPen } from './PageBoard.css.ts'
import { movedBy, pointAt } from './pointers.ts'

type PageCanvasProps = {
  label: string
  hint: string
  /** Whether lines are drawn; otherwise each tap or Enter places one mark. */
  draws: boolean
  onStroke: (mark: PageMark) => void
  onPlace: (at: Point) => void
  onUndo: () => void
  /** Called when the keyboard begins a line. */
  onBegin: () => void
}

type Shown = { points: Point[]; height: number }

/** Input surface over a page, for pointer and keyboard: arrows move a crosshair, Enter places a mark, or begins and ends a line. */
export function PageCanvas({ label, hint, draws, onStroke, onPlace, onUndo, onBegin }: PageCanvasProps) {
  const [line, setLine] = useState<Shown | null>(null)
  const [cursor, setCursor] = useState<Shown | null>(null)
  const [from, setFrom] = useState<Point | null>(null)
  const boxOf = (element: Element) => element.getBoundingClientRect()
  const heightOf = (box: DOMRect) => (PAGE_WIDTH * box.height) / box.width

  const down = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.isPrimary || event.button !== 0) return
    const box = boxOf(event.currentTarget)
    const at = pointAt(event, box)
    if (!draws) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setLine({ points: [at], height: heightOf(box) })
  }
  const move = (event: PointerEvent<HTMLDivElement>) => {
    if (!line || !event.isPrimary) return
    const box = boxOf(event.currentTarget)
    const { nativeEvent } = event
    const all = nativeEvent.getCoalescedEvents?.() ?? []
    const points = (all.length > 0 ? all : [nativeEvent]).map((one) => pointAt(one, box))
    setLine((before) => before && { ...before, points: [...before.points, ...points] })
  }
  const up = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.isPrimary || event.button !== 0) return
    if (!draws) return onPlace(pointAt(event, boxOf(event.currentTarget)))
    if (line) onStroke({ kind: 'pen', points: thinned(line.points) })
    setLine(null)
  }
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const box = boxOf(event.currentTarget)
    const height = heightOf(box)
    const at = cursor?.points[0] ?? [PAGE_WIDTH / 2, Math.round(Math.min(height, PAGE_WIDTH) / 2)]
    const moved = movedBy(event, at, box)
    if (moved) setCursor({ points: [moved], height })
    else if (event.key === 'Enter' || event.key === ' ') {
      setCursor({ points: [at], height })
      if (!draws) onPlace(at)
      else if (from) {
        onStroke({ kind: 'pen', points: [from, at] })
        setFrom(null)
      } else {
        setFrom(at)
        onBegin()
      }
    } else if (event.key === 'Backspace' || event.key === 'Delete') {
      if (from) setFrom(null)
      else onUndo()
    } else return
    event.preventDefault()
  }
  const shown = line ?? (from && cursor ? { ...cursor, points: [from, ...cursor.points] } : null)
  const [at] = cursor?.points ?? []
  return (
    <div
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move a crosshair over it
      tabIndex={0}
      aria-label={`${label}. ${hint}`}
      className={`${canvas} ${draws ? isPen : ''}`}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={() => setLine(null)}
      onKeyDown={press}
      onBlur={() => setCursor(null)}
    >
      {shown || at ? (
        <svg
          className={layer}
          viewBox={`0 0 ${PAGE_WIDTH} ${(shown ?? cursor)?.height ?? PAGE_WIDTH}`}
          aria-hidden="true"
        >
          {shown ? <Stroke points={shown.points} /> : null}
          {at ? (
            <path className={crosshair} d={`M${at[0] - 400} ${at[1]}h800M${at[0]} ${at[1] - 400}v800`} />
          ) : null}
        </svg>
      ) : null}
    </div>
  )
}
