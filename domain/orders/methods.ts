/**
 * Payment methods. `online` uses a gateway, `cashOnDelivery` is paid to the courier, `bankTransfer` is a
 * transfer that staff confirm, `offline` is money that staff received themselves, `none` is for orders with
 * nothing to pay.
 */
export const PAY_METHODS = ['online', 'cashOnDelivery', 'bankTransfer', 'offline', 'none'] as const
export type PayMethod = (typeof PAY_METHODS)[number]

/** Gateway id of orders that a franchisee pays with their funds. */
export const FUNDS_GATEWAY = 'franchiseFunds'

/** Whether a payment was made through a gateway, which can be queried; others were received by staff or a courier, or paid from funds. */
export const isGatewayPayment = ({ gateway }: { gateway: string }): boolean =>
  gateway !== FUNDS_GATEWAY && !(PAY_METHODS as readonly string[]).includes(gateway)

/** Where an order was placed: on the storefront, or by staff or a franchisee in a panel. */
export const PANELS = ['web', 'admin', 'franchise'] as const
export type Panel = (typeof PANELS)[number]

/** Stands for the project's preferred gateway where the buyer chose none: for orders without a product, such as the fee of an objection. */
export const ANY_GATEWAY = 'online'
