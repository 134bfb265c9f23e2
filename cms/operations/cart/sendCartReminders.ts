import type { BasePayload } from 'payload'
import { conditionalUpdate, readRow, readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { nextReminderAt } from '#domain/cart/reminders.ts'
import { localisedUrl } from '#domain/links/localisedUrl.ts'
import { isOfAgeForMarketing } from '#domain/messages/marketingAge.ts'
import { cartMail, cartNotification } from '#domain/notifications/cartTexts.ts'
import { type Titled, titlesText } from '#domain/notifications/titles.ts'
import { localeOrEnglish } from '#domain/text/locales.ts'
import { renderText } from '#domain/text/renderText.ts'
import type { Cart, SellingProduct, User } from '#payload-types'
import { shopOf } from '../checkout/shopOf.ts'
import { consentsOf } from '../consents/consentsOf.ts'
import { queueNotice } from '../messages/queueNotice.ts'
import { notify } from '../notifications/notify.ts'
import { projectAddress } from '../projects/projectAddress.ts'
import { projectOfRow } from '../projects/projectOfRow.ts'
import { cartToken } from './cartLink.ts'

const BATCH_SIZE = 100

/**
 * Sends abandoned-cart reminders 1, 24 and 72 hours after the last change: in the product, and by e-mail to people who opted in and are of age
 * for marketing. A
 * reminder is claimed before it is sent, so it is never sent twice. Returns how many were sent.
 */
export async function sendCartReminders(payload: BasePayload, now: Date): Promise<number> {
  const due = await readRows({
    payload,
    collection: 'carts',
    where: { remindAt: { less_than_equal: now.toISOString() } },
    sort: ['remindAt'],
    limit: BATCH_SIZE,
  })
  let sent = 0
  for (const cart of due) {
    try {
      if (await remind(payload, cart, now)) sent++
    } catch (err) {
      payload.logger.error({ msg: 'a cart reminder failed', cart: cart.id, err })
    }
  }
  return sent
}

async function remind(payload: BasePayload, cart: Cart, now: Date): Promise<boolean> {
  const times = cart.remindedTimes + 1
  const next = nextReminderAt(Date.parse(cart.changedAt), times)
  const claimed = await conditionalUpdate({
    payload,
    collection: 'carts',
    where: { and: [{ id: { equals: cart.id } }, { rev: { equals: cart.rev } }] },
    data: {
      rev: cart.rev + 1,
      remindedTimes: times,
      remindAt: next === null ? null : new Date(next).toISOString(),
    },
  })
  const student = idOf(cart.student)
  const activeItems = cart.items.filter(({ isSaved }) => !isSaved)
  if (!claimed || !student || activeItems.length === 0) return false
  const project = await projectOfRow(payload, cart)
  const { remindsOfCarts } = await shopOf(payload, project)
  const person = await readRow({ payload, collection: 'users', where: { id: { equals: student } } })
  if (!remindsOfCarts || !person || person.isBlocked || person.deletedAt) return false
  const first = await titleOf(payload, activeItems[0]?.product as string)
  if (!first) return false
  const items = titlesText(first, activeItems.length)
  const dedupeKey = `cart:${cart.id}:${cart.changedAt}:${times}`
  await notify(payload, {
    project: project.id,
    user: student,
    kind: 'order',
    ...cartNotification(items),
    dedupeKey,
    now,
  })
  if (person.wantsReminders && (await isOfAge(payload, person, now))) {
    const { host, address } = await projectAddress(payload, project)
    const locale = localeOrEnglish(person.language)
    const subject = renderText(locale, cartNotification(items).title)
    const letter = cartMail(
      items,
      localisedUrl(locale, address, `/cart?resume=${cartToken(String(cart.id), now)}`),
    )
    const text = renderText(locale, letter)
    await queueNotice(payload, {
      project,
      person,
      channels: ['email'],
      host,
      subject,
      text,
      kind: 'reminders',
      dedupeKey,
      now,
    })
  }
  return true
}

/** Reminders are marketing, so as with bulk e-mails nobody of unknown age gets one by e-mail. */
const isOfAge = async (payload: BasePayload, { id, newsConsentAt }: User, now: Date): Promise<boolean> =>
  isOfAgeForMarketing(await consentsOf(payload, String(id)), Boolean(newsConsentAt), now.getUTCFullYear())

async function titleOf(payload: BasePayload, product: string): Promise<Titled | null> {
  const found = await payload.db.findOne<SellingProduct>({
    collection: 'selling-products',
    where: { and: [{ id: { equals: product } }, { _status: { equals: 'published' } }] },
    select: { title: true, hindi: { title: true } },
  })
  return found && { title: found.title, hindiTitle: found.hindi?.title }
}
