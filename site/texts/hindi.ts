import { account } from './hi/account.ts'
import { address } from './hi/address.ts'
import { assignment } from './hi/assignment.ts'
import { auth } from './hi/auth.ts'
import { batches } from './hi/batches.ts'
import { bill } from './hi/bill.ts'
import { blog } from './hi/blog.ts'
import { cart } from './hi/cart.ts'
import { catalogue } from './hi/catalogue.ts'
import { checkout } from './hi/checkout.ts'
import { compare } from './hi/compare.ts'
import { consents } from './hi/consents.ts'
import { doubts } from './hi/doubts.ts'
import { downloads } from './hi/downloads.ts'
import { exams } from './hi/exams.ts'
import { expert } from './hi/expert.ts'
import { facts } from './hi/facts.ts'
import { files } from './hi/files.ts'
import { hall } from './hi/hall.ts'
import { lead } from './hi/lead.ts'
import { learning } from './hi/learning.ts'
import { lesson } from './hi/lesson.ts'
import { live } from './hi/live.ts'
import { liveChat } from './hi/liveChat.ts'
import { messageSettings } from './hi/messageSettings.ts'
import { messages } from './hi/messages.ts'
import { notifications } from './hi/notifications.ts'
import { orders } from './hi/orders.ts'
import { owned } from './hi/owned.ts'
import { pages } from './hi/pages.ts'
import { parcels } from './hi/parcels.ts'
import { player } from './hi/player.ts'
import { problems } from './hi/problems.ts'
import { product } from './hi/product.ts'
import { profile } from './hi/profile.ts'
import { progress } from './hi/progress.ts'
import { reader } from './hi/reader.ts'
import { redeem } from './hi/redeem.ts'
import { report } from './hi/report.ts'
import { resources } from './hi/resources.ts'
import { result } from './hi/result.ts'
import { returns } from './hi/returns.ts'
import { reviews } from './hi/reviews.ts'
import { revision } from './hi/revision.ts'
import { search } from './hi/search.ts'
import { sections } from './hi/sections.ts'
import { shell } from './hi/shell.ts'
import { solutions } from './hi/solutions.ts'
import { system } from './hi/system.ts'
import { tickets } from './hi/tickets.ts'
import { ui } from './hi/ui.ts'
import { verify } from './hi/verify.ts'
import { wallets } from './hi/wallets.ts'
import { wishlist } from './hi/wishlist.ts'
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
  reader,
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
