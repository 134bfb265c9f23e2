import { REST_GET } from '@payloadcms/next/routes'
import config from '#payload-config'

export const GET = REST_GET(config)
