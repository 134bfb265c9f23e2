import { formatInr } from '../money/formatInr.ts'

const LAKH = 1e5
const CRORE = 1e7

const shortNumber = (rupees: number, size: number, unit: string): string =>
  `${Number((rupees / size).toFixed(rupees / size < 10 ? 1 : 0))} ${unit}`

/** Paise in short form with Indian units: `₹25.2 L`, `₹1.4 Cr`, `₹12K`; small amounts in full. */
export function shortInr(paise: number): string {
  const rupees = paise / 100
  if (rupees >= CRORE) return `₹${shortNumber(rupees, CRORE, 'Cr')}`
  if (rupees >= LAKH) return `₹${shortNumber(rupees, LAKH, 'L')}`
  if (rupees >= 10_000) return `₹${shortNumber(rupees, 1000, 'K').replace(' ', '')}`
  return formatInr(Math.round(rupees) * 100)
}

const ROUND_STEPS = [1, 2, 5, 10]

/** Axis labels from 0 to at least `max`: three or four even steps of a round number. */
export function axisSteps(max: number): number[] {
  const raw = Math.max(max, 1) / 3
  const size = 10 ** Math.floor(Math.log10(raw))
  const step = (ROUND_STEPS.find((nice) => nice * size >= raw) ?? 10) * size
  const count = Math.max(1, Math.ceil(max / step))
  return Array.from({ length: count + 1 }, (_, i) => i * step)
}
