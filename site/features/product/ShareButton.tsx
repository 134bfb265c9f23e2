'use client'
import clsx from 'clsx'
import Share2 from 'lucide-react/icons/share-2'
import { useTexts } from '#site/texts/useTexts.ts'
import { root as button, looks, sizes } from '#site/ui/Button.css.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'

/** Shares the page's URL (sharePage.ts, loaded when it is pressed). */
export function ShareButton({ title }: { title: string }) {
  const texts = useTexts('product')
  const show = useSnackbar()
  const share = () => import('./sharePage.ts').then((file) => file.sharePage(title, { texts, show }))
  return (
    <button type="button" className={clsx(button, sizes.s, looks.outline)} onClick={() => void share()}>
      <Icon icon={Share2} size="s" />
      {texts.share}
    </button>
  )
}
