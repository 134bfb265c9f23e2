'use client'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { type OpenedPdf, POINT_PX } from './openPdf.ts'
import { PdfLinks } from './PdfLinks.tsx'
import { drawing, failed, page as pageStyle, textLayer } from './PdfReader.css.ts'

/** Most pixels of a drawn page, which phones still have the memory for. */
const MAX_PIXELS = 8_000_000

type PdfPageProps = {
  opened: OpenedPdf
  number: number
  scale: number
  /** Whether it is drawn; a page that is far away is an empty sheet. */
  isNear: boolean
  onPage: (page: number) => void
}

/** A page of a document: its picture, its text over it, which can be selected and read out, and its links. */
export function PdfPage({ opened, number, scale, isNear, onPage }: PdfPageProps) {
  const t = useTexts('reader')
  const { width, height } = opened.sizes[number - 1] ?? { width: 1, height: 1 }
  const style = {
    width: Math.floor(width * scale),
    height: Math.floor(height * scale),
    '--total-scale-factor': scale * POINT_PX,
    '--scale-round-x': '1px',
    '--scale-round-y': '1px',
  } as CSSProperties
  return (
    // biome-ignore lint/a11y/useSemanticElements: a page is no set of fields
    <div
      role="group"
      className={pageStyle}
      style={style}
      aria-label={fillPlaceholders(t.pageName, { page: number })}
      data-page={number}
    >
      {isNear ? <DrawnPage opened={opened} number={number} scale={scale} onPage={onPage} /> : null}
    </div>
  )
}

function DrawnPage({ opened, number, scale, onPage }: Omit<PdfPageProps, 'isNear'>) {
  const t = useTexts('reader')
  const picture = useRef<HTMLDivElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    const run = begin(opened, number)
    const draw = async () => {
      const page = await run.page
      const viewport = page.getViewport({ scale: scale * POINT_PX })
      const pixels = viewport.width * viewport.height
      const ratio = Math.min(window.devicePixelRatio || 1, Math.sqrt(MAX_PIXELS / pixels))
      const canvas = document.createElement('canvas')
      canvas.width = Math.floor(viewport.width * ratio)
      canvas.height = Math.floor(viewport.height * ratio)
      canvas.setAttribute('aria-hidden', 'true')
      const task = page.render({ canvas, viewport, transform: [ratio, 0, 0, ratio, 0, 0] })
      run.stops.push(() => task.cancel())
      await task.promise
      // The picture of another size stays until this one is there.
      if (!run.isLeft()) picture.current?.replaceChildren(canvas)
    }
    draw().catch(() => run.isLeft() || setFailed(true))
    return run.leave
  }, [opened, number, scale])

  useEffect(() => {
    const run = begin(opened, number)
    const write = async () => {
      const page = await run.page
      const container = words.current
      if (!container || run.isLeft()) return
      container.replaceChildren()
      const viewport = page.getViewport({ scale: 1 })
      const layer = new opened.TextLayer({ textContentSource: page.streamTextContent(), container, viewport })
      run.stops.push(() => layer.cancel())
      await layer.render()
    }
    // Without its text, a page is still read.
    write().catch(() => undefined)
    return run.leave
  }, [opened, number])

  return (
    <>
      <div ref={picture} className={drawing} />
      <div ref={words} className={textLayer} />
      <PdfLinks opened={opened} number={number} onPage={onPage} />
      {hasFailed ? <p className={failed}>{t.pageFailed}</p> : null}
    </>
  )
}

/** Work on a page that ends when it is left. */
function begin({ pdf }: OpenedPdf, number: number) {
  let isLeft = false
  const stops: (() => void)[] = []
  return {
    page: pdf.getPage(number),
    stops,
    isLeft: () => isLeft,
    leave: () => {
      isLeft = true
      for (const stop of stops) stop()
    },
  }
}
