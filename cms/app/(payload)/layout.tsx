import type { ServerFunctionClient } from 'payload'
import config from '#payload-config'
import '@payloadcms/next/css'
import '@fontsource-variable/inter/index.css'
import '@fontsource-variable/noto-sans-devanagari/index.css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ReactNode } from 'react'
import '../../admin/admin.css'
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
