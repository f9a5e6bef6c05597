/** The build of `app`. */
declare module '*/build/pages/server/index.js'
