import type { Tone } from '../orders/orderTexts.ts'
import { Badge } from '../ui/Badge.tsx'

export type PublishedState = 'draft' | 'published' | 'changed'

const BADGES: Record<PublishedState, { text: string; tone: Tone }> = {
  draft: { text: 'Draft', tone: 'warning' },
  published: { text: 'Published', tone: 'success' },
  changed: { text: 'Published, with changes', tone: 'info' },
}

/** Badge: draft, published, or published with unpublished changes. */
export const PublishedBadge = ({ state }: { state: PublishedState }) => <Badge {...BADGES[state]} />
