import type { CollectionConfig } from 'payload'
import { BulkEmails } from './bulkEmails/BulkEmails.ts'
import { Batches } from './catalogue/Batches.ts'
import { Categories } from './catalogue/Categories.ts'
import { DigitalItems } from './catalogue/DigitalItems.ts'
import { ItemDownloads } from './catalogue/ItemDownloads.ts'
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
import { Doubts } from './doubts/Doubts.ts'
import { dayFirstDates } from './fields/dayFirstDates.ts'
import { FranchiseInvitations } from './franchise/FranchiseInvitations.ts'
import { FranchiseStudents } from './franchise/FranchiseStudents.ts'
import { AssignmentFiles } from './learning/AssignmentFiles.ts'
import { AssignmentSubmissions } from './learning/AssignmentSubmissions.ts'
import { Certificates } from './learning/Certificates.ts'
import { ClassContentSummaries } from './learning/ClassContentSummaries.ts'
import { Classes } from './learning/Classes.ts'
import { ClassPlans } from './learning/ClassPlans.ts'
import { Entitlements } from './learning/Entitlements.ts'
import { LearningStreaks } from './learning/LearningStreaks.ts'
import { LectureCompletions } from './learning/LectureCompletions.ts'
import { LectureNotes } from './learning/LectureNotes.ts'
import { LectureProgress } from './learning/LectureProgress.ts'
import { Lectures } from './learning/Lectures.ts'
import { LiveAttendances } from './learning/LiveAttendances.ts'
import { LiveChatEntries } from './learning/LiveChatEntries.ts'
import { LiveClassChatrooms } from './learning/LiveClassChatrooms.ts'
import { LiveMeetSessions } from './learning/LiveMeetSessions.ts'
import { SigningKeys } from './learning/SigningKeys.ts'
import { AuditLogs } from './logs/AuditLogs.ts'
import { ErrorLogs } from './logs/ErrorLogs.ts'
import { Broadcasts } from './messages/Broadcasts.ts'
import { DeliveryLogs } from './messages/DeliveryLogs.ts'
import { MessagePreferences } from './messages/MessagePreferences.ts'
import { Notifications } from './messages/Notifications.ts'
import { OutgoingMessages } from './messages/OutgoingMessages.ts'
import { PushDevices } from './messages/PushDevices.ts'
import { WinBackSends } from './messages/WinBackSends.ts'
import { AccessConfigurations } from './people/AccessConfigurations.ts'
import { Addresses } from './people/Addresses.ts'
import { KnownDevices } from './people/KnownDevices.ts'
import { OtpBudgets } from './people/OtpBudgets.ts'
import { OtpChallenges } from './people/OtpChallenges.ts'
import { RateLimits } from './people/RateLimits.ts'
import { Sessions } from './people/Sessions.ts'
import { SignoutLogs } from './people/SignoutLogs.ts'
import { StudentConsents } from './people/StudentConsents.ts'
import { UserAdminConfigs } from './people/UserAdminConfigs.ts'
import { UserDetails } from './people/UserDetails.ts'
import { Users } from './people/Users.ts'
import { Changes } from './platform/Changes.ts'
import { Claims } from './platform/Claims.ts'
import { Leases } from './platform/Leases.ts'
import { Processes } from './platform/Processes.ts'
import { Projects } from './platform/Projects.ts'
import { Payouts } from './referral/Payouts.ts'
import { ReferralCodes } from './referral/ReferralCodes.ts'
import { Referrals } from './referral/Referrals.ts'
import { DailyTotals } from './reports/DailyTotals.ts'
import { FunnelSteps } from './reports/FunnelSteps.ts'
import { ReturnPhotos } from './returns/ReturnPhotos.ts'
import { Returns } from './returns/Returns.ts'
import { SearchMisses } from './search/SearchMisses.ts'
import { SearchSynonyms } from './search/SearchSynonyms.ts'
import { AdminConfigs } from './settings/AdminConfigs.ts'
import { CourierSettings } from './settings/CourierSettings.ts'
import { LiveSettings } from './settings/LiveSettings.ts'
import { MessageSettings } from './settings/MessageSettings.ts'
import { PaymentSettings } from './settings/PaymentSettings.ts'
import { ProjectConfigs } from './settings/ProjectConfigs.ts'
import { RewardSettings } from './settings/RewardSettings.ts'
import { ShopSettings } from './settings/ShopSettings.ts'
import { SupportSettings } from './settings/SupportSettings.ts'
import { WebStaticConfigs } from './settings/WebStaticConfigs.ts'
import { Accommodations } from './tests/Accommodations.ts'
import { AnswerFiles } from './tests/AnswerFiles.ts'
import { AnswerSheets } from './tests/AnswerSheets.ts'
import { AttemptEvents } from './tests/AttemptEvents.ts'
import { AttemptResults } from './tests/AttemptResults.ts'
import { KeptQuestions } from './tests/KeptQuestions.ts'
import { Objections } from './tests/Objections.ts'
import { ObjectionWindows } from './tests/ObjectionWindows.ts'
import { PaperDrafts } from './tests/PaperDrafts.ts'
import { PaperKeys } from './tests/PaperKeys.ts'
import { PaperPacks } from './tests/PaperPacks.ts'
import { PaperReleases } from './tests/PaperReleases.ts'
import { QuestionFiles } from './tests/QuestionFiles.ts'
import { QuestionImportFiles } from './tests/QuestionImportFiles.ts'
import { QuestionImports } from './tests/QuestionImports.ts'
import { QuestionKeys } from './tests/QuestionKeys.ts'
import { Questions } from './tests/Questions.ts'
import { QuestionVersions } from './tests/QuestionVersions.ts'
import { Quizzes } from './tests/Quizzes.ts'
import { Regrades } from './tests/Regrades.ts'
import { ReportLinks } from './tests/ReportLinks.ts'
import { StandingPointers } from './tests/StandingPointers.ts'
import { Standings } from './tests/Standings.ts'
import { TestPapers } from './tests/TestPapers.ts'
import { TestSeries } from './tests/TestSeries.ts'
import { TestUserAttempts } from './tests/TestUserAttempts.ts'
import { CannedReplies } from './tickets/CannedReplies.ts'
import { IncomingMails } from './tickets/IncomingMails.ts'
import { SupportTickets } from './tickets/SupportTickets.ts'
import { TicketFiles } from './tickets/TicketFiles.ts'
import { TicketMessages } from './tickets/TicketMessages.ts'
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
  LiveMeetSessions,
  LiveAttendances,
  LiveClassChatrooms,
  LiveChatEntries,
  Entitlements,
  ClassSerialKeys,
  ItemDownloads,
  AssignmentSubmissions,
  AssignmentFiles,
  LectureCompletions,
  LectureProgress,
  LearningStreaks,
  LectureNotes,
  Certificates,
  SigningKeys,
  ClassPlans,
  ClassContentSummaries,
  TestSeries,
  Accommodations,
  AnswerFiles,
  AttemptEvents,
  AttemptResults,
  Standings,
  Regrades,
  Objections,
  ObjectionWindows,
  ReportLinks,
  AnswerSheets,
  StudentConsents,
  DailyTotals,
  FunnelSteps,
  WinBackSends,
  KeptQuestions,
  StandingPointers,
  PaperDrafts,
  PaperKeys,
  PaperPacks,
  PaperReleases,
  QuestionFiles,
  QuestionImportFiles,
  QuestionImports,
  QuestionKeys,
  QuestionVersions,
  Questions,
  TestUserAttempts,
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
  TicketMessages,
  TicketFiles,
  IncomingMails,
  CannedReplies,
  Doubts,
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
  BulkEmails,
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
  LiveSettings,
  SupportSettings,
  Projects,
  Sessions,
  OtpChallenges,
  OtpBudgets,
  RateLimits,
  KnownDevices,
  Claims,
  Leases,
  Changes,
  Processes,
  OutgoingMessages,
  MessagePreferences,
  PushDevices,
  PurchaseLimits,
  ReservationEntries,
  WalletEntries,
  ReferralCodes,
  FranchiseInvitations,
  FranchiseStudents,
  SandboxTransactions,
].map(dayFirstDates)
