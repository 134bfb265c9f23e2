import type { StatementEntry } from '#site/data/shop/wallets.ts'
import type { Texts } from '#site/texts/Texts.ts'

/** The text of an entry in the passbook: pending earnings are neither a plus nor a minus yet. */
export function entryText(entry: StatementEntry, t: Texts['wallets']): string {
  return t.reasons[entry.reason]
}

/** The amount that an entry moves, in paise: of the balance, or of what is pending. */
export const movedAmount = ({
  amountPaise,
  pendingPaise,
}: StatementEntry): { paise: number; isPending: boolean } =>
  amountPaise === 0 ? { paise: pendingPaise, isPending: true } : { paise: amountPaise, isPending: false }

/** The entries of each month, by the time zone of the reader's device. */
export function groupByMonth(
  entries: readonly StatementEntry[],
  nameOf: (at: number) => string,
): { name: string; entries: StatementEntry[] }[] {
  const months: { name: string; entries: StatementEntry[] }[] = []
  for (const entry of entries) {
    const name = nameOf(entry.at)
    const last = months.at(-1)
    if (last?.name === name) last.entries.push(entry)
    else months.push({ name, entries: [entry] })
  }
  return months
}
