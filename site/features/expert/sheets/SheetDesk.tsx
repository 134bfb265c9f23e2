'use client'
import { lazy, Suspense, useRef, useState } from 'react'
import { countedText } from '#domain/text/counted.ts'
import { callSheets, useSheets } from '#site/data/account/sheets.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Card } from '#site/ui/Card.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { Skeleton } from '#site/ui/Skeleton.tsx'
import { cardHead, cards, cardTitle, quiet } from '../expert.css.ts'

// Formulas load with the first sheet.
const SheetForm = lazy(() => import('./SheetForm.tsx').then((m) => ({ default: m.SheetForm })))

/** Answer sheets: the number of waiting ones, or the one assigned to this expert. */
export function SheetDesk() {
  const t = useTexts('expert')
  const locale = useLocale()
  const { base } = useProject()
  const { desk, error, reload } = useSheets(base)
  const show = useSnackbar()
  const [isBusy, setBusy] = useState(false)
  const acting = useRef(false)
  const act = async (
    ...call: Parameters<typeof callSheets> extends [string, ...infer Rest] ? Rest : never
  ) => {
    // Both clicks of a double click arrive here once drawings are saved, before the next render.
    if (acting.current) return
    acting.current = true
    setBusy(true)
    const answer = await callSheets(base, ...call)
    setBusy(false)
    if (answer.message) show(answer.message, answer.apiSuccess ? {} : { severity: 'error' })
    await reload().finally(() => {
      acting.current = false
    })
  }
  if (error) return null
  if (!desk) return <Skeleton height={120} />
  if (desk.sheet)
    return (
      <Suspense fallback={<Skeleton height={320} />}>
        <SheetForm
          key={desk.sheet.id}
          base={base}
          isBusy={isBusy}
          sheet={desk.sheet}
          onStore={(marks) => void act('marksheet', { sheet: desk.sheet?.id, marks })}
          onLost={() => {
            show(t.sheetLost, { severity: 'error' })
            void reload()
          }}
          onReturn={() => void act('returnsheet', { sheet: desk.sheet?.id })}
        />
      </Suspense>
    )
  return (
    <div className={cards}>
      <Card as="section" pad="l" aria-labelledby="sheets">
        <div className={cardHead}>
          <h2 id="sheets" className={cardTitle}>
            {t.sheets}
          </h2>
          {desk.waiting > 0 ? (
            <PlainButton isPending={isBusy} onClick={() => void act('claimsheet')}>
              {t.takeSheet}
            </PlainButton>
          ) : null}
        </div>
        <p className={quiet}>
          {desk.waiting > 0
            ? countedText(locale, t.sheetsWaiting, desk.waiting)
            : t.work.answersheets.nothing}
        </p>
      </Card>
    </div>
  )
}
