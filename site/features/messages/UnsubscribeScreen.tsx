'use client'
import clsx from 'clsx'
import { useSearchParams } from 'next/navigation'
import { Suspense, useState } from 'react'
import { unsubscribeBy, useUnsubscribeLink } from '#site/data/account/messagePreferences.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Banner } from '#site/ui/Banner.tsx'
import { Button } from '#site/ui/Button.tsx'
import { Card } from '#site/ui/Card.tsx'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { ErrorState } from '#site/ui/ErrorState.tsx'
import { container, screenful } from '#site/ui/layout.css.ts'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { Skeleton } from '#site/ui/Skeleton.tsx'
import { form, page } from './messages.css.ts'

/** `/unsubscribe?token=…`: turns off a kind of messages without signing in; opening it changes nothing. */
export function UnsubscribeScreen() {
  return (
    <div className={clsx(container, screenful)}>
      <div className={page}>
        <Suspense fallback={<Skeleton height={240} radius={12} />}>
          <Unsubscribe />
        </Suspense>
      </div>
    </div>
  )
}

function Unsubscribe() {
  const t = useTexts('messageSettings')
  const { base } = useProject()
  const token = useSearchParams().get('token') ?? ''
  const { link, error, reload } = useUnsubscribeLink(base, token)
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  if (link === undefined && error)
    return (
      <ErrorState level={1} title={t.failed} text={t.failedText}>
        <Button look="outline" onPress={() => void reload()}>
          {t.retry}
        </Button>
      </ErrorState>
    )
  if (link === undefined) return <Skeleton height={240} radius={12} />
  if (link === null)
    return (
      <EmptyState level={1} title={t.badLink} text={t.badLinkText}>
        <LinkButton href="/notifications/settings">{t.title}</LinkButton>
      </EmptyState>
    )
  const act = async () => {
    setIsSending(true)
    const answer = await unsubscribeBy(base, token)
    await reload().catch(() => undefined)
    setIsSending(false)
    setProblem(answer.apiSuccess ? null : answer.message)
  }
  return (
    <Card as="section" pad="l" className={form}>
      <h1>{link.isOn ? t.unsubscribe : t.unsubscribed}</h1>
      <p role="status">{(link.isOn ? t.stops : t.stopped)[link.kind]}</p>
      {problem ? (
        <Banner tone="danger" role="alert">
          {problem}
        </Banner>
      ) : null}
      <div>
        {link.isOn ? (
          <Button isPending={isSending} onPress={() => void act()}>
            {t.unsubscribe}
          </Button>
        ) : (
          <LinkButton href="/notifications/settings" look="outline">
            {t.title}
          </LinkButton>
        )}
      </div>
    </Card>
  )
}
