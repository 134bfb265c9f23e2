import { randomUUID } from 'node:crypto'
import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import type { Browser } from '#tests/support/browser.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { createPerson } from '#tests/support/people.ts'
import { giveAccess, openTestSession } from '#tests/support/sessions.ts'

type Entry = { id: string; canEdit: boolean }

const openBrowserWith = (project: RequestProject | null, token: string): Browser => {
  const browser = openBrowser(project)
  browser.jar.set(`${project?.slug ?? 'platform'}-staff`, token)
  return browser
}

/** Creates a member of staff with a staff session. */
export async function openStaff(
  payload: BasePayload,
  project: RequestProject,
  level: number,
  accessList: Entry[] = [],
  assigned: Record<string, string[]> = {},
): Promise<Browser> {
  const { id } = await createPerson(payload, project, level)
  if (accessList.length > 0) await giveAccess(payload, project, String(id), accessList, { assigned })
  return openBrowserWith(project, await openTestSession(payload, String(id), project, true))
}

/** Creates a platform owner with a session at a project's host. */
export async function openOwner(payload: BasePayload, project: RequestProject): Promise<Browser> {
  const { id } = await createPerson(payload, null, 1000)
  return openBrowserWith(project, await openTestSession(payload, String(id), null, true))
}

type Paid = {
  project: string
  student: string
  paidAt: number
  paise: number
  state?: string
  isFulfilled?: boolean
}

/** Inserts an order as the payment operations store it. */
export async function addOrder(payload: BasePayload, order: Paid): Promise<string> {
  const { project, student, paidAt, paise, state = 'paid', isFulfilled = true } = order
  const at = new Date(paidAt).toISOString()
  const key = randomUUID()
  const { id } = await payload.db.create({
    collection: 'orders',
    data: {
      project,
      student,
      number: `SH-${key.slice(0, 8).toUpperCase()}`,
      productKeys: ' ',
      status: state === 'paid' ? 'confirmed' : 'placed',
      paymentStatus: state,
      fulfilment: state !== 'paid' ? 'open' : isFulfilled ? 'done' : 'waiting',
      queue: state === 'paid' && !isFulfilled ? 'fulfil' : null,
      timeline: [],
      lines: [],
      itemsPaise: paise,
      offerPaise: paise,
      payablePaise: paise,
      netPaymentPaise: state === 'paid' ? paise : 0,
      quoteId: key,
      openKey: key,
      placedAt: at,
      ...(state === 'paid' ? { paidAt: at } : {}),
    },
  })
  return String(id)
}
