import { account } from './hi/account/account.ts'
import { auth } from './hi/account/auth.ts'
import { consents } from './hi/account/consents.ts'
import { messageSettings } from './hi/account/messageSettings.ts'
import { messages } from './hi/account/messages.ts'
import { notifications } from './hi/account/notifications.ts'
import { profile } from './hi/account/profile.ts'
import { exams } from './hi/exams/exams.ts'
import { expert } from './hi/exams/expert.ts'
import { hall } from './hi/exams/hall.ts'
import { report } from './hi/exams/report.ts'
import { result } from './hi/exams/result.ts'
import { revision } from './hi/exams/revision.ts'
import { solutions } from './hi/exams/solutions.ts'
import { doubts } from './hi/help/doubts.ts'
import { lead } from './hi/help/lead.ts'
import { tickets } from './hi/help/tickets.ts'
import { assignment } from './hi/learning/assignment.ts'
import { downloads } from './hi/learning/downloads.ts'
import { learning } from './hi/learning/learning.ts'
import { lesson } from './hi/learning/lesson.ts'
import { live } from './hi/learning/live.ts'
import { liveChat } from './hi/learning/liveChat.ts'
import { player } from './hi/learning/player.ts'
import { progress } from './hi/learning/progress.ts'
import { redeem } from './hi/learning/redeem.ts'
import { resources } from './hi/learning/resources.ts'
import { verify } from './hi/learning/verify.ts'
import { blog } from './hi/pages/blog.ts'
import { files } from './hi/pages/files.ts'
import { pages } from './hi/pages/pages.ts'
import { problems } from './hi/pages/problems.ts'
import { search } from './hi/pages/search.ts'
import { sections } from './hi/pages/sections.ts'
import { shell } from './hi/pages/shell.ts'
import { system } from './hi/pages/system.ts'
import { ui } from './hi/pages/ui.ts'
import { address } from './hi/shop/address.ts'
import { batches } from './hi/shop/batches.ts'
import { bill } from './hi/shop/bill.ts'
import { cart } from './hi/shop/cart.ts'
import { catalogue } from './hi/shop/catalogue.ts'
import { checkout } from './hi/shop/checkout.ts'
import { compare } from './hi/shop/compare.ts'
import { facts } from './hi/shop/facts.ts'
import { orders } from './hi/shop/orders.ts'
import { owned } from './hi/shop/owned.ts'
import { parcels } from './hi/shop/parcels.ts'
import { product } from './hi/shop/product.ts'
import { returns } from './hi/shop/returns.ts'
import { reviews } from './hi/shop/reviews.ts'
import { wallets } from './hi/shop/wallets.ts'
import { wishlist } from './hi/shop/wishlist.ts'
import type { Texts } from './Texts.ts'

export const hindi: Texts = {
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
