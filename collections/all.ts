import type { CollectionConfig } from 'payload'
import { SellingProducts } from './catalogue/SellingProducts.ts'
import { Orders } from './commerce/Orders.ts'
import { PaymentEvents } from './commerce/PaymentEvents.ts'
import { Payments } from './commerce/Payments.ts'
import { SandboxTransactions } from './commerce/SandboxTransactions.ts'
import { Media } from './content/Media.ts'
import { Pages } from './content/Pages.ts'
import { PrivateFiles } from './content/PrivateFiles.ts'
import { ClassContentSummaries } from './learning/ClassContentSummaries.ts'
import { Classes } from './learning/Classes.ts'
import { Enrolments } from './learning/Enrolments.ts'
import { LectureCompletions } from './learning/LectureCompletions.ts'
import { Lectures } from './learning/Lectures.ts'
import { ErrorLogs } from './logs/ErrorLogs.ts'
import { Broadcasts } from './messages/Broadcasts.ts'
import { DeliveryLogs } from './messages/DeliveryLogs.ts'
import { Notifications } from './messages/Notifications.ts'
import { Addresses } from './people/Addresses.ts'
import { KnownDevices } from './people/KnownDevices.ts'
import { OtpBudgets } from './people/OtpBudgets.ts'
import { OtpChallenges } from './people/OtpChallenges.ts'
import { RateLimits } from './people/RateLimits.ts'
import { Sessions } from './people/Sessions.ts'
import { SignoutLogs } from './people/SignoutLogs.ts'
import { UserDetails } from './people/UserDetails.ts'
import { Users } from './people/Users.ts'
import { Claims } from './platform/Claims.ts'
import { Projects } from './platform/Projects.ts'
import { AdminConfigs } from './settings/AdminConfigs.ts'
import { MessageSettings } from './settings/MessageSettings.ts'
import { ProjectConfigs } from './settings/ProjectConfigs.ts'
import { WebStaticConfigs } from './settings/WebStaticConfigs.ts'

/** Every collection, in the order of the admin's menu. */
export const COLLECTIONS: CollectionConfig[] = [
  SellingProducts,
  Classes,
  Lectures,
  Enrolments,
  LectureCompletions,
  ClassContentSummaries,
  Pages,
  Media,
  PrivateFiles,
  Orders,
  Payments,
  PaymentEvents,
  Users,
  Addresses,
  UserDetails,
  Notifications,
  Broadcasts,
  DeliveryLogs,
  SignoutLogs,
  ErrorLogs,
  WebStaticConfigs,
  ProjectConfigs,
  AdminConfigs,
  MessageSettings,
  Projects,
  Sessions,
  OtpChallenges,
  OtpBudgets,
  RateLimits,
  KnownDevices,
  Claims,
  SandboxTransactions,
]
