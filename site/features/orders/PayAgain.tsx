'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { startPaying } from '#site/data/payOrder.ts'
import { useAuthDialog } from '#site/features/shell/AuthDialogContext.tsx'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { Button } from '#site/ui/Button.tsx'
import { useHref } from '#site/ui/LinkBase.tsx'
import { useSnackbar } from '#site/ui/SnackbarProvider.tsx'

type PayAgainProps = {
  orderId: string
  label: string
  /** `primary` where it is the one thing to do. @default 'ink' */
  look?: 'ink' | 'primary'
}

/** Opens an unpaid order at the gateway; one that turns out to be paid goes to its result. */
export function PayAgain({ orderId, label, look = 'ink' }: PayAgainProps) {
  const { base } = useProject()
  const router = useRouter()
  const toHref = useHref()
  const { open } = useAuthDialog()
  const showSnackbar = useSnackbar()
  const [isBusy, setIsBusy] = useState(false)

  const pay = async () => {
    setIsBusy(true)
    const start = await startPaying(base, orderId)
    if (start.state === 'goTo') return window.location.assign(start.url)
    setIsBusy(false)
    if (start.state === 'alreadyPaid') router.push(toHref(`/checkout/return?order=${orderId}`))
    else if (start.state === 'signedOut') open()
    else showSnackbar(start.message, { severity: 'error' })
  }
  return (
    <Button look={look} size={look === 'primary' ? 'm' : 's'} isPending={isBusy} onPress={() => void pay()}>
      {label}
    </Button>
  )
}
