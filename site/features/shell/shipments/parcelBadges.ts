import type { LucideIcon } from 'lucide-react'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Package from 'lucide-react/icons/package'
import Truck from 'lucide-react/icons/truck'
import Undo2 from 'lucide-react/icons/undo-2'
import type { ParcelView } from '#site/data/shop/shipments.ts'
import type { BadgeTone } from '#site/ui/Badge.tsx'

const packed = { tone: 'info', icon: Package } as const
const moving = { tone: 'info', icon: Truck } as const

/** Tone and icon of a parcel's badge. */
export const PARCEL_BADGES: Record<ParcelView['state'], { tone: BadgeTone; icon: LucideIcon }> = {
  pending: packed,
  packed,
  awbAssigned: packed,
  pickedUp: moving,
  inTransit: moving,
  outForDelivery: moving,
  delivered: { tone: 'success', icon: CircleCheck },
  attemptFailed: { tone: 'danger', icon: CircleAlert },
  rtoInitiated: { tone: 'warning', icon: Undo2 },
  rtoDelivered: { tone: 'neutral', icon: Undo2 },
  lost: { tone: 'danger', icon: CircleX },
  cancelled: { tone: 'neutral', icon: CircleX },
}
