'use client'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { openingPage } from '#domain/learning/pdfPage.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { ErrorState } from '#site/ui/ErrorState.tsx'
import { Progress } from '#site/ui/Progress.tsx'
import { useFullscreen } from '../player/useFullscreen.ts'
import type { OpenedPdf } from './openPdf.ts'
import { PdfPage } from './PdfPage.tsx'
import {
  bar,
  pages as pagesStyle,
  reader,
  resumed,
  scroller as scrollerStyle,
  waiting,
} from './PdfReader.css.ts'
import { PdfToolbar } from './PdfToolbar.tsx'
import { GAP } from './pageLayout.ts'
import { pdfKeys } from './pdfKeys.ts'
import { usePageView } from './usePageView.ts'
import { usePdf } from './usePdf.ts'

type PdfReaderProps = {
  url: string
  title: string
  /** The page where the reader stopped; 0 for none. */
  position: number
  /** Gets what goes to a page. */
  goToRef: RefObject<((page: number) => void) | null>
  onPage: (page: number) => void
}

/** A PDF: its pages below each other, drawn as they come into view. */
export function PdfReader({ url, ...rest }: PdfReaderProps) {
  const t = useTexts('reader')
  const { pdf, retry } = usePdf(url)
  if (pdf.state === 'open') return <OpenPdf opened={pdf.opened} {...rest} />
  return (
    <div className={reader}>
      <div className={waiting}>
        {pdf.state === 'loading' ? (
          <>
            <p role="status">{t.loading}</p>
            <Progress
              className={bar}
              label={t.loading}
              percent={pdf.share === null ? null : pdf.share * 100}
            />
          </>
        ) : (
          <ErrorState level={3} title={t.failed} text={t.failures[pdf.why]}>
            {pdf.why === 'password' ? null : (
              <Button look="outline" onPress={retry}>
                {t.retry}
              </Button>
            )}
          </ErrorState>
        )}
      </div>
    </div>
  )
}

function OpenPdf({
  opened,
  title,
  position,
  goToRef,
  onPage,
}: Omit<PdfReaderProps, 'url'> & { opened: OpenedPdf }) {
  const t = useTexts('reader')
  const pages = opened.sizes.length
  const [startPage] = useState(() => openingPage(position, pages))
  const box = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const view = usePageView(scroller, opened.sizes, { startPage, onPage })
  const fullscreen = useFullscreen(box, video)
  const [hasMoved, setMoved] = useState(false)
  if (!hasMoved && view.page !== startPage) setMoved(true)
  const [first, last] = view.near

  goToRef.current = (page) => {
    view.goTo(page)
    box.current?.scrollIntoView({ block: 'nearest' })
    scroller.current?.focus({ preventScroll: true })
  }
  useEffect(
    () => () => {
      goToRef.current = null
    },
    [goToRef],
  )

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of what is focused within it
    <div ref={box} className={reader} onKeyDown={pdfKeys(view)} data-reader={view.page}>
      <PdfToolbar view={view} pages={pages} fullscreen={document.fullscreenEnabled ? fullscreen : null} />
      <section
        ref={scroller}
        className={scrollerStyle}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={fillPlaceholders(t.document, { title })}
      >
        <div className={pagesStyle} style={{ gap: GAP, padding: GAP }}>
          {opened.sizes.map((_, index) => (
            <PdfPage
              // biome-ignore lint/suspicious/noArrayIndexKey: pages of a document do not change places
              key={index}
              opened={opened}
              number={index + 1}
              scale={view.scale}
              isNear={index + 1 >= first && index + 1 <= last}
              onPage={view.goTo}
            />
          ))}
        </div>
      </section>
      {startPage > 1 && !hasMoved ? (
        <div className={resumed} role="status">
          {fillPlaceholders(t.resumed, { page: startPage })}
          <Button look="ghost" size="s" onPress={() => view.goTo(1)}>
            {t.fromStart}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
