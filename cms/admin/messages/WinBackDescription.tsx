import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { hasModule } from '#access/moduleRules.ts'
import { viewerOf } from '#access/viewer.ts'

/** Above the list of win-back e-mails: where their rules are; a link for viewers who may open them. */
export function WinBackDescription({ user }: ServerProps) {
  const mayOpen = hasModule(viewerOf({ user: user ?? null }), 'shopSettings')
  return (
    <p className="panel-muted">
      What came of the rules of winning back. They are in Settings, under{' '}
      {mayOpen ? (
        <Link href="/admin/collections/shop-settings" prefetch={false}>
          GST and delivery
        </Link>
      ) : (
        'GST and delivery'
      )}
      .
    </p>
  )
}
