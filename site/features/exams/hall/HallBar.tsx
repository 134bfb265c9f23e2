'use client'
import clsx from 'clsx'
import FileText from 'lucide-react/icons/file-text'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import Wrench from 'lucide-react/icons/wrench'
import { BrandMark } from '#site/features/shell/frame/BrandMark.tsx'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { placeIn } from '../answers/askedQuestions.ts'
import { badge, bar, end, mark, names, paper, series, title } from './HallBar.css.ts'
import { HallClock } from './HallClock.tsx'
import { useHall } from './HallContext.tsx'
import { onlyDesk, onlyPhone } from './HallRoom.css.ts'
import type { Sheet } from './HallSheets.tsx'
import { SavedBadge } from './SavedBadge.tsx'

type HallBarProps = { onSheet: (sheet: Sheet) => void }

/** The paper's name, the clock, and whether everything is saved. */
export function HallBar({ onSheet }: HallBarProps) {
  const t = useTexts('hall')
  const { config, title: site } = useProject()
  const { view } = useHall()
  const { paper: info } = view.hall
  const place = placeIn(view.hall.hall, view.state.current)
  return (
    <header className={bar}>
      <div className={paper}>
        <BrandMark title={site} logo={config.brand?.logo} className={mark} tile={mark} />
        <div className={names}>
          <h1 className={title}>
            <MixedText>{info.title}</MixedText>
          </h1>
          {info.series ? (
            <p className={series}>
              <MixedText>{info.series.title}</MixedText>
            </p>
          ) : null}
        </div>
      </div>
      <HallClock />
      <div className={end}>
        <div className={clsx(badge, onlyDesk)}>
          <SavedBadge />
        </div>
        <div className={onlyDesk}>
          <PlainButton look="outline" size="s" icon={Wrench} onClick={() => onSheet('tools')}>
            {t.tools}
          </PlainButton>
        </div>
        <div className={onlyDesk}>
          <PlainButton look="outline" size="s" icon={FileText} onClick={() => onSheet('instructions')}>
            {t.instructions}
          </PlainButton>
        </div>
        {view.isOver ? null : (
          <div className={onlyPhone}>
            <PlainButton
              look="outline"
              size="s"
              icon={LayoutGrid}
              aria-label={t.openPalette}
              onClick={() => onSheet('palette')}
            >
              {place ? `${place.number}/${place.section.questions.length}` : ''}
            </PlainButton>
          </div>
        )}
      </div>
    </header>
  )
}
