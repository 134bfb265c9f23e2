import { servePeer } from '../peer/servePeer.ts'
import config from './config.ts'

/** Program: serves attempts by Payload's own REST. */
await servePeer(config)
