'use client'
import clsx from 'clsx'
import type { KnownPerson } from '#domain/auth/authFlowState.ts'
import type { Me } from '#site/data/account/me.ts'
import { useAuthDialog } from '#site/features/shell/account/AuthDialogContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { Card } from '#site/ui/Card.tsx'
import { line, login, name } from './Details.css.ts'

type LogInFirstProps = { me: Me | null; known: KnownPerson; className: string | undefined }

/** In the first step for visitors: they may log in now, or when they pay. */
export function LogInPrompt({ me, known, className }: LogInFirstProps) {
  const t = useTexts('checkout')
  const { open } = useAuthDialog()
  if (me) return null
  return (
    <Card as="section" className={clsx(login, className)} aria-labelledby="who">
      <div>
        <h2 id="who" className={name}>
          {t.logInToGoOn}
        </h2>
        <p className={line}>{t.logInText}</p>
      </div>
      <Button look="outline" size="s" onPress={() => open(undefined, known)}>
        {t.logIn}
      </Button>
    </Card>
  )
}
