import type { Figure } from './measures.ts'

/** Minimum numbers of payments for a comparison. */
const MIN_TODAY = 20
const MIN_BEFORE = 100
/** Minimum decrease of the success rate that counts as an anomaly. */
const MIN_FALL = 0.1
/** Minimum decrease in standard errors: by chance it happens about once in a thousand days. */
const STANDARD_ERRORS = 3

export type Payments = { received: Figure; failed: Figure }

/** Share of the attempts that were paid, from 0 to 1; null without attempts. */
export function successRate({ received, failed }: Payments): number | null {
  const all = received.count + failed.count
  return all > 0 ? received.count / all : null
}

/** Whether the success rate is significantly lower than usual. */
export function isUnusual(today: Payments, usual: Payments): boolean {
  const [rate, before] = [successRate(today), successRate(usual)]
  const attempts = today.received.count + today.failed.count
  if (rate === null || before === null || attempts < MIN_TODAY) return false
  if (usual.received.count + usual.failed.count < MIN_BEFORE) return false
  const error = Math.sqrt((before * (1 - before)) / attempts)
  return before - rate >= Math.max(MIN_FALL, STANDARD_ERRORS * error)
}

const percent = (rate: number): string => `${Math.round(rate * 100)}%`

const METHOD_NAMES: Record<string, string> = {
  upi: 'UPI',
  card: 'card',
  netbanking: 'net banking',
  wallet: 'wallet',
  emi: 'EMI',
  unknown: 'other payment',
}

export type MethodPayments = { method: string; today: Payments; usual: Payments }

/** A note such as `UPI success 61%, usual 88%` about the method with the largest decrease; null without an anomaly. */
export function anomalyNote(methods: readonly MethodPayments[]): string | null {
  const fallen = methods
    .filter(({ today, usual }) => isUnusual(today, usual))
    .map(({ method, today, usual }) => ({
      method,
      rate: successRate(today) as number,
      before: successRate(usual) as number,
    }))
    .toSorted((a, b) => b.before - b.rate - (a.before - a.rate))
  const [worst] = fallen
  if (!worst) return null
  const name = METHOD_NAMES[worst.method] ?? worst.method
  return `${name} success ${percent(worst.rate)}, usual ${percent(worst.before)}`
}
