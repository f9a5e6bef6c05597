/**
 * A link that writes to this address and to no other. Characters that could end the address are encoded, so that a text
 * from another person can add no recipient, no header and no body.
 */
export function mailto(email: string, subject?: string): string {
	const address = email.split('@').map(encodeURIComponent).join('@')
	return `mailto:${address}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`
}
