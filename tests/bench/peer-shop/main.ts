import { servePeer } from '../peer/servePeer.ts'
import config from './config.ts'

/** Program: serves Payload's ecommerce plugin. */
await servePeer(config)
