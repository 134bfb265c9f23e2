'use client'
import { useState } from 'react'
import { formatInr } from '#domain/money/formatInr.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { opensNow } from '#site/data/catalogue/openedBy.ts'
import { cancelOrder } from '#site/data/shop/changeOrder.ts'
import type { WholeOrder } from '#site/data/shop/orders.ts'
import { useReturnable } from '#site/data/shop/returns.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Banner } from '#site/ui/Banner.tsx'
import { Button } from '#site/ui/Button.tsx'
import { TextArea } from '#site/ui/fields/TextArea.tsx'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { Dialog } from '#site/ui/overlays/Dialog.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { helpHref } from './helpHref.ts'
import { cancelButtons, cancelForm } from './OrderView.css.ts'
import { isPaid } from './orderStateName.ts'
import { refusalText } from './returns/refusalText.ts'

const MAX_LENGTH = 300

type CancelDialogProps = { order: WholeOrder; onDone: () => Promise<unknown>; onClose: () => void }

/** Explains what cancelling does, with an optional reason. */
export function CancelDialog({ order, onDone, onClose }: CancelDialogProps) {
  const t = useTexts('orders')
  const returnTexts = useTexts('returns')
  const { atMost } = useTexts('problems')
  const { base } = useProject()
  const showSnackbar = useSnackbar()
  const [reason, setReason] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  // A pasted text is not cut.
  const isTooLong = reason.trim().length > MAX_LENGTH
  const refund = fillPlaceholders(t.cancelPaid, { amount: formatInr(order.payablePaise) })
  const opens = order.lines.some(opensNow)
  // Learning progress is requested only for an order with lessons.
  const { returnable, error } = useReturnable(base, opens && isPaid(order) ? String(order.id) : null)
  const isAsking = opens && isPaid(order) && !returnable && !error
  const watched = returnable?.lines.find(({ reason }) => reason === 'watched')
  const cancel = async () => {
    if (isTooLong) return
    setIsBusy(true)
    const answer = await cancelOrder(base, String(order.id), reason.trim())
    await onDone().catch(() => undefined)
    setIsBusy(false)
    if (!answer.apiSuccess) return setProblem(answer.message)
    showSnackbar(answer.message)
    onClose()
  }
  if (watched)
    return (
      <Dialog
        isOpen
        onClose={onClose}
        role="alertdialog"
        title={t.cannotCancel}
        description={refusalText(watched, returnTexts)}
        foot={
          <div className={cancelButtons}>
            <LinkButton isBlock href={helpHref(order)} prefetch={false}>
              {t.getHelp}
            </LinkButton>
            <Button isBlock look="outline" onPress={onClose}>
              {t.keep}
            </Button>
          </div>
        }
      />
    )
  return (
    <Dialog
      isOpen
      onClose={onClose}
      role="alertdialog"
      title={t.cancelQuestion}
      description={isPaid(order) ? [refund, ...(opens ? [t.cancelCloses] : [])].join(' ') : t.cancelUnpaid}
      foot={
        <div className={cancelButtons}>
          <Button isBlock look="dangerFill" isPending={isBusy || isAsking} onPress={() => void cancel()}>
            {t.cancel}
          </Button>
          <Button isBlock look="outline" onPress={onClose}>
            {t.keep}
          </Button>
        </div>
      }
    >
      <div className={cancelForm}>
        <TextArea
          label={t.cancelReason}
          rows={3}
          value={reason}
          onChange={setReason}
          counter={`${reason.length}/${MAX_LENGTH}`}
          error={isTooLong ? fillPlaceholders(atMost, { count: MAX_LENGTH }) : undefined}
        />
        {problem ? (
          <Banner tone="danger" role="alert">
            {problem}
          </Banner>
        ) : null}
      </div>
    </Dialog>
  )
}
