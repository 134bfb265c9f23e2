import type { QuoteView } from '#domain/calls/payments.ts'

/** Whether nothing of an order has a price: there is nothing to invoice and nothing a coupon could lower. */
export const isFree = ({ payablePaise, lines }: Pick<QuoteView, 'payablePaise' | 'lines'>): boolean =>
  payablePaise === 0 && lines.every(({ totalPaise }) => totalPaise === 0)
