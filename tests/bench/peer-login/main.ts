import { servePeer } from '../peer/servePeer.ts'
import config from './config.ts'

/** Program: serves Payload's own password sign-in. */
await servePeer(config)
