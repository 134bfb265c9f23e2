'use client'
import KeyRound from 'lucide-react/icons/key-round'
import UserPlus from 'lucide-react/icons/user-plus'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { usePendingCode } from '#site/data/account/pendingCode.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { storedSignup } from './storedSignups.ts'
import type { Auth } from './useAuthFlow.ts'

/**
 * The dialog opens empty; this offers, in one click, a closed sign-up whose code was right, or the step of a
 * code that was sent to this browser.
 */
export function PendingCodeOffer({ auth: { flow, dispatch } }: { auth: Auth }) {
  const t = useTexts('auth')
  const { base, slug } = useProject()
  const code = usePendingCode(base, true)
  const resumable = storedSignup(slug, Date.now())
  if (resumable)
    return (
      <Button
        look="ghost"
        isBlock
        icon={UserPlus}
        isDisabled={flow.pending !== null}
        onPress={() => dispatch({ type: 'signupResumed', signup: resumable.signup })}
      >
        {fillPlaceholders(t.goOnSigningUp, { to: resumable.to })}
      </Button>
    )
  if (!code || code.expiresAt <= Date.now()) return null
  return (
    <Button
      look="ghost"
      isBlock
      icon={KeyRound}
      isDisabled={flow.pending !== null}
      onPress={() => dispatch({ type: 'resumed', code })}
    >
      {fillPlaceholders(t.enterCodeSent, { to: code.to })}
    </Button>
  )
}
