'use client'
import { useEffect, useState } from 'react'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useMyClasses } from '#site/data/account/learning.ts'
import { useMe } from '#site/data/account/me.ts'
import { redeemKey } from '#site/data/account/redeemKey.ts'
import { noAnswerText } from '#site/data/base/noAnswerText.ts'
import { useOwned } from '#site/data/catalogue/owned.ts'
import { AccountFrame } from '#site/features/shell/account/AccountFrame.tsx'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { TextField } from '#site/ui/fields/TextField.tsx'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { Skeleton } from '#site/ui/Skeleton.tsx'
import { field, form } from './RedeemScreen.css.ts'

/** `/redeem`: a serial key opens what it was bought for; the link of a QR code brings it along. */
export function RedeemScreen() {
  const t = useTexts('redeem')
  return (
    <AccountFrame
      purpose={t.purpose}
      skeleton={
        <>
          <h1>{t.title}</h1>
          <Skeleton height={120} radius={12} />
        </>
      }
    >
      <h1>{t.title}</h1>
      <RedeemForm />
    </AccountFrame>
  )
}

const MIN_LENGTH = 4

function RedeemForm() {
  const t = useTexts('redeem')
  const { base } = useProject()
  const { me } = useMe(base)
  const classes = useMyClasses(base, me?.uid)
  const owned = useOwned(base, me?.uid)
  const [key, setKey] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [opened, setOpened] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  // The page is the same for everybody, so its address is read in the browser.
  useEffect(() => setKey(new URLSearchParams(window.location.search).get('key') ?? ''), [])

  const submit = async () => {
    if (isBusy) return
    if (key.trim().length < MIN_LENGTH) return setProblem(t.enterKey)
    setBusy(true)
    const answer = await redeemKey(base, key).catch(() => null)
    setBusy(false)
    if (!answer?.body.apiSuccess) return setProblem(answer?.body.message ?? noAnswerText(base, 'notSent'))
    setProblem(null)
    setKey('')
    setOpened(answer.body.title)
    await Promise.all([classes.reload(), owned.reload()]).catch(() => undefined)
  }

  if (opened !== null)
    return (
      <div role="status">
        <EmptyState title={t.done} text={fillPlaceholders(t.doneText, { title: opened })}>
          <LinkButton href="/learn">{t.myLearning}</LinkButton>
          <Button look="outline" onPress={() => setOpened(null)}>
            {t.another}
          </Button>
        </EmptyState>
      </div>
    )
  return (
    <form
      className={form}
      noValidate
      aria-label={t.title}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextField
        className={field}
        label={t.key}
        help={t.keyHelp}
        value={key}
        onChange={(typed) => {
          setKey(typed)
          setProblem(null)
        }}
        maxLength={100}
        autoComplete="off"
        spellCheck="false"
        error={problem ?? undefined}
      />
      <Button type="submit" isPending={isBusy}>
        {t.redeem}
      </Button>
    </form>
  )
}
