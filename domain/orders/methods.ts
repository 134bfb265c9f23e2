/**
 * How an order is paid. `online` goes through a gateway, `cashOnDelivery` at the door, `bankTransfer` by a transfer that staff
 * confirm, `offline` is money that staff took themselves, `none` is nothing to pay.
 */
export const PAY_METHODS = ['online', 'cashOnDelivery', 'bankTransfer', 'offline', 'none'] as const
export type PayMethod = (typeof PAY_METHODS)[number]

/** How an order is called to be paid that a franchisee pays with their funds. */
export const FUNDS_GATEWAY = 'franchiseFunds'

/** Where an order was placed: the storefront, or a panel by staff. */
export const PANELS = ['web', 'admin', 'franchise'] as const
export type Panel = (typeof PANELS)[number]
