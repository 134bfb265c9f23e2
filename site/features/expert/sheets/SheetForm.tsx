'use client'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Sheet } from '#domain/calls/exams/sheets.ts'
import { typedMarksFault } from '#domain/exams/marking/expertMarks.ts'
import { filesIn } from '#domain/exams/pack/filesIn.ts'
import { leafOf } from '#domain/exams/questions/leafOf.ts'
import type { PageDrawing } from '#domain/exams/sheets/pageDrawing.ts'
import { MAX_SHEET_NOTE } from '#domain/exams/sheets/sheetStates.ts'
import { typedTotal } from '#domain/exams/sheets/typedTotal.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { localisedText } from '#domain/text/localisedText.ts'
import { useSheetSaver } from '#site/data/account/useSheetSaver.ts'
import { timeText } from '#site/data/base/timeText.ts'
import { PageBoard } from '#site/features/shell/pageBoard/PageBoard.tsx'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Card } from '#site/ui/Card.tsx'
import { TextArea } from '#site/ui/fields/TextArea.tsx'
import { TextField } from '#site/ui/fields/TextField.tsx'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { QuestionText } from '#site/ui/richText/QuestionText.tsx'
import { cards, cardTitle, lines, quiet } from '../expert.css.ts'
import { answerText, buttons } from './SheetForm.css.ts'

type Question = Sheet['questions'][number]
type Given = { steps: readonly string[]; note: string }

type SheetFormProps = {
  base: string
  sheet: Sheet
  isBusy: boolean
  onStore: (marks: (Given & { question: string })[]) => void
  onReturn: () => void
  /** Called when the sheet is not this expert's any more. */
  onLost: () => void
}

/** The written answers of a sheet, each with its pages and the marks that the expert gives. */
export function SheetForm({ base, sheet, isBusy, onStore, onReturn, onLost }: SheetFormProps) {
  const t = useTexts('expert')
  const locale = useLocale()
  const saver = useSheetSaver(base, sheet.id, onLost)
  const [given, setGiven] = useState<Record<string, Given>>({})
  const givenOf = ({ id, rubric, draft }: Question): Given =>
    given[id] ?? {
      steps: Array.from({ length: Math.max(1, rubric.length) }, (_, at) => draft?.steps[at] ?? ''),
      note: draft?.note ?? '',
    }
  // Faults are shown from the first try on.
  const [isChecked, setChecked] = useState(false)
  const faultsOf = (question: Question) =>
    givenOf(question).steps.map((typed, at) => typedMarksFault(typed, worthOf(question, at)))
  const store = async (form: HTMLFormElement) => {
    if (sheet.questions.some((question) => faultsOf(question).some(Boolean))) {
      flushSync(() => setChecked(true))
      form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
      return
    }
    // Recent drawings are saved before the marks.
    if (await saver.flush())
      onStore(sheet.questions.map((question) => ({ question: question.id, ...givenOf(question) })))
  }
  return (
    <form
      className={cards}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void store(event.currentTarget)
      }}
    >
      <div>
        <h2 className={cardTitle}>
          <MixedText>{sheet.title}</MixedText>
        </h2>
        <p className={quiet}>
          <b>{t.rounds[sheet.round]}</b>
          {` · ${fillPlaceholders(t.sheetUntil, { time: timeText(sheet.until, locale) })}`}
        </p>
        <p className={quiet}>{t.roundTexts[sheet.round]}</p>
        {sheet.reason ? (
          <p className={quiet}>
            <MixedText>{fillPlaceholders(t.reviewReason, { reason: sheet.reason })}</MixedText>
          </p>
        ) : null}
      </div>
      {sheet.questions.map((question) => (
        <Written
          key={question.id}
          base={base}
          question={question}
          sheet={sheet.id}
          given={givenOf(question)}
          faults={isChecked ? faultsOf(question) : []}
          onGiven={(next) => {
            setGiven((before) => ({ ...before, [question.id]: next }))
            saver.save({ question: question.id, draft: { steps: [...next.steps], note: next.note } })
          }}
          onDrawn={(file, drawing) => saver.save({ question: question.id, page: { file, drawing } })}
        />
      ))}
      <p role="status" className={quiet}>
        {t.saves[saver.state]}
      </p>
      <div className={buttons}>
        <PlainButton type="submit" isPending={isBusy}>
          {t.storeMarks}
        </PlainButton>
        <PlainButton look="outline" onClick={onReturn}>
          {t.returnSheet}
        </PlainButton>
      </div>
    </form>
  )
}

