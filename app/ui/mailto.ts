/**
 * A link that writes to this address and to no other. Whatever could end the address is encoded, so
 * that a text typed by somebody else can add no recipient, no header and no body.
 */
export function mailto(email: string, subject?: string): string {
	const address = email.split('@').map(encodeURIComponent).join('@')
	return `mailto:${address}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`
}
