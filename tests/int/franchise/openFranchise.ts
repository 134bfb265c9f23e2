import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach } from 'vitest'
import { readRow } from '#database/guard.ts'
import { availableOf } from '#domain/wallets/Wallet.ts'
import type { User } from '#payload-types'
import type { Browser } from '#tests/support/browser.ts'
import { openShop, withCourseAndBook } from '#tests/support/shop/openShop.ts'
import { setShop } from '#tests/support/shop/shopOwner.ts'
import { openShopper } from '#tests/support/shop/shopper.ts'
import { walletOf } from '#tests/support/wallets.ts'
import { openStaff, type Staff } from './openStaff.ts'

type Invited = { invitation: { id: string; franchisee: string } | null }

export const invitationOf = async (browser: Browser) =>
  (await browser.get<Invited>('/auth/start')).body.invitation
export const answerInvitation = (browser: Browser, invitation: string | undefined, accept: boolean) =>
  browser.post('/franchise/invitation', { invitation, accept })

/** A shop whose franchisees earn 10 percent; for each test two of them, `mine` and `other`, without funds. */
export function openFranchise() {
  const shop = openShop(withCourseAndBook)
  const staff = (level: number, accessList?: { id: string; canEdit: boolean }[]) =>
    openStaff(shop, level, accessList)
  const team = {} as Record<'admin' | 'mine' | 'other', Staff>
  beforeAll(async () => {
    await setShop(shop.payload, shop.project, 'reward-settings', { franchise: { commissionPercent: 10 } })
    team.admin = await staff(800)
  })
  beforeEach(async () => {
    team.mine = await staff(200)
    team.other = await staff(200)
  })

  const move = (
    to: Staff,
    kind: 'add' | 'take',
    amount: number,
    key: string = randomUUID(),
    by = team.admin,
  ) =>
    by.post<{ balancePaise: number }>('/franchisee/adminfunds', {
      franchisee: to.id,
      kind,
      amount,
      note: 'By a transfer',
      idempotencyKey: key,
    })
  const funds = (of: Staff = team.mine) => walletOf(shop.payload, of.person, 'funds')
  const available = async (of?: Staff) => availableOf(await funds(of), Date.now())

  /** Invites a student by phone. */
  async function invite(franchisee: Staff, student: { id: string }): Promise<void> {
    const { phone } = (await readRow({
      payload: shop.payload,
      collection: 'users',
      where: { id: { equals: student.id } },
    })) as User
    await franchisee.post('/franchise/addstudent', { name: 'Test Person', phone })
  }

  /** A student who has accepted the franchisee's invitation. */
  async function studentOf(franchisee: Staff): Promise<string> {
    const student = await openShopper(shop.payload, shop.project)
    await invite(franchisee, student)
    const invitation = await invitationOf(student.browser)
    const { body } = await answerInvitation(student.browser, invitation?.id, true)
    if (!body.apiSuccess) throw new Error(JSON.stringify(body))
    return student.id
  }
  return { shop, team, staff, move, funds, available, invite, studentOf }
}
