'use client'
import Mail from 'lucide-react/icons/mail'
import Smartphone from 'lucide-react/icons/smartphone'
import type { OtpChannel } from '#domain/auth/authFlowState.ts'
import { MESSAGES } from '#domain/text/messages.ts'
import { Banner } from '#site/ui/Banner.tsx'
import { Button } from '#site/ui/Button.tsx'
import { offer } from './forms.css.ts'

type UndeliveredProps = { channel: OtpChannel; label?: string; onOther: () => void }

const TEXTS = {
  phone: 'The SMS could not be sent. What you typed is kept; e-mail works too.',
  email: 'The e-mail could not be sent. What you typed is kept; your phone works too.',
}
const LABELS = { phone: MESSAGES.loginWithEmail, email: MESSAGES.loginWithPhone }

/** Offers the other channel when a code could not be delivered. */
export function Undelivered({ channel, label = LABELS[channel], onOther }: UndeliveredProps) {
  return (
    <Banner tone="warning" role="status">
      <div className={offer}>
        <span>{TEXTS[channel]}</span>
        <Button look="outline" size="m" icon={channel === 'phone' ? Mail : Smartphone} onPress={onOther}>
          {label}
        </Button>
      </div>
    </Banner>
  )
}
