import { hasModule } from '#access/moduleRules.ts'
import type { Viewer } from '#access/viewer.ts'
import { levelOf } from '#domain/roles/roles.ts'
import { AdjustBalance } from '../wallets/AdjustBalance.tsx'

type Props = { viewer: Viewer; person: { id: string; name: string; level: number } }

/** Credits of a student or funds of a franchisee, for viewers who may change them. */
export function PersonMoney({ viewer, person: { id, name, level } }: Props) {
  const kind = level === levelOf('franchise') ? 'funds' : level < levelOf('franchise') ? 'credits' : null
  if (!kind || !hasModule(viewer, kind === 'funds' ? 'franchise' : 'cashback', 'edit')) return null
  return <AdjustBalance kind={kind} owner={id} name={name} isSmall />
}
