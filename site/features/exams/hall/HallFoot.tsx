'use client'
import Bookmark from 'lucide-react/icons/bookmark'
import BookmarkCheck from 'lucide-react/icons/bookmark-check'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Eraser from 'lucide-react/icons/eraser'
import { useTexts } from '#site/texts/useTexts.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { PlainButton, PlainIconButton } from '#site/ui/PlainButton.tsx'
import { useHall } from './HallContext.tsx'
import { chevron, end, foot, save, square } from './HallFoot.css.ts'
import { onlyDesk, onlyPhone } from './HallRoom.css.ts'

/** The buttons of NTA's hall. */
export function HallFoot() {
  const t = useTexts('hall')
  const { hall, view } = useHall()
  const at = view.state.questions.findIndex(({ id }) => id === view.state.current)
  const isLast = at === view.state.questions.length - 1
  const canGoBack = at > 0 && !view.hall.isForwardOnly
  return (
    <footer className={foot}>
      <PlainButton
        look="outline"
        icon={Bookmark}
        className={onlyDesk}
        onClick={() => hall.act({ kind: 'markAndNext' })}
      >
        {t.markAndNext}
      </PlainButton>
      <PlainButton
        look="outline"
        icon={BookmarkCheck}
        className={onlyDesk}
        onClick={() => hall.act({ kind: 'saveAndMark' })}
      >
        {t.saveAndMark}
      </PlainButton>
      <PlainButton look="ghost" className={onlyDesk} onClick={() => hall.act({ kind: 'clear' })}>
        {t.clear}
      </PlainButton>
      <span className={onlyPhone}>
        <PlainIconButton
          className={square}
          icon={Bookmark}
          label={t.markAndNext}
          onClick={() => hall.act({ kind: 'markAndNext' })}
        />
      </span>
      <span className={onlyPhone}>
        <PlainIconButton
          className={square}
          icon={BookmarkCheck}
          label={t.saveAndMark}
          onClick={() => hall.act({ kind: 'saveAndMark' })}
        />
      </span>
      <span className={onlyPhone}>
        <PlainIconButton
          className={square}
          icon={Eraser}
          label={t.clear}
          onClick={() => hall.act({ kind: 'clear' })}
        />
      </span>
      <div className={end}>
        <PlainButton
          look="outline"
          icon={ChevronLeft}
          className={onlyDesk}
          disabled={!canGoBack}
          onClick={() => hall.act({ kind: 'back' })}
        >
          {t.previous}
        </PlainButton>
        <PlainButton
          look="outline"
          className={onlyDesk}
          disabled={isLast}
          onClick={() => hall.act({ kind: 'next' })}
        >
          {t.next}
        </PlainButton>
        <span className={onlyPhone}>
          <PlainIconButton
            className={square}
            icon={ChevronLeft}
            label={t.previous}
            disabled={!canGoBack}
            onClick={() => hall.act({ kind: 'back' })}
          />
        </span>
        <PlainButton className={save} onClick={() => hall.act({ kind: 'saveAndNext' })}>
          {isLast ? t.save : t.saveAndNext}
          {isLast ? null : <Icon icon={ChevronRight} size="s" className={chevron} />}
        </PlainButton>
      </div>
    </footer>
  )
}
