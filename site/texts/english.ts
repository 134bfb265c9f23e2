import { account } from './en/account.ts'
import { address } from './en/address.ts'
import { assignment } from './en/assignment.ts'
import { auth } from './en/auth.ts'
import { batches } from './en/batches.ts'
import { bill } from './en/bill.ts'
import { blog } from './en/blog.ts'
import { cart } from './en/cart.ts'
import { catalogue } from './en/catalogue.ts'
import { checkout } from './en/checkout.ts'
import { compare } from './en/compare.ts'
import { consents } from './en/consents.ts'
import { doubts } from './en/doubts.ts'
import { downloads } from './en/downloads.ts'
import { exams } from './en/exams.ts'
import { expert } from './en/expert.ts'
import { facts } from './en/facts.ts'
import { files } from './en/files.ts'
import { hall } from './en/hall.ts'
import { lead } from './en/lead.ts'
import { learning } from './en/learning.ts'
import { lesson } from './en/lesson.ts'
import { live } from './en/live.ts'
import { liveChat } from './en/liveChat.ts'
import { messageSettings } from './en/messageSettings.ts'
import { messages } from './en/messages.ts'
import { notifications } from './en/notifications.ts'
import { orders } from './en/orders.ts'
import { owned } from './en/owned.ts'
import { pages } from './en/pages.ts'
import { parcels } from './en/parcels.ts'
import { player } from './en/player.ts'
import { problems } from './en/problems.ts'
import { product } from './en/product.ts'
import { profile } from './en/profile.ts'
import { progress } from './en/progress.ts'
import { reader } from './en/reader.ts'
import { redeem } from './en/redeem.ts'
import { report } from './en/report.ts'
import { resources } from './en/resources.ts'
import { result } from './en/result.ts'
import { returns } from './en/returns.ts'
import { reviews } from './en/reviews.ts'
import { revision } from './en/revision.ts'
import { search } from './en/search.ts'
import { sections } from './en/sections.ts'
import { shell } from './en/shell.ts'
import { solutions } from './en/solutions.ts'
import { system } from './en/system.ts'
import { tickets } from './en/tickets.ts'
import { ui } from './en/ui.ts'
import { verify } from './en/verify.ts'
import { wallets } from './en/wallets.ts'
import { wishlist } from './en/wishlist.ts'

/** The English texts; texts of every language have their type. */
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
