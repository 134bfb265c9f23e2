import type { AdminViewConfig } from 'payload'

const page = (path: `/${string}`, title: string, Component: string): AdminViewConfig => ({
  Component: `/admin/${Component}`,
  path,
  exact: true,
  meta: { title },
})

/** The panel's custom views by key. Each renders through `panelPage`, which checks access. */
export const ADMIN_VIEWS: Record<string, AdminViewConfig> = {
  dashboard: { Component: '/admin/dashboard/DashboardView#DashboardView' } as AdminViewConfig,
  login: { Component: '/admin/login/LoginView#LoginView' } as AdminViewConfig,
  activities: page('/activities', 'Dashboard activities', 'dashboard/ActivitiesView#ActivitiesView'),
  reports: page('/reports', 'Reports', 'reports/ReportsView#ReportsView'),
  noAccess: page('/no-access', 'No access', 'panel/NoAccessView#NoAccessView'),
  chooseProject: page(
    '/choose-project',
    'Choose a project',
    'projectSwitch/ChooseProjectView#ChooseProjectView',
  ),
  newDocument: page('/new-document', 'New document', 'content/NewDocumentView#NewDocumentView'),
  schedule: page('/schedule', 'Schedule', 'content/ScheduleView#ScheduleView'),
  contentReport: page('/content-report', 'Content report', 'content/ReportView#ReportView'),
  courses: page('/courses', 'Courses', 'learning/CoursesView#CoursesView'),
  addQuestion: page('/questions/add', 'New question', 'questions/NewQuestionView#NewQuestionView'),
  importQuestions: page('/questions/import', 'Import questions', 'questionImports/ImportView#ImportView'),
  testStatus: page('/test-status', 'Test status', 'attempts/TestStatusView#TestStatusView'),
  quizAnalytics: page('/quiz-analytics', 'Quiz analytics', 'papers/QuizAnalyticsView#QuizAnalyticsView'),
  addOrders: page('/add-orders', 'Add orders', 'orders/AddOrdersView#AddOrdersView'),
  packingSlips: page('/packing-slips', 'Packing slips', 'shipments/SlipsView#SlipsView'),
  gstReturns: page('/gst-returns', 'GST returns', 'invoices/ReturnsView#ReturnsView'),
  supportReport: page('/support-report', 'Support report', 'tickets/ReportView#SupportReportView'),
  jobs: page('/jobs', 'Jobs', 'jobs/JobsView#JobsView'),
  addPeople: page('/people/add', 'Add people', 'people/AddPeopleView#AddPeopleView'),
  experts: page('/people/experts', 'Experts', 'people/RoleListView#RoleListView'),
  franchisees: page('/people/franchise', 'Franchise', 'people/RoleListView#RoleListView'),
  permissions: page('/people/permissions', 'Permissions', 'people/RoleListView#RoleListView'),
  storage: page('/storage', 'Storage', 'storage/StorageView#StorageView'),
  franchisePanel: page('/franchise', 'Franchise panel', 'franchise/FranchiseView#FranchiseView'),
  expertTestSeries: page(
    '/expert/test-series',
    'Expert Test Series Panel',
    'franchise/ExpertRedirect#ExpertRedirect',
  ),
  expertDoubts: page('/expert/doubts', 'Expert Doubts Panel', 'franchise/ExpertRedirect#ExpertRedirect'),
  projects: page('/projects', 'Projects', 'projects/ProjectsView#ProjectsView'),
}
