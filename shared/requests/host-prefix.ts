/** Only a store reached over TLS has it: browsers refuse such a cookie from any other host or over http. */
export const HOST_PREFIX = '__Host-'
