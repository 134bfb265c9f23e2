import { account } from './hi/account.ts'
import { address } from './hi/address.ts'
import { auth } from './hi/auth.ts'
import { bill } from './hi/bill.ts'
import { blog } from './hi/blog.ts'
import { cart } from './hi/cart.ts'
import { catalogue } from './hi/catalogue.ts'
import { checkout } from './hi/checkout.ts'
import { compare } from './hi/compare.ts'
import { downloads } from './hi/downloads.ts'
import { expert } from './hi/expert.ts'
import { facts } from './hi/facts.ts'
import { files } from './hi/files.ts'
import { lead } from './hi/lead.ts'
import { learning } from './hi/learning.ts'
import { messages } from './hi/messages.ts'
import { notifications } from './hi/notifications.ts'
import { orders } from './hi/orders.ts'
import { owned } from './hi/owned.ts'
import { pages } from './hi/pages.ts'
import { parcels } from './hi/parcels.ts'
import { problems } from './hi/problems.ts'
import { product } from './hi/product.ts'
import { profile } from './hi/profile.ts'
import { resources } from './hi/resources.ts'
import { returns } from './hi/returns.ts'
import { reviews } from './hi/reviews.ts'
import { search } from './hi/search.ts'
import { sections } from './hi/sections.ts'
import { shell } from './hi/shell.ts'
import { system } from './hi/system.ts'
import { tickets } from './hi/tickets.ts'
import { ui } from './hi/ui.ts'
import { wallets } from './hi/wallets.ts'
import { wishlist } from './hi/wishlist.ts'
import type { Texts } from './Texts.ts'

export const hindi: Texts = {
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