/** Full marks of a step of the rubric, or of the answer where there is none. */
const worthOf = ({ rubric, full }: Question, at: number): string => rubric[at]?.marks ?? full

type WrittenProps = {
  base: string
  sheet: string
  question: Question
  given: Given
  /** What is wrong with the marks of each step. */
  faults: readonly ReturnType<typeof typedMarksFault>[]
  onGiven: (given: Given) => void
  onDrawn: (file: string, drawing: PageDrawing) => void
}

function Written({ base, sheet, question, given, faults, onGiven, onDrawn }: WrittenProps) {
  const t = useTexts('expert')
  const locale = useLocale()
  const { id, number, part, content, full, rubric, text, files, drawings, before } = question
  const found = leafOf(content, part)
  const address = (query: Record<string, string>) =>
    `${base}/api/expert/sheetfile?${new URLSearchParams({ sheet, ...query })}`
  const pictures = new Map(filesIn(content).map((file) => [file, address({ file })]))
  const steps = rubric.length > 0 ? rubric : [null]
  const stepError = (fault: ReturnType<typeof typedMarksFault> | undefined, worth: string) =>
    fault ? fillPlaceholders(fault === 'empty' ? t.stepEmpty : t.stepUnfit, { full: worth }) : undefined
  const total = steps.length > 1 ? typedTotal(given.steps) : null
  const stepTitle = (step: Question['rubric'][number]) =>
    localisedText(locale, step.text.en, step.text.hi) ?? ''
  return (
    <Card as="section" pad="l" aria-labelledby={`sheet-${id}`}>
      <div className={lines}>
        <h3 id={`sheet-${id}`} className={cardTitle}>
          {fillPlaceholders(t.sheetQuestion, { number })}
        </h3>
        {found ? <QuestionText {...found} language={locale} pictures={pictures} /> : null}
        {text ? (
          <section aria-label={t.sheetTyped} className={answerText}>
            {text}
          </section>
        ) : null}
        {files.length > 0 ? (
          <p>
            <a href={`${base}/api/expert/sheetpdf?${new URLSearchParams({ sheet, question: id })}`} download>
              {t.sheetAllPages}
            </a>
          </p>
        ) : null}
        {files.map((file, index) => (
          <PageBoard
            key={file}
            href={address({ question: id, file })}
            number={index + 1}
            initial={drawings[file] ?? []}
            steps={rubric.map((step, at) => ({ text: stepTitle(step), marks: given.steps[at] ?? '' }))}
            onChange={(drawing) => onDrawn(file, drawing)}
          />
        ))}
        {before.map(({ marks, note }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: earlier rounds have an index and no name
          <p key={at} className={quiet}>
            {fillPlaceholders(t.marksBefore, { number: at + 1, marks })}
            {note ? <MixedText>{` · ${note}`}</MixedText> : null}
          </p>
        ))}
        {steps.map((step, at) => (
          <TextField
            // biome-ignore lint/suspicious/noArrayIndexKey: steps of a rubric are never reordered
            key={at}
            label={
              step
                ? fillPlaceholders(t.sheetStep, {
                    step: stepTitle(step),
                    full: step.marks,
                  })
                : fillPlaceholders(t.sheetMarks, { full })
            }
            inputMode="decimal"
            maxLength={20}
            isRequired
            validationBehavior="aria"
            error={stepError(faults[at], worthOf(question, at))}
            value={given.steps[at] ?? ''}
            onChange={(typed) =>
              onGiven({ ...given, steps: given.steps.map((one, index) => (index === at ? typed : one)) })
            }
          />
        ))}
        {total === null ? null : <p>{fillPlaceholders(t.sheetTotal, { marks: total, full })}</p>}
        <TextArea
          label={t.sheetNote}
          counter={`${given.note.length}/${MAX_SHEET_NOTE}`}
          value={given.note}
          onChange={(note) => onGiven({ ...given, note })}
        />
      </div>
    </Card>
  )
}
