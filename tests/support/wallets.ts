import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { addEntry } from '#cms/operations/wallets/addEntry.ts'
import { readWalletState } from '#cms/operations/wallets/lastEntry.ts'
import { readRows } from '#database/guard.ts'
import { type WalletKind, walletKey } from '#domain/wallets/entries.ts'
import type { Wallet } from '#domain/wallets/Wallet.ts'
import type { RewardSetting, WalletEntry } from '#payload-types'
import { setShop } from './shop/shopOwner.ts'

type Person = { id: unknown }
let given = 0

/** Adds credits to a person's wallet as staff do. @param expiresAt ms since epoch, null for credits that never expire */
export const giveCredits = (
  payload: BasePayload,
  project: RequestProject,
  person: Person,
  paise: number,
  expiresAt: number | null = null,
) =>
  addEntry({
    payload,
    kind: 'credits',
    project: project.id,
    owner: String(person.id),
    reason: 'given',
    key: `test:${process.pid}:${given++}`,
    now: new Date(),
    move: () => ({ type: 'credit', parts: [{ paise, expiresAt }] }),
  })

/** A person's wallet. */
export const walletOf = async (
  payload: BasePayload,
  person: Person,
  kind: WalletKind = 'credits',
): Promise<Wallet> => (await readWalletState(payload, walletKey(kind, String(person.id)))).wallet

/** All entries of a person's wallet, oldest first. */
export const entriesOf = (
  payload: BasePayload,
  person: Person,
  kind: WalletKind = 'credits',
): Promise<WalletEntry[]> =>
  readRows({
    payload,
    collection: 'wallet-entries',
    where: { wallet: { equals: walletKey(kind, String(person.id)) } },
    sort: ['n'],
    limit: 10_000,
  })

/** Switches on the cashback programme of a project with these rules. */
export async function switchCreditsOn(
  payload: BasePayload,
  project: RequestProject,
  credits: Partial<RewardSetting['credits']> = {},
): Promise<void> {
  await setShop(payload, project, 'admin-configs', { rewardsEnabled: true })
  await setShop(payload, project, 'reward-settings', { credits })
}
