'use client'
import Pencil from 'lucide-react/icons/pencil'
import X from 'lucide-react/icons/x'
import { lazy, Suspense } from 'react'
import { type DoubtDrawing, DRAWN_PAGES_PER_ANSWER } from '#domain/calls/doubts.ts'
import type { PageDrawing } from '#domain/exams/sheets/pageDrawing.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { pageUrl } from '#site/data/account/pageUrl.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { buttons, drawField, facts } from './doubts.css.ts'

// The board loads when something is to be drawn.
const PageBoard = lazy(() =>
  import('#site/features/shell/pageBoard/PageBoard.tsx').then((m) => ({ default: m.PageBoard })),
)

/** A page that can be drawn on: a picture of the conversation, or a blank one (null). */
export type DrawablePage = { file: string | null; name: string }

type DrawFieldProps = {
  pages: readonly DrawablePage[]
  /** Pages that were opened, with what is drawn on them so far. */
  drawings: readonly (Omit<DoubtDrawing, 'drawing'> & { drawing: PageDrawing })[]
  onChange: (drawings: { file: string | null; drawing: PageDrawing }[]) => void
  isDisabled: boolean
}

/** Draws an answer on pictures of the student or on a blank page. */
export function DrawField({ pages, drawings, onChange, isDisabled }: DrawFieldProps) {
  const t = useTexts('doubts')
  const { base } = useProject()
  const closed = pages.filter(({ file }) => !drawings.some((one) => one.file === file))
  const nameOf = (file: string | null) => pages.find((page) => page.file === file)?.name ?? t.draw.blank
  const set = (file: string | null, drawing: PageDrawing) =>
    onChange(drawings.map((one) => (one.file === file ? { file, drawing } : { ...one })))
  return (
    <fieldset className={drawField}>
      <legend>{t.draw.label}</legend>
      <p className={facts}>{t.draw.help}</p>
      {drawings.map(({ file, drawing }, index) => (
        <section key={file ?? 'blank'} aria-label={nameOf(file)} className={drawField}>
          <Suspense fallback={null}>
            <PageBoard
              href={pageUrl(base, file)}
              number={index + 1}
              initial={drawing}
              steps={[]}
              onChange={(next) => set(file, next)}
            />
          </Suspense>
          <div className={buttons}>
            <Button
              look="outline"
              icon={X}
              isDisabled={isDisabled}
              onPress={() => onChange(drawings.filter((one) => one.file !== file).map((one) => ({ ...one })))}
            >
              {fillPlaceholders(t.draw.remove, { page: nameOf(file) })}
            </Button>
          </div>
        </section>
      ))}
      {drawings.length < DRAWN_PAGES_PER_ANSWER ? (
        <div className={buttons}>
          {closed.map(({ file, name }) => (
            <Button
              key={file ?? 'blank'}
              look="outline"
              icon={Pencil}
              isDisabled={isDisabled}
              onPress={() => onChange([...drawings.map((one) => ({ ...one })), { file, drawing: [] }])}
            >
              {fillPlaceholders(t.draw.on, { page: name })}
            </Button>
          ))}
        </div>
      ) : null}
    </fieldset>
  )
}
