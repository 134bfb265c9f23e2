import type { Tone } from '../orders/orderTexts.ts'

/** A coloured status label. */
export const Badge = ({ text, tone }: { text: string; tone: Tone }) => (
  <span className={`panel-badge ${tone === 'plain' ? '' : `panel-badge--${tone}`}`}>{text}</span>
)
