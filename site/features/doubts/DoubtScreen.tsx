'use client'
import { useParams } from 'next/navigation'
import { useState } from 'react'
import type { DoubtView } from '#domain/calls/doubts.ts'
import { doubtMove, messageEvent } from '#domain/doubts/transitions.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { changeDoubt, useDoubt } from '#site/data/account/doubts.ts'
import { useMe } from '#site/data/account/me.ts'
import { AccountFrame } from '#site/features/shell/account/AccountFrame.tsx'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Banner } from '#site/ui/Banner.tsx'
import { Button } from '#site/ui/Button.tsx'
import { Card } from '#site/ui/Card.tsx'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { ToggleGroup } from '#site/ui/fields/ToggleGroup.tsx'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { Conversation } from './Conversation.tsx'
import { DoubtBadge } from './DoubtBadge.tsx'
import { DoubtsFailed, DoubtsWaiting } from './DoubtsWaiting.tsx'
import { DueTime } from './DueTime.tsx'
import { back, facts, form, top } from './doubts.css.ts'
import { MessageForm } from './MessageForm.tsx'

/** `/doubts/<number>`: one doubt and its conversation. */
export function DoubtScreen() {
  const t = useTexts('doubts')
  return (
    <AccountFrame purpose={t.purpose} skeleton={<DoubtsWaiting />}>
      <OneDoubt />
    </AccountFrame>
  )
}

function OneDoubt() {
  const t = useTexts('doubts')
  const { base } = useProject()
  const { me } = useMe(base)
  const { number } = useParams<{ number: string }>()
  const { doubt, error, reload } = useDoubt(base, decodeURIComponent(number), me?.uid)
  if (!doubt && error) return <DoubtsFailed level={1} onRetry={() => void reload()} />
  if (doubt === undefined) return <DoubtsWaiting />
  if (doubt === null)
    return (
      <EmptyState level={1} title={t.noSuch} text={t.noSuchText}>
        <LinkButton href="/doubts">{t.all}</LinkButton>
      </EmptyState>
    )
  return <OwnDoubt doubt={doubt} reload={reload} />
}

function OwnDoubt({ doubt, reload }: { doubt: DoubtView; reload: () => Promise<unknown> }) {
  const t = useTexts('doubts')
  const { base } = useProject()
  const { id, number, state, dueAt, rejectedFor } = doubt
  const canResolve = doubtMove(state, 'resolve', 'student') !== null
  return (
    <>
      <AppLink href="/doubts" className={back}>
        {t.all}
      </AppLink>
      <h1>
        <MixedText>{doubt.title}</MixedText>
      </h1>
      <div className={top}>
        <p className={facts}>{[number, t.subjects[doubt.subject]].join(' · ')}</p>
        <DoubtBadge state={state} />
      </div>
      <DueTime dueAt={dueAt} />
      {state === 'rejected' ? (
        <Banner tone="warning">{fillPlaceholders(t.rejected, { reason: rejectedFor ?? '' })}</Banner>
      ) : null}
      {state === 'expired' ? <Banner tone="warning">{t.expired}</Banner> : null}
      <Conversation doubt={doubt} student={null} />
      {doubt.sharing === 'private' ? null : <Sharing doubt={doubt} reload={reload} />}
      {canResolve || state === 'resolved' ? <Rate doubt={doubt} reload={reload} /> : null}
      {messageEvent(state) === undefined ? null : (
        <MessageForm
          mayRecord
          doubt={id}
          label={t.message}
          help={t.textHelp}
          filesHelp={t.filesHelp}
          sendLabel={canResolve ? t.followUp : t.sendMessage}
          send={(body) => changeDoubt(base, 'addmessage', body)}
          onSent={reload}
        >
          {canResolve ? <Resolve doubt={id} reload={reload} /> : null}
        </MessageForm>
      )}
    </>
  )
}

/** Whether others may read it, and the way to take that back. */
function Sharing({ doubt: { id, sharing }, reload }: { doubt: DoubtView; reload: () => Promise<unknown> }) {
  const t = useTexts('doubts')
  const { base } = useProject()
  const showSnackbar = useSnackbar()
  const [isSending, setIsSending] = useState(false)
  const withdraw = async () => {
    setIsSending(true)
    const answer = await changeDoubt(base, 'withdraw', { doubt: id })
    await reload().catch(() => undefined)
    setIsSending(false)
    showSnackbar(answer.message)
  }
  return (
    <div className={top}>
      <p className={facts}>{sharing === 'private' ? null : t.sharings[sharing]}</p>
      <Button look="outline" isPending={isSending} onPress={() => void withdraw()}>
        {t.withdraw}
      </Button>
    </div>
  )
}

/** Says that the answer did. */
function Resolve({ doubt, reload }: { doubt: string; reload: () => Promise<unknown> }) {
  const t = useTexts('doubts')
  const { base } = useProject()
  const showSnackbar = useSnackbar()
  const [isSending, setIsSending] = useState(false)
  const resolve = async () => {
    setIsSending(true)
    const answer = await changeDoubt(base, 'resolve', { doubt })
    await reload().catch(() => undefined)
    setIsSending(false)
    showSnackbar(answer.message)
  }
  return (
    <Button look="outline" isPending={isSending} onPress={() => void resolve()}>
      {t.resolve}
    </Button>
  )
}

const STARS = ['1', '2', '3', '4', '5'] as const

/** One to five for the answer, stored as it is chosen. */
function Rate({ doubt, reload }: { doubt: DoubtView; reload: () => Promise<unknown> }) {
  const t = useTexts('doubts')
  const { base } = useProject()
  const showSnackbar = useSnackbar()
  const [chosen, setChosen] = useState<number | null>(null)
  const shown = chosen ?? doubt.rating
  const rate = async (stars: number) => {
    setChosen(stars)
    const answer = await changeDoubt(base, 'rate', { doubt: doubt.id, stars })
    if (answer.apiSuccess) await reload().catch(() => undefined)
    setChosen(null)
    showSnackbar(answer.message)
  }
  return (
    <Card as="section" pad="l" className={form} aria-label={t.rateTitle}>
      <p>{t.rateTitle}</p>
      <div>
        <ToggleGroup
          label={t.rateTitle}
          options={STARS.map((id) => ({ id, label: id }))}
          value={shown === null ? null : (String(shown) as (typeof STARS)[number])}
          onChange={(stars) => void rate(Number(stars))}
        />
      </div>
    </Card>
  )
}
