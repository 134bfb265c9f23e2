'use client'
import clsx from 'clsx'
import X from 'lucide-react/icons/x'
import { type PointerEvent, useId, useRef, useState } from 'react'
import { useTexts } from '#site/texts/useTexts.ts'
import { PlainButton, PlainIconButton } from '#site/ui/PlainButton.tsx'
import { head, panel, title, wide } from './Calculator.css.ts'
import { useHall } from './HallContext.tsx'
import { canvas, hint, text as textStyle, tools } from './RoughSheet.css.ts'

const WIDTH = 1600
const HEIGHT = 1000
/** Points of all lines together; a full sheet accepts no more. */
const MAX_POINTS = 20_000

type Point = readonly [x: number, y: number]

/** A sheet to write and draw on. It stays on the device. */
export function RoughSheet({ onClose }: { onClose: () => void }) {
  const t = useTexts('hall')
  const id = useId()
  const { hall, view } = useHall()
  const { rough } = view
  const [isDrawing, setIsDrawing] = useState(false)
  const [line, setLine] = useState<Point[] | null>(null)
  const sheet = useRef<SVGSVGElement>(null)
  const pointOf = (event: PointerEvent): Point => {
    const box = sheet.current?.getBoundingClientRect()
    if (!box) return [0, 0]
    return [
      Math.round(((event.clientX - box.left) / box.width) * WIDTH),
      Math.round(((event.clientY - box.top) / box.height) * HEIGHT),
    ]
  }
  const points = rough.lines.reduce((sum, each) => sum + each.length, 0)
  const finish = (): void => {
    if (line && line.length > 0) hall.setRough({ ...rough, lines: [...rough.lines, line] })
    setLine(null)
  }
  return (
    <section className={clsx(panel, wide)} aria-labelledby={id}>
      <div className={head}>
        <h2 id={id} className={title}>
          {t.rough}
        </h2>
        <PlainIconButton icon={X} label={t.close} onClick={onClose} />
      </div>
      <div className={tools}>
        <PlainButton
          look={isDrawing ? 'outline' : 'ink'}
          size="s"
          aria-pressed={!isDrawing}
          onClick={() => setIsDrawing(false)}
        >
          {t.type}
        </PlainButton>
        <PlainButton
          look={isDrawing ? 'ink' : 'outline'}
          size="s"
          aria-pressed={isDrawing}
          onClick={() => setIsDrawing(true)}
        >
          {t.draw}
        </PlainButton>
        <PlainButton look="ghost" size="s" onClick={() => hall.setRough({ text: '', lines: [] })}>
          {t.clearSheet}
        </PlainButton>
      </div>
      {isDrawing ? (
        <svg
          ref={sheet}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          className={canvas}
          role="img"
          aria-label={t.sheet}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            if (points < MAX_POINTS) setLine([pointOf(event)])
          }}
          onPointerMove={(event) => {
            if (line) setLine([...line, pointOf(event)])
          }}
          onPointerUp={finish}
          onPointerCancel={finish}
        >
          {[...rough.lines, ...(line ? [line] : [])].map((each, at) => (
            <polyline
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names and never move
              key={at}
              points={each.map((point) => point.join()).join(' ')}
              fill="none"
              stroke="currentColor"
              strokeWidth={4}
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          ))}
        </svg>
      ) : (
        <textarea
          value={rough.text}
          maxLength={20_000}
          aria-label={t.rough}
          className={textStyle}
          onChange={(event) => hall.setRough({ ...rough, text: event.target.value })}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onClose()
          }}
        />
      )}
      <p className={hint}>{t.roughHint}</p>
    </section>
  )
}
