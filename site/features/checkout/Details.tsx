'use client'
import type { Me } from '#site/data/me.ts'
import { phoneText } from '#site/data/phoneText.ts'
import { useAuthDialog } from '#site/features/shell/AuthDialogContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Bubble } from '#site/ui/Bubble.tsx'
import { Button } from '#site/ui/Button.tsx'
import { Card } from '#site/ui/Card.tsx'
import { Words } from '#site/ui/Words.tsx'
import { doneCard, line, login, name, text } from './Details.css.ts'

/** Step one: who buys. Folded once somebody is logged in. */
export function Details({ me }: { me: Me | null }) {
  const t = useTexts('checkout')
  const { open } = useAuthDialog()
  if (!me)
    return (
      <Card as="section" className={login}>
        <div>
          <h2 className={name}>{t.logInToGoOn}</h2>
          <p className={line}>{t.logInText}</p>
        </div>
        <Button size="l" onPress={() => open()}>
          {t.logIn}
        </Button>
      </Card>
    )
  const reach = [me.phone && phoneText(me.phone), me.email].filter(Boolean).join(' · ')
  return (
    <Card as="section" aria-label={t.details} className={doneCard} pad="none">
      <Bubble state="done" />
      <div className={text}>
        <p className={name}>
          <Words>{me.name || reach}</Words>
        </p>
        {me.name && reach ? <p className={line}>{reach}</p> : null}
      </div>
    </Card>
  )
}
