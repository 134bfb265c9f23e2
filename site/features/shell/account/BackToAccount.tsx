import ChevronLeft from 'lucide-react/icons/chevron-left'
import { useTexts } from '#site/texts/useTexts.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { toHub } from './AccountFrame.css.ts'

/** On phones, from a page of the account back to the list of them all. */
export function BackToAccount({ className }: { className?: string }) {
  const t = useTexts('shell')
  return (
    <AppLink href="/account" className={className ? `${toHub} ${className}` : toHub} prefetch={false}>
      <Icon icon={ChevronLeft} size="s" />
      {t.account}
    </AppLink>
  )
}
