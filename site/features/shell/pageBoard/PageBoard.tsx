'use client'
import CheckIcon from 'lucide-react/icons/check'
import Hand from 'lucide-react/icons/hand'
import MessageSquare from 'lucide-react/icons/message-square'
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import {
  MAX_PAGE_COMMENT,
  type PageDrawing,
  type PageMark,
  type Point,
} from '#domain/exams/sheets/pageDrawing.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Select } from '#site/ui/fields/Select.tsx'
import { TextField } from '#site/ui/fields/TextField.tsx'
import { ToggleGroup } from '#site/ui/fields/ToggleGroup.tsx'
import { IconButton } from '#site/ui/IconButton.tsx'
import { DrawnPage } from '#site/ui/media/DrawnPage.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { board, grow, hint, list, listed, tools } from './PageBoard.css.ts'
import { PageCanvas } from './PageCanvas.tsx'
import { useDrawing } from './useDrawing.ts'

/** A step of the rubric with the marks given for it so far. */
export type BoardStep = { text: string; marks: string }
type Tool = 'view' | PageMark['kind']

type PageBoardProps = {
  href: string
  /** The page's number in its answer, from 1. */
  number: number
  initial: PageDrawing
  /** Empty where there is no rubric. */
  steps: readonly BoardStep[]
  onChange: (drawing: PageDrawing) => void
}

/** A page of an answer that its expert draws on: by pen, with ticks, crosses, comments and the marks of steps. */
export function PageBoard({ href, number, initial, steps, onChange }: PageBoardProps) {
  const t = useTexts('expert')
  const show = useSnackbar()
  const { drawing, add, undo, remove } = useDrawing(initial, onChange)
  const [tool, setTool] = useState<Tool>('view')
  const [comment, setComment] = useState('')
  const [step, setStep] = useState(0)
  const [message, setMessage] = useState('')
  const nameOf = (mark: PageMark): string => {
    if (mark.kind === 'comment') return fillPlaceholders(t.draw.commentMark, { text: mark.text })
    if (mark.kind === 'step') return fillPlaceholders(t.draw.stepMark, { step: stepText(mark.step) })
    return t.draw.marks[mark.kind]
  }
  const stepText = (at: number) => `${at + 1}: ${steps[at]?.marks || '–'}`
  const put = (mark: PageMark) => {
    if (add(mark)) setMessage(nameOf(mark))
    else show(t.draw.full, { severity: 'error' })
  }
  const place = (at: Point) => {
    if (tool === 'tick' || tool === 'cross') put({ kind: tool, at })
    else if (tool === 'step') put({ kind: 'step', at, step })
    else if (tool === 'comment' && comment.trim() === '') show(t.draw.commentFirst, { severity: 'error' })
    else if (tool === 'comment') {
      put({ kind: 'comment', at, text: comment.trim() })
      setComment('')
    }
  }
  const label = fillPlaceholders(t.sheetPage, { number })
  const options = [
    { id: 'view' as const, label: t.draw.view, icon: Hand },
    { id: 'pen' as const, label: t.draw.marks.pen, icon: Pencil },
    { id: 'tick' as const, label: t.draw.marks.tick, icon: CheckIcon },
    { id: 'cross' as const, label: t.draw.marks.cross, icon: X },
    { id: 'comment' as const, label: t.draw.comment, icon: MessageSquare },
    ...(steps.length > 0 ? [{ id: 'step' as const, label: t.draw.step }] : []),
  ]
  return (
    <div className={board}>
      <div className={tools}>
        <ToggleGroup<Tool>
          label={fillPlaceholders(t.draw.tools, { number })}
          value={tool}
          onChange={setTool}
          options={options}
        />
        {tool === 'comment' ? (
          <TextField
            className={grow}
            label={t.draw.commentField}
            maxLength={MAX_PAGE_COMMENT}
            value={comment}
            onChange={setComment}
          />
        ) : null}
        {tool === 'step' ? (
          <Select
            className={grow}
            label={t.draw.stepField}
            value={String(step)}
            onChange={(id) => setStep(Number(id))}
            options={steps.map(({ text }, at) => ({ id: String(at), label: `${at + 1}: ${text}` }))}
          />
        ) : null}
      </div>
      {tool === 'view' ? null : <p className={hint}>{tool === 'pen' ? t.draw.penHint : t.draw.placeHint}</p>}
      <DrawnPage
        src={href}
        alt={label}
        drawing={drawing}
        stepText={stepText}
        fallback={
          <a href={href} download>
            {fillPlaceholders(t.sheetPdf, { number })}
          </a>
        }
      >
        {tool === 'view' ? null : (
          <PageCanvas
            label={label}
            hint={tool === 'pen' ? t.draw.penHint : t.draw.placeHint}
            draws={tool === 'pen'}
            onStroke={put}
            onPlace={place}
            onUndo={undo}
            onBegin={() => setMessage(t.draw.begun)}
          />
        )}
      </DrawnPage>
      <p role="status" className="sr-only">
        {message}
      </p>
      {drawing.length > 0 ? (
        <details>
          <summary>{fillPlaceholders(t.draw.list, { number, count: drawing.length })}</summary>
          <ul className={list}>
            {drawing.map((mark, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: marks have no ids
              <li key={at} className={listed}>
                <MixedText>{nameOf(mark)}</MixedText>
                <IconButton
                  icon={Trash}
                  label={fillPlaceholders(t.draw.remove, { mark: nameOf(mark) })}
                  onPress={() => remove(at)}
                />
              </li>
            ))}
          </ul>
          <PlainButton look="outline" onClick={undo}>
            {t.draw.undo}
          </PlainButton>
        </details>
      ) : null}
    </div>
  )
}
