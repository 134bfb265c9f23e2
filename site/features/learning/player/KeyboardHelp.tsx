'use client'
import { useTexts } from '#site/texts/useTexts.ts'
import { Dialog } from '#site/ui/overlays/Dialog.tsx'
import { key, keys, row } from './KeyboardHelp.css.ts'
import { KEYS } from './usePlayerKeys.ts'

const SHOWN: Record<string, string> = { ArrowLeft: '←', ArrowRight: '→' }

/** The keys of the player. */
export function KeyboardHelp({ onClose }: { onClose: () => void }) {
  const t = useTexts('player')
  return (
    <Dialog isOpen onClose={onClose} title={t.keys}>
      <dl className={keys}>
        {Object.keys(KEYS).map((name) => (
          <div key={name} className={row}>
            <dt>
              <kbd className={key}>{SHOWN[name] ?? name.toUpperCase()}</kbd>
            </dt>
            <dd>{t.keyActions[name as keyof typeof t.keyActions]}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
