/** The support page for an order: a new ticket with the order selected. */
export const helpHref = ({ number }: { number: string }): string =>
  `/support-tickets?${new URLSearchParams({ order: number })}`
