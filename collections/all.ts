import type { CollectionConfig } from 'payload'
import { Batches } from './catalogue/Batches.ts'
import { Categories } from './catalogue/Categories.ts'
import { DigitalItems } from './catalogue/DigitalItems.ts'
import { PriceHistory } from './catalogue/PriceHistory.ts'
import { ProductReviews } from './catalogue/ProductReviews.ts'
import { ReviewPhotos } from './catalogue/ReviewPhotos.ts'
import { ReviewVotes } from './catalogue/ReviewVotes.ts'
import { SaleItems } from './catalogue/SaleItems.ts'
import { SellingProducts } from './catalogue/SellingProducts.ts'
import { Carts } from './commerce/Carts.ts'
import { ClassSerialKeys } from './commerce/ClassSerialKeys.ts'
import { CourierEvents } from './commerce/CourierEvents.ts'
import { Invoices } from './commerce/Invoices.ts'
import { Orders } from './commerce/Orders.ts'
import { PaymentEvents } from './commerce/PaymentEvents.ts'
import { Payments } from './commerce/Payments.ts'
import { PurchaseLimits } from './commerce/PurchaseLimits.ts'
import { Refunds } from './commerce/Refunds.ts'
import { ReservationEntries } from './commerce/ReservationEntries.ts'
import { SandboxTransactions } from './commerce/SandboxTransactions.ts'
import { Shipments } from './commerce/Shipments.ts'
import { StockLevels } from './commerce/StockLevels.ts'
import { WishlistItems } from './commerce/WishlistItems.ts'
import { BlogCategories } from './content/BlogCategories.ts'
import { Blogs } from './content/Blogs.ts'
import { FreeResources } from './content/FreeResources.ts'
import { LeadForms } from './content/LeadForms.ts'
import { LeadSubmissions } from './content/LeadSubmissions.ts'
import { Media } from './content/Media.ts'
import { MediaFolders } from './content/MediaFolders.ts'
import { Pages } from './content/Pages.ts'
import { PrivateFiles } from './content/PrivateFiles.ts'
import { Redirects } from './content/Redirects.ts'
import { ScheduledChanges } from './content/ScheduledChanges.ts'
import { Sections } from './content/Sections.ts'
import { CouponCodes } from './coupons/CouponCodes.ts'
import { Coupons } from './coupons/Coupons.ts'
import { dayFirstDates } from './fields/dayFirstDates.ts'
import { FranchiseInvitations } from './franchise/FranchiseInvitations.ts'
import { FranchiseStudents } from './franchise/FranchiseStudents.ts'
import { ClassContentSummaries } from './learning/ClassContentSummaries.ts'
import { Classes } from './learning/Classes.ts'
import { Entitlements } from './learning/Entitlements.ts'
import { LectureCompletions } from './learning/LectureCompletions.ts'
import { Lectures } from './learning/Lectures.ts'
import { AuditLogs } from './logs/AuditLogs.ts'
import { ErrorLogs } from './logs/ErrorLogs.ts'
import { Broadcasts } from './messages/Broadcasts.ts'
import { DeliveryLogs } from './messages/DeliveryLogs.ts'
import { Notifications } from './messages/Notifications.ts'
import { OutgoingMessages } from './messages/OutgoingMessages.ts'
import { AccessConfigurations } from './people/AccessConfigurations.ts'
import { Addresses } from './people/Addresses.ts'
import { KnownDevices } from './people/KnownDevices.ts'
import { OtpBudgets } from './people/OtpBudgets.ts'
import { OtpChallenges } from './people/OtpChallenges.ts'
import { RateLimits } from './people/RateLimits.ts'
import { Sessions } from './people/Sessions.ts'
import { SignoutLogs } from './people/SignoutLogs.ts'
import { UserAdminConfigs } from './people/UserAdminConfigs.ts'
import { UserDetails } from './people/UserDetails.ts'
import { Users } from './people/Users.ts'
import { Claims } from './platform/Claims.ts'
import { Leases } from './platform/Leases.ts'
import { Projects } from './platform/Projects.ts'
import { Payouts } from './referral/Payouts.ts'
import { ReferralCodes } from './referral/ReferralCodes.ts'
import { Referrals } from './referral/Referrals.ts'
import { ReturnPhotos } from './returns/ReturnPhotos.ts'
import { Returns } from './returns/Returns.ts'
import { SearchMisses } from './search/SearchMisses.ts'
import { SearchSynonyms } from './search/SearchSynonyms.ts'
import { AdminConfigs } from './settings/AdminConfigs.ts'
import { CourierSettings } from './settings/CourierSettings.ts'
import { MessageSettings } from './settings/MessageSettings.ts'
import { PaymentSettings } from './settings/PaymentSettings.ts'
import { ProjectConfigs } from './settings/ProjectConfigs.ts'
import { RewardSettings } from './settings/RewardSettings.ts'
import { ShopSettings } from './settings/ShopSettings.ts'
import { WebStaticConfigs } from './settings/WebStaticConfigs.ts'
import { Quizzes } from './tests/Quizzes.ts'
import { TestPapers } from './tests/TestPapers.ts'
import { TestSeries } from './tests/TestSeries.ts'
import { SupportTickets } from './tickets/SupportTickets.ts'
import { CreditWallets } from './wallets/CreditWallets.ts'
import { EarningWallets } from './wallets/EarningWallets.ts'
import { FundWallets } from './wallets/FundWallets.ts'
import { WalletEntries } from './wallets/WalletEntries.ts'

/** Every collection, in the order of the admin menu. */
export const COLLECTIONS: CollectionConfig[] = [
  SellingProducts,
  Categories,
  DigitalItems,
  Batches,
  SaleItems,
  PriceHistory,
  ProductReviews,
  ReviewVotes,
  ReviewPhotos,
  Classes,
  Lectures,
  Entitlements,
  ClassSerialKeys,
  LectureCompletions,
  ClassContentSummaries,
  TestSeries,
  TestPapers,
  Quizzes,
  FreeResources,
  Pages,
  Sections,
  Blogs,
  BlogCategories,
  Redirects,
  SearchSynonyms,
  SearchMisses,
  LeadForms,
  LeadSubmissions,
  SupportTickets,
  ScheduledChanges,
  Media,
  MediaFolders,
  PrivateFiles,
  Invoices,
  Orders,
  Shipments,
  CourierEvents,
  Carts,
  WishlistItems,
  Coupons,
  CouponCodes,
  StockLevels,
  Payments,
  PaymentEvents,
  Refunds,
  Returns,
  ReturnPhotos,
  CreditWallets,
  EarningWallets,
  Referrals,
  Payouts,
  FundWallets,
  Users,
  Addresses,
  UserDetails,
  AccessConfigurations,
  UserAdminConfigs,
  Notifications,
  Broadcasts,
  DeliveryLogs,
  SignoutLogs,
  ErrorLogs,
  AuditLogs,
  WebStaticConfigs,
  ProjectConfigs,
  AdminConfigs,
  MessageSettings,
  PaymentSettings,
  ShopSettings,
  RewardSettings,
  CourierSettings,
  Projects,
  Sessions,
  OtpChallenges,
  OtpBudgets,
  RateLimits,
  KnownDevices,
  Claims,
  Leases,
  OutgoingMessages,
  PurchaseLimits,
  ReservationEntries,
  WalletEntries,
  ReferralCodes,
  FranchiseInvitations,
  FranchiseStudents,
  SandboxTransactions,
].map(dayFirstDates)
