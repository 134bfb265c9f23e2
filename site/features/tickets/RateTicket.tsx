'use client'
import { useState } from 'react'
import { MAX_TICKET_LENGTH, type TicketView } from '#domain/calls/tickets.ts'
import { changeTicket } from '#site/data/account/tickets.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { Card } from '#site/ui/Card.tsx'
import { TextArea } from '#site/ui/fields/TextArea.tsx'
import { ToggleGroup } from '#site/ui/fields/ToggleGroup.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { form } from './TicketsScreen.css.ts'

const STARS = ['1', '2', '3', '4', '5'] as const
type Stars = (typeof STARS)[number]

/** One to five for the help, and in words what could be better. */
export function RateTicket({ ticket, reload }: { ticket: TicketView; reload: () => Promise<unknown> }) {
  const t = useTexts('tickets')
  const { base } = useProject()
  const showSnackbar = useSnackbar()
  const [chosen, setChosen] = useState<Stars | null>(null)
  const [text, setText] = useState('')
  const [isSending, setIsSending] = useState(false)
  const shown = chosen ?? (ticket.rating === null ? null : (String(ticket.rating) as Stars))
  const send = async () => {
    setIsSending(true)
    const answer = await changeTicket(base, 'rate', { ticket: ticket.id, stars: Number(chosen), text })
    if (answer.apiSuccess) await reload().catch(() => undefined)
    setIsSending(false)
    showSnackbar(answer.message)
    if (answer.apiSuccess) setChosen(null)
  }
  return (
    <Card as="section" pad="l" className={form} aria-label={t.rateTitle}>
      <p>{t.rateTitle}</p>
      <div>
        <ToggleGroup
          label={t.rateTitle}
          options={STARS.map((id) => ({ id, label: id }))}
          value={shown}
          onChange={setChosen}
        />
      </div>
      {chosen === null ? null : (
        <>
          <TextArea
            label={t.rateText}
            rows={2}
            maxLength={MAX_TICKET_LENGTH.remark}
            value={text}
            onChange={setText}
          />
          <div>
            <Button look="outline" isPending={isSending} onPress={() => void send()}>
              {t.sendRating}
            </Button>
          </div>
        </>
      )}
    </Card>
  )
}
