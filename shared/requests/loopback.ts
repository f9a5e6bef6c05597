/** Whether a host is this machine alone, by its name or address. */
export const isLoopback = (host: string): boolean =>
	['localhost', '::1', '[::1]'].includes(host) || /^127(\.\d+){3}$/.test(host)
