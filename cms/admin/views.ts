import type { AdminViewConfig } from 'payload'

/** The panel's pages of our own; each is made by panelPage, which checks who may see it. */
export const ADMIN_VIEWS: Record<string, AdminViewConfig> = {
  login: { Component: '/admin/login/LoginView#LoginView' } as AdminViewConfig,
}
