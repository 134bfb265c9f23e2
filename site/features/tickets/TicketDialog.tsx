'use client'
import { useEffect, useId, useRef, useState } from 'react'
import { MAX_TICKET_LENGTH } from '#domain/calls/tickets.ts'
import { TICKET_TOPICS } from '#domain/tickets/tickets.ts'
import { useMe } from '#site/data/account/me.ts'
import { openTicket } from '#site/data/account/tickets.ts'
import { useOrder, useOrders } from '#site/data/shop/orders.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Banner } from '#site/ui/Banner.tsx'
import { Button } from '#site/ui/Button.tsx'
import { Select } from '#site/ui/fields/Select.tsx'
import { TextArea } from '#site/ui/fields/TextArea.tsx'
import { TextField } from '#site/ui/fields/TextField.tsx'
import { Dialog } from '#site/ui/overlays/Dialog.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { form as formStyle } from './TicketsScreen.css.ts'
import { useTicketForm } from './useTicketForm.ts'

const NO_ORDER = 'none'

type TicketDialogProps = {
  /** Number of the order that the ticket is about, when it was opened from one. */
  about: string | null
  onClose: () => void
  onOpened: () => void
}

/** Opens a ticket. The input stays until it has been received; sent twice, the same input is one ticket. */
export function TicketDialog({ about, onClose, onOpened }: TicketDialogProps) {
  const t = useTexts('tickets')
  const { base } = useProject()
  const { me } = useMe(base)
  const { orders } = useOrders(base, 1, me?.uid)
  const { order: linkedOrder } = useOrder(base, { number: about ?? '' }, about === null ? undefined : me?.uid)
  const form = useTicketForm()
  const showSnackbar = useSnackbar()
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const element = useRef<HTMLFormElement>(null)
  const formId = useId()

  const send = async () => {
    const { body, wrong } = form.submit()
    if (!body) {
      element.current
        ?.querySelector<HTMLElement>(`[data-field="${wrong}"] :is(input, textarea, button)`)
        ?.focus()
      return
    }
    setIsSending(true)
    setProblem(null)
    const answer = await openTicket(base, body)
    setIsSending(false)
    if (!answer.apiSuccess) return setProblem(answer.message)
    showSnackbar(answer.message)
    onOpened()
    onClose()
  }
  const { set } = form
  const linkedOrderId = linkedOrder ? String(linkedOrder.id) : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: chosen once, when it is there; afterwards the person chooses
  useEffect(() => {
    if (linkedOrderId) set('order', linkedOrderId)
  }, [linkedOrderId])
  const listedOrders = orders?.docs ?? []
  const isListed = !linkedOrder || listedOrders.some(({ id }) => id === linkedOrder.id)
  const orderOptions = (isListed ? listedOrders : [linkedOrder, ...listedOrders]).map(({ id, number }) => ({
    id: String(id),
    label: number,
  }))
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="l"
      title={t.open}
      foot={
        <Button type="submit" form={formId} size="l" isBlock isPending={isSending}>
          {t.send}
        </Button>
      }
    >
      <form
        id={formId}
        ref={element}
        className={formStyle}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isSending) void send()
        }}
      >
        <div data-field="topic">
          <Select
            label={t.about}
            options={TICKET_TOPICS.map(({ id }) => ({ id, label: t.topics[id] }))}
            value={form.values.topic}
            onChange={(topic) => form.set('topic', topic)}
            isRequired
            error={form.problemOf('topic')}
          />
        </div>
        {orderOptions.length > 0 ? (
          <Select
            label={t.whichOrder}
            options={[{ id: NO_ORDER, label: t.noOrder }, ...orderOptions]}
            value={form.values.order}
            onChange={(order) => form.set('order', order === NO_ORDER ? null : order)}
          />
        ) : null}
        <div data-field="subject">
          <TextField
            label={t.subject}
            value={form.values.subject}
            onChange={(subject) => form.set('subject', subject)}
            onBlur={() => form.leave('subject')}
            isRequired
            validationBehavior="aria"
            error={form.problemOf('subject')}
          />
        </div>
        <div data-field="text">
          <TextArea
            label={t.text}
            counter={`${form.values.text.length}/${MAX_TICKET_LENGTH.text}`}
            rows={6}
            value={form.values.text}
            onChange={(text) => form.set('text', text)}
            onBlur={() => form.leave('text')}
            isRequired
            validationBehavior="aria"
            error={form.problemOf('text')}
          />
        </div>
        {problem ? (
          <Banner tone="danger" role="alert">
            {problem}
          </Banner>
        ) : null}
      </form>
    </Dialog>
  )
}
