'use client'
import { lazy, Suspense, useState } from 'react'
import type { RequestView } from '#domain/calls/requests.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useRequests } from '#site/data/account/requests.ts'
import { timeText } from '#site/data/base/timeText.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Badge } from '#site/ui/Badge.tsx'
import { Banner } from '#site/ui/Banner.tsx'
import { Button } from '#site/ui/Button.tsx'
import { Card } from '#site/ui/Card.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { facts, head, item, subject, top, words } from './TicketsScreen.css.ts'

const RequestDialog = lazy(() => import('./RequestDialog.tsx').then((m) => ({ default: m.RequestDialog })))

const TONES = { open: 'warning', inProgress: 'info', done: 'success' } as const

/** Below the tickets: other requests of the person to the team, and their results. */
export function Requests({ uid }: { uid: string }) {
  const { requests: t } = useTexts('tickets')
  const { base } = useProject()
  const { requests, error, reload } = useRequests(base, uid)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <div className={head}>
        <h2>{t.title}</h2>
        <Button look="outline" onPress={() => setIsOpen(true)}>
          {t.open}
        </Button>
      </div>
      <p className={facts}>{t.text}</p>
      {!requests && error ? <Banner tone="danger">{t.failed}</Banner> : null}
      {requests?.map((request) => (
        <RequestCard key={request.id} request={request} />
      ))}
      {isOpen ? (
        <Suspense fallback={null}>
          <RequestDialog uid={uid} onClose={() => setIsOpen(false)} onSent={() => void reload()} />
        </Suspense>
      ) : null}
    </>
  )
}

function RequestCard({ request }: { request: RequestView }) {
  const { requests: t, sent } = useTexts('tickets')
  const locale = useLocale()
  const { kind, text, state, sentAt, dueAt, result } = request
  const due = dueAt === null ? null : dueAt < Date.now() ? t.late : t.dueBy
  return (
    <Card as="article" className={item} aria-label={t.kinds[kind]}>
      <div className={top}>
        <p className={facts}>{fillPlaceholders(sent, { time: timeText(sentAt, locale) })}</p>
        <Badge tone={TONES[state]}>{t.states[state]}</Badge>
      </div>
      <h3 className={subject}>{t.kinds[kind]}</h3>
      <p className={words}>
        <MixedText>{text}</MixedText>
      </p>
      {result ? (
        <Banner tone="info">
          <MixedText>{result}</MixedText>
        </Banner>
      ) : null}
      {due !== null && dueAt !== null ? (
        <p className={facts}>{fillPlaceholders(due, { time: timeText(dueAt, locale) })}</p>
      ) : null}
    </Card>
  )
}
