'use client'
import { useState } from 'react'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { callAccount } from '#site/data/account/account.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { Card } from '#site/ui/Card.tsx'
import { useMessageDialogs } from '#site/ui/overlays/MessageDialogs.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { cardTitle, part, partText, rule } from './ProfileScreen.css.ts'

type Props = { name: string; onLeft: () => void }

/** The franchisee whose invitation the person accepted, and a button to leave them. */
export function Franchisee({ name, onLeft }: Props) {
  const t = useTexts('profile')
  const { base } = useProject()
  const { confirm } = useMessageDialogs()
  const showSnackbar = useSnackbar()
  const [isBusy, setBusy] = useState(false)

  const leave = async () => {
    if (
      !(await confirm({ title: fillPlaceholders(t.leaveTitle, { name }), text: t.leaveSure, isDanger: true }))
    )
      return
    setBusy(true)
    const { apiSuccess, message } = await callAccount(base, 'franchise/leave')
    setBusy(false)
    showSnackbar(message, { severity: apiSuccess ? 'success' : 'error' })
    onLeft()
  }
  return (
    <Card as="section" pad="l" aria-labelledby="franchisee">
      <h2 id="franchisee" className={cardTitle}>
        {t.franchisee}
      </h2>
      <div className={rule} />
      <div className={part}>
        <p className={partText}>{fillPlaceholders(t.franchiseeText, { name })}</p>
        <Button look="outline" isPending={isBusy} onPress={() => void leave()}>
          {t.leave}
        </Button>
      </div>
    </Card>
  )
}
