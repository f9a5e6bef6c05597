export interface Linked {
	path: string
	secret?: string | undefined
}

/** The way into the store that a mail shows, its secret with it. */
export const linkOf = ({ path, secret }: Linked): string =>
	secret === undefined ? path : path + encodeURIComponent(secret)
