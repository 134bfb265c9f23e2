'use client'
import Mail from 'lucide-react/icons/mail'
import Smartphone from 'lucide-react/icons/smartphone'
import type { OtpChannel } from '#domain/auth/authFlowState.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Banner } from '#site/ui/Banner.tsx'
import { Button } from '#site/ui/Button.tsx'
import { offer } from './forms.css.ts'

type UndeliveredProps = { channel: OtpChannel; label?: string; onOther: () => void }

/** Offers the other channel when a code could not be delivered. */
export function UndeliveredNotice({ channel, label, onOther }: UndeliveredProps) {
  const t = useTexts('auth')
  const m = useTexts('messages')
  return (
    <Banner tone="warning" role="status">
      <div className={offer}>
        <span>{channel === 'phone' ? t.smsFailed : t.emailFailed}</span>
        <Button look="outline" size="m" icon={channel === 'phone' ? Mail : Smartphone} onPress={onOther}>
          {label ?? (channel === 'phone' ? m.loginWithEmail : m.loginWithPhone)}
        </Button>
      </div>
    </Banner>
  )
}
