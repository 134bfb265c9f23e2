import type { AdminViewConfig } from 'payload'

/** The panel's pages of our own; each is made by panelPage, which checks who may see it. */
export const ADMIN_VIEWS: Record<string, AdminViewConfig> = {
  dashboard: { Component: '/admin/panel/DashboardView#DashboardView' } as AdminViewConfig,
  activities: { Component: '/admin/panel/ActivitiesView#ActivitiesView', path: '/activities', exact: true },
  noAccess: { Component: '/admin/panel/NoAccessView#NoAccessView', path: '/no-access', exact: true },
  chooseProject: {
    Component: '/admin/panel/ChooseProjectView#ChooseProjectView',
    path: '/choose-project',
    exact: true,
  },
  login: { Component: '/admin/login/LoginView#LoginView' } as AdminViewConfig,
  schedule: { Component: '/admin/content/ScheduleView#ScheduleView', path: '/schedule', exact: true },
  contentReport: { Component: '/admin/content/ReportView#ReportView', path: '/content-report', exact: true },
  addPeople: { Component: '/admin/people/AddPeopleView#AddPeopleView', path: '/people/add', exact: true },
  experts: { Component: '/admin/people/RoleListView#RoleListView', path: '/people/experts', exact: true },
  franchisees: {
    Component: '/admin/people/RoleListView#RoleListView',
    path: '/people/franchise',
    exact: true,
  },
  permissions: {
    Component: '/admin/people/RoleListView#RoleListView',
    path: '/people/permissions',
    exact: true,
  },
  storage: { Component: '/admin/storage/StorageView#StorageView', path: '/storage', exact: true },
  franchisePanel: {
    Component: '/admin/franchise/FranchiseView#FranchiseView',
    path: '/franchise',
    exact: true,
  },
  expertTestSeries: {
    Component: '/admin/franchise/ExpertDoor#ExpertDoor',
    path: '/expert/test-series',
    exact: true,
  },
  expertDoubts: { Component: '/admin/franchise/ExpertDoor#ExpertDoor', path: '/expert/doubts', exact: true },
  projects: { Component: '/admin/projects/ProjectsView#ProjectsView', path: '/projects', exact: true },
}
