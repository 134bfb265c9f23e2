'use client'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Maximize from 'lucide-react/icons/maximize'
import Minimize from 'lucide-react/icons/minimize'
import MoveHorizontal from 'lucide-react/icons/move-horizontal'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { type FormEvent, useState } from 'react'
import { typedPage } from '#domain/learning/pdfPage.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { IconButton } from '#site/ui/IconButton.tsx'
import { group, on, pageForm, pageInput, percent, toolbar } from './PdfReader.css.ts'
import { zoomBeside } from './pageLayout.ts'
import type { PageView } from './usePageView.ts'

type PdfToolbarProps = {
  view: PageView
  pages: number
  /** Null where the browser has no full screen. */
  fullscreen: { isOn: boolean; toggle: () => void } | null
}

/** Above a document: its page, its size and full screen. */
export function PdfToolbar({ view, pages, fullscreen }: PdfToolbarProps) {
  const t = useTexts('reader')
  const shown = Math.round(view.scale * 100)
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fields of a form
    <div className={toolbar} role="group" aria-label={t.toolbar}>
      <div className={group}>
        <IconButton
          icon={ChevronLeft}
          label={t.previousPage}
          isDisabled={view.page <= 1}
          onPress={() => view.goTo(view.page - 1)}
        />
        <PageField page={view.page} pages={pages} onPage={view.goTo} />
        <IconButton
          icon={ChevronRight}
          label={t.nextPage}
          isDisabled={view.page >= pages}
          onPress={() => view.goTo(view.page + 1)}
        />
      </div>
      <div className={group}>
        <IconButton
          icon={ZoomOut}
          label={t.zoomOut}
          isDisabled={zoomBeside(shown, -1) === shown}
          onPress={() => view.zoomBy(-1)}
        />
        <span className={percent} role="status" aria-label={fillPlaceholders(t.zoom, { percent: shown })}>
          {shown}%
        </span>
        <IconButton
          icon={ZoomIn}
          label={t.zoomIn}
          isDisabled={zoomBeside(shown, 1) === shown}
          onPress={() => view.zoomBy(1)}
        />
        <IconButton
          icon={MoveHorizontal}
          label={t.fitWidth}
          className={on}
          data-on={view.zoom === 'fit' || undefined}
          aria-pressed={view.zoom === 'fit'}
          onPress={() => view.setZoom('fit')}
        />
        {fullscreen ? (
          <IconButton
            icon={fullscreen.isOn ? Minimize : Maximize}
            label={fullscreen.isOn ? t.leaveFullscreen : t.fullscreen}
            onPress={fullscreen.toggle}
          />
        ) : null}
      </div>
    </div>
  )
}

type PageFieldProps = { page: number; pages: number; onPage: (page: number) => void }

/** The number of the page, which can be typed; what is no page is dropped. */
function PageField({ page, pages, onPage }: PageFieldProps) {
  const t = useTexts('reader')
  const [text, setText] = useState(String(page))
  const [shown, setShown] = useState(page)
  if (shown !== page) {
    setShown(page)
    setText(String(page))
  }
  const leave = () => {
    const typed = typedPage(text, pages)
    if (typed === null || typed === page) setText(String(page))
    else onPage(typed)
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    leave()
  }
  return (
    <form className={pageForm} onSubmit={send}>
      <input
        className={pageInput}
        value={text}
        inputMode="numeric"
        autoComplete="off"
        aria-label={fillPlaceholders(t.pageOf, { pages })}
        onChange={(event) => setText(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={leave}
      />
      <span aria-hidden="true">{fillPlaceholders(t.of, { pages })}</span>
    </form>
  )
}
