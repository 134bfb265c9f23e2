'use client'
import { useState } from 'react'
import { MESSAGES } from '#domain/text/messages.ts'
import { Banner } from '#site/ui/Banner.tsx'
import { Button } from '#site/ui/Button.tsx'
import { TextField } from '#site/ui/fields/TextField.tsx'
import { grids } from '#site/ui/layout.css.ts'
import { Dialog } from '#site/ui/overlays/Dialog.tsx'
import { Drawer } from '#site/ui/overlays/Drawer.tsx'
import { useMessageDialogs } from '#site/ui/overlays/MessageDialogs.tsx'
import { Snackbar } from '#site/ui/overlays/Snackbar.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { line } from '../page.css.ts'
import { Section } from '../Section.tsx'

const SEVERITIES = ['success', 'info', 'warning', 'error'] as const
const ignore = () => undefined

/** Banners, snackbars, dialogs, a drawer. */
export function Messages() {
  return (
    <Section id="messages" title="Banners, dialogs">
      <div className={grids.two}>
        <Banner>{MESSAGES.sendingOtpWait}</Banner>
        <Banner tone="success">{MESSAGES.profileUpdated}</Banner>
        <Banner tone="warning">{MESSAGES.unsavedChanges}</Banner>
        <Banner tone="danger">{MESSAGES.fillRequired}</Banner>
        <div inert>
          <Snackbar severity="success" message={MESSAGES.otpSentAgain} onClose={ignore} />
        </div>
        <div inert>
          <Snackbar severity="error" message={MESSAGES.someError} onClose={ignore} />
        </div>
      </div>
      <Openers />
    </Section>
  )
}

function Openers() {
  const show = useSnackbar()
  const { confirm, alert } = useMessageDialogs()
  const [open, setOpen] = useState<'dialog' | 'drawer' | null>(null)
  const [answer, setAnswer] = useState('')
  const [isBroken, setIsBroken] = useState(false)
  if (isBroken) throw new Error('This page was broken on purpose')
  const ask = async (message: Parameters<typeof confirm>[0], yes: string, no: string) =>
    setAnswer((await confirm(message)) ? yes : no)
  const refund = { title: 'Cancel this order?', text: '₹798 goes back to your UPI account in 3 to 5 days.' }
  const close = () => setOpen(null)
  return (
    <div className={line}>
      <Button look="outline" onPress={() => setOpen('dialog')}>
        Open dialog
      </Button>
      <Button look="outline" onPress={() => setOpen('drawer')}>
        Open drawer
      </Button>
      <Button look="outline" onPress={() => ask(refund, 'Confirmed', 'Not confirmed')}>
        Open confirm
      </Button>
      <Button
        look="outline"
        onPress={() =>
          alert({ title: 'Profile not saved', text: MESSAGES.nameNeedsLetter }).then(() => setAnswer('Read'))
        }
      >
        Open alert
      </Button>
      {SEVERITIES.map((severity) => (
        <Button
          key={severity}
          look="soft"
          onPress={() => show(`A message of severity ${severity}`, { severity })}
        >
          {severity}
        </Button>
      ))}
      <Button
        look="outline"
        onPress={() => ask({ title: 'Delete this account?', isDanger: true }, 'Deleted', 'Kept')}
      >
        Open danger confirm
      </Button>
      <Button look="ghost" onPress={() => setIsBroken(true)}>
        Break this page
      </Button>
      <output>{answer}</output>
      <Dialog
        isOpen={open === 'dialog'}
        onClose={close}
        title={MESSAGES.updateProfile}
        size="l"
        foot={
          <Button size="l" isBlock onPress={close}>
            {MESSAGES.saveAllDetails}
          </Button>
        }
      >
        <TextField label={MESSAGES.fullNameRequired} />
        <TextField label="E-mail" />
      </Dialog>
      <Drawer
        isOpen={open === 'drawer'}
        onClose={close}
        title="Notifications"
        foot={
          <Button look="outline" isBlock onPress={close}>
            Mark all as read
          </Button>
        }
      >
        <p style={{ padding: 24 }}>Nothing new since yesterday.</p>
      </Drawer>
    </div>
  )
}
