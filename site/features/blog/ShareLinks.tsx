'use client'
import LinkIcon from 'lucide-react/icons/link'
import Mail from 'lucide-react/icons/mail'
import MessageCircle from 'lucide-react/icons/message-circle'
import Send from 'lucide-react/icons/send'
import { LinkButton } from '#site/ui/LinkButton.tsx'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { useSnackbar } from '#site/ui/SnackbarProvider.tsx'
import { label, row } from './ShareLinks.css.ts'

/** Plain links to where people share; nobody is told of a reader who does not press one. */
export function ShareLinks({ title, address }: { title: string; address: string }) {
  const showSnackbar = useSnackbar()
  const [text, url] = [encodeURIComponent(title), encodeURIComponent(address)]
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      showSnackbar('The link is copied')
    } catch {
      showSnackbar('The browser did not allow copying. Copy the address bar instead.', { severity: 'error' })
    }
  }
  return (
    <nav className={row} aria-label="Share">
      <span className={label}>Share</span>
      <LinkButton look="outline" size="s" icon={MessageCircle} href={`https://wa.me/?text=${text}%20${url}`}>
        WhatsApp
      </LinkButton>
      <LinkButton look="outline" size="s" icon={Send} href={`https://t.me/share/url?url=${url}&text=${text}`}>
        Telegram
      </LinkButton>
      <LinkButton look="outline" size="s" icon={Mail} href={`mailto:?subject=${text}&body=${url}`}>
        E-mail
      </LinkButton>
      <PlainButton look="outline" size="s" icon={LinkIcon} onClick={() => void copy()}>
        Copy link
      </PlainButton>
    </nav>
  )
}
