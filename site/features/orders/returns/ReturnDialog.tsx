'use client'
import { useState } from 'react'
import type { RefundWay } from '#domain/returns/states.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { WholeOrder } from '#site/data/shop/orders.ts'
import {
  addReturnPhoto,
  type Returnable,
  requestReturn,
  useEstimate,
  useReturnable,
} from '#site/data/shop/returns.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Banner } from '#site/ui/Banner.tsx'
import { Button } from '#site/ui/Button.tsx'
import { Radio, RadioGroup } from '#site/ui/fields/RadioGroup.tsx'
import { TextArea } from '#site/ui/fields/TextArea.tsx'
import { TextField } from '#site/ui/fields/TextField.tsx'
import { Dialog } from '#site/ui/overlays/Dialog.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { Skeleton } from '#site/ui/Skeleton.tsx'
import { returnAction } from '../orderStateName.ts'
import { ReturnFigures } from './ReturnFigures.tsx'
import { ReturnLines } from './ReturnLines.tsx'
import { form as formStyle } from './Returns.css.ts'
import { useReturnForm } from './useReturnForm.ts'

type DialogProps = { order: WholeOrder; line?: number; onDone: () => Promise<unknown>; onClose: () => void }

/** Lines to return, the reason, where the money goes, and the refund estimate. */
export function ReturnDialog({ order, line, onDone, onClose }: DialogProps) {
  const t = useTexts('returns')
  const { base } = useProject()
  const { returnable, error, reload } = useReturnable(base, String(order.id))
  const { open, text } = t.requestsTo[returnAction(order.lines)]
  const isNothingLeft = returnable?.lines.every(({ kind }) => kind === null)
  const isLater = returnable?.lines.some(({ reason }) => reason === 'notYet')
  const nothing = isLater ? t.nothingYet : t.nothing
  return (
    <Dialog isOpen onClose={onClose} size="l" title={open} description={isNothingLeft ? nothing : text}>
      {returnable ? (
        <Form order={order} line={line} returnable={returnable} onDone={onDone} onClose={onClose} />
      ) : error ? (
        <Banner tone="danger" role="alert">
          {t.failed}{' '}
          <Button look="ghost" size="s" onPress={() => void reload()}>
            {t.retry}
          </Button>
        </Banner>
      ) : (
        <Waiting height={180} />
      )}
    </Dialog>
  )
}

function Waiting({ height }: { height: number }) {
  const { loading } = useTexts('returns')
  return (
    <>
      <p className="sr-only" role="status">
        {loading}
      </p>
      <Skeleton height={height} />
    </>
  )
}

const MAX_LENGTH = 1000
const MAX_PAY_TO_LENGTH = 120

function Form({ order, line, returnable, onDone, onClose }: DialogProps & { returnable: Returnable }) {
  const t = useTexts('returns')
  const { atMost } = useTexts('problems')
  const { base } = useProject()
  const showSnackbar = useSnackbar()
  const form = useReturnForm(returnable.lines.find(({ index, kind }) => index === line && kind))
  const { figures, isOld } = useEstimate(base, String(order.id), form.lines)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const needsPayTo = returnable.needsPayTo && form.way === 'source' && (figures?.paidPaise ?? 0) > 0
  const isPayToMissing = needsPayTo && form.payTo.trim() === ''
  // A pasted text is not cut.
  const isPayToTooLong = needsPayTo && form.payTo.trim().length > MAX_PAY_TO_LENGTH
  const isNoteTooLong = form.note.trim().length > MAX_LENGTH
  const needsReview = form.lines.some(
    ({ index }) => returnable.lines.find((line) => line.index === index)?.kind !== 'cancel',
  )
  const isNothingChosen = form.choices.size === 0
  const shownProblem = problem ?? (isSubmitted && isNothingChosen ? t.choose : null)
  const send = async () => {
    setIsSubmitted(true)
    if (isNothingChosen || isPayToMissing || isPayToTooLong || isNoteTooLong || form.isIncomplete)
      return setProblem(null)
    setIsBusy(true)
    setProblem(null)
    const lines = await form.withPhotos((file) => addReturnPhoto(base, String(order.id), file), t.photoFailed)
    if ('problem' in lines) {
      setIsBusy(false)
      return setProblem(lines.problem)
    }
    const answer = await requestReturn(base, {
      orderId: String(order.id),
      lines,
      way: form.way,
      requestKey: form.requestKey(lines),
      ...(form.note.trim() ? { note: form.note.trim() } : {}),
      ...(needsPayTo ? { payTo: form.payTo.trim() } : {}),
    })
    setIsBusy(false)
    if (!answer.apiSuccess) return setProblem(answer.message)
    await onDone().catch(() => undefined)
    showSnackbar(answer.message)
    onClose()
  }
  if (returnable.lines.every(({ kind }) => kind === null))
    return (
      <div className={formStyle}>
        <ReturnLines order={order} lines={returnable.lines} form={form} />
      </div>
    )
  return (
    <div className={formStyle}>
      <ReturnLines order={order} lines={returnable.lines} form={form} isBusy={isBusy} isTried={isSubmitted} />
      <RadioGroup label={t.way} value={form.way} onChange={(way) => form.setWay(way as RefundWay)}>
        <Radio value="source" note={t.ways.sourceText}>
          {t.ways.source}
        </Radio>
        <Radio value="credits" note={t.ways.creditsText}>
          {t.ways.credits}
        </Radio>
      </RadioGroup>
      {needsPayTo ? (
        <TextField
          label={t.payTo}
          help={t.payToHelp}
          value={form.payTo}
          onChange={form.setPayTo}
          error={
            isPayToTooLong
              ? fillPlaceholders(atMost, { count: MAX_PAY_TO_LENGTH })
              : isSubmitted && isPayToMissing
                ? t.payToNeeded
                : undefined
          }
          isRequired
          validationBehavior="aria"
        />
      ) : null}
      <TextArea
        label={t.note}
        rows={3}
        value={form.note}
        onChange={form.setNote}
        counter={`${form.note.length}/${MAX_LENGTH}`}
        error={isNoteTooLong ? fillPlaceholders(atMost, { count: MAX_LENGTH }) : undefined}
      />
      {figures ? (
        <ReturnFigures figures={figures} isLookedAt={needsReview} isOld={isOld} />
      ) : isOld ? (
        <Waiting height={76} />
      ) : null}
      {shownProblem ? (
        <Banner tone="danger" role="alert">
          {shownProblem}
        </Banner>
      ) : null}
      <Button size="l" isBlock isPending={isBusy} onPress={() => void send()}>
        {t.requestsTo[returnAction(order.lines)].send}
      </Button>
    </div>
  )
}
