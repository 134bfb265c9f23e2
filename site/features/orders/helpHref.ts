/** Where one asks for help with an order: a ticket with the order chosen. */
export const helpHref = ({ number }: { number: string }): string =>
  `/support-tickets?${new URLSearchParams({ order: number })}`
