'use client'
import clsx from 'clsx'
import Calculator from 'lucide-react/icons/calculator'
import FileText from 'lucide-react/icons/file-text'
import Keyboard from 'lucide-react/icons/keyboard'
import Maximize from 'lucide-react/icons/maximize'
import Newspaper from 'lucide-react/icons/newspaper'
import Pause from 'lucide-react/icons/pause'
import Pencil from 'lucide-react/icons/pencil'
import { WATCHED_KINDS } from '#domain/exams/attempts/watched.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Dialog } from '#site/ui/overlays/Dialog.tsx'
import { Drawer } from '#site/ui/overlays/Drawer.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { lineIn, placeIn } from '../answers/askedQuestions.ts'
import { useHall } from './HallContext.tsx'
import { onlyPhone } from './HallRoom.css.ts'
import { group, inDrawer, keycap, legend, quiet, row, shortcuts, stack, tools } from './HallSheets.css.ts'
import { InstructionsView } from './InstructionsView.tsx'
import { Palette } from './Palette.tsx'
import { QuestionPaper } from './QuestionPaper.tsx'
import { SavedBadge } from './SavedBadge.tsx'
import { type Display, ZOOMS } from './useDisplay.ts'
import { SHORTCUTS, type Shortcut } from './useShortcuts.ts'

export type Sheet = 'palette' | 'tools' | 'instructions' | 'paper' | 'keyboard'

type HallSheetsProps = {
  sheet: Sheet
  display: Display
  onDisplay: (changes: Partial<Display>) => void
  onSheet: (sheet: Sheet | null) => void
  onPanel: (panel: 'calculator' | 'rough') => void
  onSubmit: () => void
}

/** What opens over the hall; on phones from below. */
export function HallSheets(props: HallSheetsProps) {
  const { sheet, onSheet } = props
  const t = useTexts('hall')
  const { view } = useHall()
  const close = () => onSheet(null)
  const place = placeIn(view.hall.hall, view.state.current)
  if (sheet === 'palette')
    return (
      <Drawer
        isOpen
        onClose={close}
        title={place ? lineIn(place.section.title, view.language) : t.palette}
        foot={
          <PlainButton look="ink" size="l" isBlock onClick={props.onSubmit}>
            {t.submit}
          </PlainButton>
        }
      >
        <div className={clsx(stack, inDrawer)}>
          <SavedBadge />
          <Palette hasLetters={props.display.hasLetters} onChosen={close} />
          <Tools {...props} />
        </div>
      </Drawer>
    )
  if (sheet === 'tools')
    return (
      <Drawer isOpen onClose={close} title={t.tools}>
        <div className={clsx(stack, inDrawer)}>
          <Tools {...props} />
        </div>
      </Drawer>
    )
  if (sheet === 'instructions')
    return (
      <Dialog isOpen onClose={close} title={t.instructions} size="l">
        <InstructionsView />
      </Dialog>
    )
  if (sheet === 'paper')
    return (
      <Dialog isOpen onClose={close} title={t.questionPaper} size="xl">
        <QuestionPaper onChosen={close} />
      </Dialog>
    )
  return (
    <Dialog isOpen onClose={close} title={t.keyboard}>
      <Keys {...props} />
    </Dialog>
  )
}

