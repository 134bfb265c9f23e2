/** What each permission opens, in plain words for the admin who grants it, by module id (access/modules.ts). */
export const PERMISSION_TEXTS: Readonly<Record<string, string>> = {
  dashboardActivities: 'The list of what staff and students did lately.',
  reports: 'Sales, products, coupons and learning by day, of the lists that the person may see completely.',

  classes: 'Courses, their classes and batches. Lectures can be seen with it.',
  lectures: 'The lectures of every class: videos, texts, files and their order.',
  courseSummary: 'How many lectures, tests and files each class has.',
  enrolments: 'Who has access to what and until when. Edit gives, extends and ends access.',
  subadminClasses: 'Only the classes assigned below, with their lectures.',
  testSeries: 'Test series and their papers. Sub admins see those assigned below.',
  subadminTestSeries: 'Only the test series assigned below, with their papers.',
  questions:
    'The question bank with its keys and solutions, and imports. Sub admins see questions of assigned papers and their own.',
  testPaperStatus: 'Who takes which paper, their attempts, and extra time for some.',
  quizzes: 'Quizzes and their questions.',
  quizAttempts: 'The attempts of students at quizzes.',
  quizAnalytics: 'Results of quizzes in figures.',
  doubts: 'The doubts that students ask, and the answers.',
  serialKeys: 'Serial keys and who redeemed them. Showing a key takes a fresh code.',
  assignments: 'Answers of students to assignments: read, mark, accept and return them.',
  liveClasses:
    'Live classes: when and where they are, who was there. Edit plans, starts, ends and cancels them.',
  downloads: 'Who has downloaded which of the files that they bought, and how often.',
  freeResources: 'Free files, videos and texts, and who may open them.',
  answersheets: 'The expert panel on the storefront: answer sheets of test papers to check.',
  expertDoubts: 'The expert panel on the storefront: doubts to answer.',

  orders:
    'All orders with student, address and payments, and returns. Edit cancels, refunds and decides returns.',
  subadminOrders: 'Orders of the products assigned below, and of each order only these products.',
  addOrders: 'Placing orders for students. Needs Edit.',
  payments: 'Payments of the gateways, their messages, and refunds.',
  invoices: 'Invoices and credit notes, and the monthly GST returns.',
  cart: 'What students have in their carts and wishlists. Edit changes a cart and sends its link.',
  products: 'Products with prices, stock, categories and sales. Edit changes prices.',
  subadminProducts: 'Only the products assigned below.',
  reviews: 'Reviews of products. Edit approves, rejects and answers them.',
  coupons: 'Coupons, their codes, and who used them.',
  cashback: 'Cashback credits of students and the rules by which they earn them.',
  referral: 'Referrals, earnings and payouts. Edit pays payouts, which takes a fresh code.',
  courierDetails: 'Parcels and the orders to pack. Edit packs, hands over and updates parcels.',

  users: 'Students and other people with phone, e-mail, addresses and devices. Edit changes their details.',
  addUsers: 'Adding people one by one or from a file. Needs Edit.',
  experts: 'The people who are experts.',
  franchise: 'Franchisees and their funds. Edit adds funds and takes them back.',
  permissions: 'What staff may see and change.',
  supportTickets:
    'Tickets of students to the support, canned replies and the report of the month. Edit answers, assigns and resolves them.',
  userRequests:
    'What visitors sent with forms and students asked for. Edit assigns requests and marks them as done.',

  pages: 'Pages of the storefront, shared sections, redirects, forms and the schedule.',
  blogs: 'Blog posts, their categories and schedule.',
  portalSettings:
    'Theme, menus, sign-up form, languages, hours of the support desk, and the lists of courses and tags.',
  search: 'Words that mean the same to the search, and searches that found nothing.',
  storage: 'Pictures and files, and the folders they are in.',
  bulkEmails:
    'E-mails to many students who have asked for news, and what came of the win-back rules. Edit writes, sends and stops them.',
  announcements: 'Announcements to many people, and the notifications that people got.',

  advanceSettings: 'Features of the project and their limits.',
  gateways:
    'Payment gateways, SMS and e-mail senders, couriers and servers of live classes, with their secrets.',
  shopSettings: 'GST, invoice numbers, delivery charges and return rules.',
  auditLog: 'Who changed what and when.',
  logs: 'Errors, messages that were not delivered, and sign-outs.',
}
