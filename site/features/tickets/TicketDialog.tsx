'use client'
import { useEffect, useId, useRef, useState } from 'react'
import { MAX_TICKET_LENGTH } from '#domain/calls/tickets.ts'
import { itemsText } from '#domain/orders/itemsText.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { TICKET_CATEGORIES } from '#domain/tickets/tickets.ts'
import { openTicket, sendTicketFiles } from '#site/data/account/tickets.ts'
import { recentErrorCode } from '#site/data/base/errorCode.ts'
import { useOrder, useOrders } from '#site/data/shop/orders.ts'
import { MessageFilesField } from '#site/features/shell/files/MessageFilesField.tsx'
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

/** The words of a ticket with the code of an error that was seen before, by which staff find it. */
const withErrorCode = (text: string, code: string | null): string =>
  code ? `${text.slice(0, MAX_TICKET_LENGTH.text - code.length - 2)}\n\n${code}` : text

type TicketDialogProps = {
  uid: string
  /** Number of the order that the ticket is about, when it was opened from one. */
  about: string | null
  onClose: () => void
  onOpened: () => void
}

/** Opens a ticket. The input stays until it has been received; sent twice, the same input is one ticket. */
export function TicketDialog({ uid, about, onClose, onOpened }: TicketDialogProps) {
  const t = useTexts('tickets')
  const { base } = useProject()
  const { orders } = useOrders(base, 1, uid)
  const { order: linkedOrder } = useOrder(base, { number: about ?? '' }, about === null ? undefined : uid)
  const form = useTicketForm(uid, about === null ? null : 'order')
  const showSnackbar = useSnackbar()
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [files, setFiles] = useState<File[]>([])
  const arrived = useRef(new Map<File, string>())
  const element = useRef<HTMLFormElement>(null)
  const [errorCode] = useState(() => recentErrorCode(base))
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
    const sent = await sendTicketFiles(base, files, arrived.current)
    const answer =
      'problem' in sent
        ? { apiSuccess: false as const, message: sent.problem }
        : await openTicket(base, { ...body, text: withErrorCode(body.text, errorCode), files: sent.ids })
    setIsSending(false)
    if (!answer.apiSuccess) return setProblem(answer.message)
    form.forget()
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
  const orderOptions = (isListed ? listedOrders : [linkedOrder, ...listedOrders]).map(
    ({ id, number, lines }) => ({
      id: String(id),
      label: `${number} · ${itemsText(lines)}`,
    }),
  )
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
        <div data-field="category">
          <Select
            label={t.about}
            options={TICKET_CATEGORIES.map(({ id }) => ({ id, label: t.categories[id] }))}
            value={form.values.category}
            onChange={(category) => form.set('category', category)}
            isRequired
            error={form.problemOf('category')}
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
        <MessageFilesField
          texts={t}
          files={files}
          onChange={(chosen) => {
            form.changeFiles()
            setFiles(chosen)
          }}
          isPending={isSending}
        />
        {errorCode ? <Banner tone="info">{fillPlaceholders(t.errorCode, { code: errorCode })}</Banner> : null}
        {problem ? (
          <Banner tone="danger" role="alert">
            {problem}
          </Banner>
        ) : null}
      </form>
    </Dialog>
  )
}
