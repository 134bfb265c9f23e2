'use client'
import LinkIcon from 'lucide-react/icons/link'
import Mail from 'lucide-react/icons/mail'
import MessageCircle from 'lucide-react/icons/message-circle'
import Send from 'lucide-react/icons/send'
import { useTexts } from '#site/texts/useTexts.ts'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { label, row } from './ShareLinks.css.ts'

/** Plain links to sharing sites; no site learns of a reader who does not click one. */
export function ShareLinks({ title, address }: { title: string; address: string }) {
  const t = useTexts('blog')
  const showSnackbar = useSnackbar()
  const [text, url] = [encodeURIComponent(title), encodeURIComponent(address)]
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      showSnackbar(t.linkCopied)
    } catch {
      showSnackbar(t.notCopied, { severity: 'error' })
    }
  }
  return (
    <nav className={row} aria-label={t.share}>
      <span className={label}>{t.share}</span>
      <LinkButton look="outline" size="s" icon={MessageCircle} href={`https://wa.me/?text=${text}%20${url}`}>
        WhatsApp
      </LinkButton>
      <LinkButton look="outline" size="s" icon={Send} href={`https://t.me/share/url?url=${url}&text=${text}`}>
        Telegram
      </LinkButton>
      <LinkButton look="outline" size="s" icon={Mail} href={`mailto:?subject=${text}&body=${url}`}>
        {t.email}
      </LinkButton>
      <PlainButton look="outline" size="s" icon={LinkIcon} onClick={() => void copy()}>
        {t.copyLink}
      </PlainButton>
    </nav>
  )
}
