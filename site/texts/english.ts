import { account } from './en/account.ts'
import { address } from './en/address.ts'
import { auth } from './en/auth.ts'
import { bill } from './en/bill.ts'
import { blog } from './en/blog.ts'
import { cart } from './en/cart.ts'
import { catalogue } from './en/catalogue.ts'
import { checkout } from './en/checkout.ts'
import { compare } from './en/compare.ts'
import { downloads } from './en/downloads.ts'
import { expert } from './en/expert.ts'
import { facts } from './en/facts.ts'
import { files } from './en/files.ts'
import { lead } from './en/lead.ts'
import { learning } from './en/learning.ts'
import { messages } from './en/messages.ts'
import { notifications } from './en/notifications.ts'
import { orders } from './en/orders.ts'
import { owned } from './en/owned.ts'
import { pages } from './en/pages.ts'
import { parcels } from './en/parcels.ts'
import { problems } from './en/problems.ts'
import { product } from './en/product.ts'
import { profile } from './en/profile.ts'
import { resources } from './en/resources.ts'
import { returns } from './en/returns.ts'
import { reviews } from './en/reviews.ts'
import { search } from './en/search.ts'
import { sections } from './en/sections.ts'
import { shell } from './en/shell.ts'
import { system } from './en/system.ts'
import { tickets } from './en/tickets.ts'
import { ui } from './en/ui.ts'
import { wallets } from './en/wallets.ts'
import { wishlist } from './en/wishlist.ts'

/** The English texts; their shape is that of every language. */
export const english = {
  account,
  address,
  auth,
  bill,
  blog,
  cart,
  catalogue,
  checkout,
  compare,
  downloads,
  expert,
  facts,
  files,
  lead,
  learning,
  messages,
  notifications,
  orders,
  owned,
  pages,
  parcels,
  problems,
  product,
  profile,
  resources,
  returns,
  reviews,
  search,
  sections,
  shell,
  system,
  tickets,
  ui,
  wallets,
  wishlist,
}
