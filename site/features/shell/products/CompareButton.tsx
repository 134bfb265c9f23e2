'use client'
import clsx from 'clsx'
import Check from 'lucide-react/icons/check'
import Scale from 'lucide-react/icons/scale'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { type CompareResult, MAX_COMPARED, useCompared } from '#site/data/catalogue/deviceProducts.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { root as button, looks, sizes } from '#site/ui/Button.css.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { useProject } from '../ProjectContext.tsx'
import { onCard } from './CompareButton.css.ts'

type CompareButtonProps = {
  id: string
  kind: string
  title: string
  /** A text button, or a small icon button over a card's cover. */
  look: 'text' | 'card'
}

/** Adds a product to the comparison of this device, or removes it. */
export function CompareButton({ id, kind, title, look }: CompareButtonProps) {
  const { slug } = useProject()
  const t = useTexts('shell')
  const { list, toggle } = useCompared(slug)
  const show = useSnackbar()
  const isIn = list.some((entry) => entry.id === id)
  const press = () => {
    const answers: Partial<Record<CompareResult, string>> = {
      full: fillPlaceholders(t.compareFull, { most: MAX_COMPARED }),
    }
    const answer = answers[toggle({ id, kind })]
    if (answer) show(answer, { severity: 'info' })
  }
  return (
    <button
      type="button"
      aria-pressed={isIn}
      aria-label={look === 'card' ? fillPlaceholders(t.compareThis, { title }) : undefined}
      className={look === 'card' ? onCard : clsx(button, sizes.s, looks.outline)}
      onClick={press}
    >
      <Icon icon={isIn ? Check : Scale} size="s" />
      {look === 'card' ? null : t.compare}
    </button>
  )
}
