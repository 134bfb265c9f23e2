'use client'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { fetchKeys, type OrderKey } from '#site/data/shop/changeOrder.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Badge } from '#site/ui/Badge.tsx'
import { Button } from '#site/ui/Button.tsx'
import { IconButton } from '#site/ui/IconButton.tsx'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { keyCode, keyRow, keys as keysStyle } from './OrderView.css.ts'

type KeysOfLineProps = { orderId: string; line: number; title: string }

/** The serial keys of a line, shown on request and copied one by one; never stored in the browser. */
export function LineKeys({ orderId, line, title }: KeysOfLineProps) {
  const t = useTexts('orders')
  const { base } = useProject()
  const showSnackbar = useSnackbar()
  const [keys, setKeys] = useState<OrderKey[] | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const show = async () => {
    setIsBusy(true)
    const answer = await fetchKeys(base, orderId)
    setIsBusy(false)
    if (!answer.apiSuccess) return showSnackbar(answer.message, { severity: 'error' })
    setKeys(answer.keys.filter((serialKey) => serialKey.line === line))
  }
  const copy = async (key: string) => {
    try {
      await navigator.clipboard.writeText(key)
      showSnackbar(t.copied)
    } catch {
      showSnackbar(t.notCopied, { severity: 'error' })
    }
  }
  if (!keys)
    return (
      <div className={keysStyle}>
        <Button
          look="outline"
          size="s"
          isPending={isBusy}
          aria-label={fillPlaceholders(t.showKeysOf, { title })}
          onPress={() => void show()}
        >
          {t.showKeys}
        </Button>
      </div>
    )
  return (
    <ul className={keysStyle} aria-label={fillPlaceholders(t.keysOf, { title })}>
      {keys.map(({ key, state }) => (
        <li key={key} className={keyRow}>
          <code className={keyCode}>{key}</code>
          {state === 'assigned' ? null : <Badge>{t.keyStates[state]}</Badge>}
          <IconButton
            icon={Copy}
            label={fillPlaceholders(t.copyKey, { key })}
            onPress={() => void copy(key)}
          />
          {state === 'assigned' ? (
            <LinkButton
              href={`/redeem?key=${encodeURIComponent(key)}`}
              look="outline"
              size="s"
              prefetch={false}
              aria-label={fillPlaceholders(t.redeemKey, { key })}
            >
              {t.redeem}
            </LinkButton>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
