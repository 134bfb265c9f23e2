declare module 'hls.js/light' {
  export { default, type ErrorData } from 'hls.js'
}
