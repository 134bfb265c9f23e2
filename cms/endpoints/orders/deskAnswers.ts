import { DESK_TEXTS } from '#domain/orders/deskTexts.ts'
import { ANSWERS } from '#domain/text/messages.ts'
import { refuse } from '../defineCall.ts'

export const done = (message: string) => ({ apiSuccess: true as const, message })
export const notFound = () => refuse(ANSWERS.notFound, 'notFound', { httpStatus: 404 })
/** What concerns the whole order is not for somebody who sees some of its lines only. */
export const notWhole = () => refuse(DESK_TEXTS.notWhole, 'forbidden', { httpStatus: 403 })

/** Whoever works on orders: all of them, or those of assigned products. */
export const ORDER_DESK = { module: ['orders', 'subadminOrders'], toEdit: true } as const
