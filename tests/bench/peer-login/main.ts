import { servePeer } from '../peer/servePeer.ts'
import config from './config.ts'

/** Payload's own password sign-in. */
await servePeer(config)
