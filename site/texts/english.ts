import { account } from './en/account.ts'
import { address } from './en/address.ts'
import { auth } from './en/auth.ts'
import { blog } from './en/blog.ts'
import { catalogue } from './en/catalogue.ts'
import { checkout } from './en/checkout.ts'
import { compare } from './en/compare.ts'
import { downloads } from './en/downloads.ts'
import { facts } from './en/facts.ts'
import { learning } from './en/learning.ts'
import { messages } from './en/messages.ts'
import { notifications } from './en/notifications.ts'
import { orders } from './en/orders.ts'
import { pages } from './en/pages.ts'
import { product } from './en/product.ts'
import { resources } from './en/resources.ts'
import { reviews } from './en/reviews.ts'
import { search } from './en/search.ts'
import { shell } from './en/shell.ts'
import { system } from './en/system.ts'
import { tickets } from './en/tickets.ts'
import { ui } from './en/ui.ts'

/** The English texts; their shape is that of every language. */
export const english = {
  account,
  address,
  auth,
  blog,
  catalogue,
  checkout,
  compare,
  downloads,
  facts,
  learning,
  messages,
  notifications,
  orders,
  pages,
  product,
  resources,
  reviews,
  search,
  shell,
  system,
  tickets,
  ui,
}
