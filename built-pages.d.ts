/** What `app` is built into. */
declare module '*/build/pages/server/index.js'
