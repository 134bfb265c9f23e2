import { account } from './en/account/account.ts'
import { auth } from './en/account/auth.ts'
import { consents } from './en/account/consents.ts'
import { messageSettings } from './en/account/messageSettings.ts'
import { messages } from './en/account/messages.ts'
import { notifications } from './en/account/notifications.ts'
import { profile } from './en/account/profile.ts'
import { exams } from './en/exams/exams.ts'
import { expert } from './en/exams/expert.ts'
import { hall } from './en/exams/hall.ts'
import { report } from './en/exams/report.ts'
import { result } from './en/exams/result.ts'
import { revision } from './en/exams/revision.ts'
import { solutions } from './en/exams/solutions.ts'
import { doubts } from './en/help/doubts.ts'
import { lead } from './en/help/lead.ts'
import { tickets } from './en/help/tickets.ts'
import { assignment } from './en/learning/assignment.ts'
import { downloads } from './en/learning/downloads.ts'
import { learning } from './en/learning/learning.ts'
import { lesson } from './en/learning/lesson.ts'
import { live } from './en/learning/live.ts'
import { liveChat } from './en/learning/liveChat.ts'
import { player } from './en/learning/player.ts'
import { progress } from './en/learning/progress.ts'
import { redeem } from './en/learning/redeem.ts'
import { resources } from './en/learning/resources.ts'
import { verify } from './en/learning/verify.ts'
import { blog } from './en/pages/blog.ts'
import { files } from './en/pages/files.ts'
import { pages } from './en/pages/pages.ts'
import { problems } from './en/pages/problems.ts'
import { search } from './en/pages/search.ts'
import { sections } from './en/pages/sections.ts'
import { shell } from './en/pages/shell.ts'
import { system } from './en/pages/system.ts'
import { ui } from './en/pages/ui.ts'
import { address } from './en/shop/address.ts'
import { batches } from './en/shop/batches.ts'
import { bill } from './en/shop/bill.ts'
import { cart } from './en/shop/cart.ts'
import { catalogue } from './en/shop/catalogue.ts'
import { checkout } from './en/shop/checkout.ts'
import { compare } from './en/shop/compare.ts'
import { facts } from './en/shop/facts.ts'
import { orders } from './en/shop/orders.ts'
import { owned } from './en/shop/owned.ts'
import { parcels } from './en/shop/parcels.ts'
import { product } from './en/shop/product.ts'
import { returns } from './en/shop/returns.ts'
import { reviews } from './en/shop/reviews.ts'
import { wallets } from './en/shop/wallets.ts'
import { wishlist } from './en/shop/wishlist.ts'

/** The English texts; their shape is that of every language. */
export const english = {
  account,
  address,
  assignment,
  auth,
  batches,
  bill,
  blog,
  cart,
  catalogue,
  checkout,
  compare,
  consents,
  doubts,
  downloads,
  exams,
  expert,
  facts,
  files,
  hall,
  lead,
  learning,
  lesson,
  live,
  liveChat,
  messageSettings,
  messages,
  notifications,
  orders,
  owned,
  pages,
  parcels,
  player,
  problems,
  product,
  profile,
  redeem,
  resources,
  report,
  result,
  returns,
  reviews,
  search,
  sections,
  shell,
  progress,
  revision,
  solutions,
  system,
  tickets,
  ui,
  verify,
  wallets,
  wishlist,
}
