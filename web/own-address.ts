import type { Config } from '../config.ts'

export interface OwnAddress {
	/** As callers use it, for people. */
	words: string
	/** Where links begin. */
	base: string
}

/** Where a store that listens on a port is reached. */
export function ownAddress({ host, publicUrl }: Config, port: number): OwnAddress {
	const name = host.includes(':') ? `[${host}]` : host
	const local = `http://${/^(?:0\.0\.0\.0|\[::\])$/.test(name) ? 'localhost' : name}:${port}`
	return {
		words: publicUrl ? `${publicUrl} (by way of ${local})` : local,
		base: publicUrl ?? local,
	}
}
