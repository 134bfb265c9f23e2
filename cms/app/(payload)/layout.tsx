import type { ServerFunctionClient } from 'payload'
import config from '#payload-config'
import '@payloadcms/next/css'
import '@fontsource-variable/inter/index.css'
import '@fontsource-variable/noto-sans-devanagari/index.css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ReactNode } from 'react'
import '../../admin/admin.css'
import '../../admin/audit/audit.css'
import '../../admin/addresses/addresses.css'
import '../../admin/orders/orderStep.css'
import '../../admin/versions/versions.css'
import '../../admin/orders/orders.css'
import '../../admin/ui/dragging.css'
import '../../admin/ui/shop.css'
import '../../admin/content/content.css'
import '../../admin/fields/fields.css'
import '../../admin/transfers/transfers.css'
import '../../admin/shipments/bulk.css'
import '../../admin/shipments/courier.css'
import '../../admin/invoices/invoices.css'
import '../../admin/attempts/attempts.css'
import '../../admin/learning/learning.css'
import '../../admin/panel/lists.css'
import '../../admin/lists/cards.css'
import '../../admin/fields/forms.css'
import '../../admin/fields/fieldErrors.css'
import '../../admin/panel/panel.css'
import '../../admin/session/session.css'
import '../../admin/panel/shell.css'
import '../../admin/dashboard/dashboard.css'
import '../../admin/people/people.css'
import '../../admin/tickets/tickets.css'
import '../../admin/doubts/doubts.css'
import '../../admin/franchise/franchise.css'
import '../../admin/referral/referral.css'
import '../../admin/returns/returns.css'
import '../../admin/storage/storage.css'
import '../../admin/projects/projects.css'
import '../../admin/settings/settings.css'
import '../../admin/questions/questions.css'
import '../../admin/keys/keys.css'
import '../../admin/papers/papers.css'
import '../../admin/requests/requests.css'
import { importMap } from './admin/importMap.js'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return handleServerFunctions({ ...args, config, importMap })
}

const Layout = ({ children }: { children: ReactNode }) => (
  <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
    {children}
  </RootLayout>
)

export default Layout
