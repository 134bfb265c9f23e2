import Hls from 'hls.js/light'
import { type AttachStream, playStream } from './streamPlayer.ts'

/** Plays a stream of this server. */
export const attachStream: AttachStream = (...of) => playStream(Hls, {}, ...of)
