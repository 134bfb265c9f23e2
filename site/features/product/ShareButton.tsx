'use client'
import clsx from 'clsx'
import Share2 from 'lucide-react/icons/share-2'
import { useTexts } from '#site/texts/useTexts.ts'
import { root as button, looks, sizes } from '#site/ui/Button.css.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'

/** Shares the page's URL with the device's own sheet, else copies it. */
export function ShareButton({ title }: { title: string }) {
  const t = useTexts('product')
  const show = useSnackbar()
  const share = async () => {
    const { origin, pathname } = window.location
    const url = `${origin}${pathname}`
    try {
      if (navigator.share) await navigator.share({ title, url })
      else {
        await navigator.clipboard.writeText(url)
        show(t.linkCopied)
      }
    } catch (err) {
      // Closing the sheet is not an error.
      if (err instanceof DOMException && err.name === 'AbortError') return
      show(t.linkNotCopied, { severity: 'error' })
    }
  }
  return (
    <button type="button" className={clsx(button, sizes.s, looks.outline)} onClick={() => void share()}>
      <Icon icon={Share2} size="s" />
      {t.share}
    </button>
  )
}
