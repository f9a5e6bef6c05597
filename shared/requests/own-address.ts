const HERE = 'http://here.invalid'

/** Whether a browser on a page of the store reads an address as one of the store. */
export const isOwnAddress = (address: string): boolean =>
	URL.canParse(address, HERE) && new URL(address, HERE).origin === HERE
