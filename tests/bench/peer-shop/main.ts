import { servePeer } from '../peer/servePeer.ts'
import config from './config.ts'

/** Payload's ecommerce plugin. */
await servePeer(config)
