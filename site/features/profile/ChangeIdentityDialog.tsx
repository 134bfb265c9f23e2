'use client'
import type { IdentityChannel } from '#domain/calls/account.ts'
import { useProfile } from '#site/data/account/account.ts'
import { useMe } from '#site/data/account/me.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Dialog } from '#site/ui/overlays/Dialog.tsx'
import { IdentityForm } from './IdentityForm.tsx'

type ChangeIdentityDialogProps = {
  channel: IdentityChannel
  /** The account's unproven value, which can be verified unchanged. */
  unproven?: string | false | null
  onClose: () => void
}

/**
 * Changes phone or e-mail with codes to the old and the new one, which signs out all other devices; or
 * verifies the current one, which ends no session.
 */
export function ChangeIdentityDialog({ channel, unproven, onClose }: ChangeIdentityDialogProps) {
  const t = useTexts('profile')
  const { base } = useProject()
  const { me, mutate } = useMe(base)
  const { reload } = useProfile(base, me?.uid)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={channel === 'phone' ? t.yourPhone : t.yourEmail}
      description={unproven ? undefined : t.identityText}
      size="m"
    >
      <IdentityForm
        channel={channel}
        initial={unproven || undefined}
        onCancel={onClose}
        onDone={async () => {
          await Promise.all([mutate(), reload()]).catch(() => undefined)
          onClose()
        }}
      />
    </Dialog>
  )
}