/** Tools and display, and what the paper has watched. */
function Tools({ display, onDisplay, onSheet, onPanel }: HallSheetsProps) {
  const t = useTexts('hall')
  const { hall, view } = useHall()
  const show = useSnackbar()
  const { calculator, pauses } = view.hall.paper
  const { timesLeft, msLeft } = view.pulse.pause
  const canPause = pauses.minutes > 0 && timesLeft !== 0 && msLeft > 0
  const pause = async (): Promise<void> => {
    if (await hall.pause()) onSheet(null)
    else show(t.pauseFailed, { severity: 'error' })
  }
  return (
    <>
      <div className={tools}>
        <PlainButton look="outline" icon={FileText} onClick={() => onSheet('instructions')}>
          {t.instructions}
        </PlainButton>
        <PlainButton look="outline" icon={Newspaper} onClick={() => onSheet('paper')}>
          {t.questionPaper}
        </PlainButton>
        {calculator === 'none' ? null : (
          <PlainButton look="outline" icon={Calculator} onClick={() => onPanel('calculator')}>
            {t.calculator}
          </PlainButton>
        )}
        <PlainButton look="outline" icon={Pencil} onClick={() => onPanel('rough')}>
          {t.rough}
        </PlainButton>
        <PlainButton look="outline" icon={Keyboard} onClick={() => onSheet('keyboard')}>
          {t.keyboard}
        </PlainButton>
        {document.fullscreenEnabled ? (
          <PlainButton
            look="outline"
            icon={Maximize}
            onClick={() => void document.documentElement.requestFullscreen().catch(() => undefined)}
          >
            {t.fullScreen}
          </PlainButton>
        ) : null}
        {canPause ? (
          <PlainButton look="outline" icon={Pause} onClick={() => void pause()}>
            {t.pause}
          </PlainButton>
        ) : null}
      </div>
      <fieldset className={group}>
        <legend className={legend}>{t.textSize}</legend>
        <div className={row}>
          {ZOOMS.map((zoom) => (
            <PlainButton
              key={zoom}
              size="s"
              look={display.zoom === zoom ? 'ink' : 'outline'}
              aria-pressed={display.zoom === zoom}
              onClick={() => onDisplay({ zoom })}
            >
              {zoom * 100}%
            </PlainButton>
          ))}
        </div>
      </fieldset>
      <fieldset className={group}>
        <legend className={legend}>{t.display}</legend>
        <div className={row}>
          <PlainButton
            size="s"
            look={display.hasContrast ? 'ink' : 'outline'}
            aria-pressed={display.hasContrast}
            onClick={() => onDisplay({ hasContrast: !display.hasContrast })}
          >
            {t.contrast}
          </PlainButton>
          <PlainButton
            size="s"
            look={display.hasLetters ? 'ink' : 'outline'}
            aria-pressed={display.hasLetters}
            onClick={() => onDisplay({ hasLetters: !display.hasLetters })}
          >
            {t.stateLetters}
          </PlainButton>
          {view.hall.paper.languages.length > 1 ? (
            <span className={onlyPhone}>
              <PlainButton
                size="s"
                look={view.language === 'both' ? 'ink' : 'outline'}
                aria-pressed={view.language === 'both'}
                onClick={() => hall.setLanguage(view.language === 'both' ? view.hall.language : 'both')}
              >
                {t.bothLanguages}
              </PlainButton>
            </span>
          ) : null}
        </div>
      </fieldset>
      <Watched />
    </>
  )
}

/** The evidence that staff see of this browser, for the student too. */
function Watched() {
  const t = useTexts('hall')
  const { view } = useHall()
  const { countsTabSwitches, asksFullScreen, blocksCopying } = view.hall.paper.integrity
  if (!countsTabSwitches && !asksFullScreen && !blocksCopying) return null
  const seen = WATCHED_KINDS.filter((kind) => view.watched[kind])
  return (
    <section className={group}>
      <h3 className={legend}>{t.integrity}</h3>
      {seen.length === 0 ? (
        <p className={quiet}>{t.nothingWatched}</p>
      ) : (
        <ul className={group}>
          {seen.map((kind) => (
            <li key={kind} className={quiet}>
              {t.watched[kind]}: {view.watched[kind]}
            </li>
          ))}
        </ul>
      )}
      <p className={quiet}>{t.integrityText}</p>
    </section>
  )
}

function Keys({ display, onDisplay }: HallSheetsProps) {
  const t = useTexts('hall')
  const hasCalculator = useHall().view.hall.paper.calculator !== 'none'
  const names = (Object.keys(SHORTCUTS) as Shortcut[]).filter(
    (name) => hasCalculator || name !== 'calculator',
  )
  return (
    <div className={stack}>
      <dl className={shortcuts}>
        <dt>
          <kbd className={keycap}>1 … 9</kbd> <kbd className={keycap}>A … F</kbd>
        </dt>
        <dd>{t.shortcuts.options}</dd>
        <dt>
          <kbd className={keycap}>↑ ↓</kbd>
        </dt>
        <dd>{t.shortcuts.arrows}</dd>
        {names.flatMap((name) => [
          <dt key={name}>
            <kbd className={keycap}>{SHORTCUTS[name]}</kbd>
          </dt>,
          <dd key={`${name} text`}>{t.shortcuts[name]}</dd>,
        ])}
      </dl>
      <div>
        <PlainButton
          size="s"
          look={display.hasShortcuts ? 'ink' : 'outline'}
          aria-pressed={display.hasShortcuts}
          onClick={() => onDisplay({ hasShortcuts: !display.hasShortcuts })}
        >
          {t.shortcutsOn}
        </PlainButton>
      </div>
    </div>
  )
}
