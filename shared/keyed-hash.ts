import { createHmac } from 'node:crypto'

/**
 * A text as something it can be found by but not read from: 43 characters.
 * @param purpose so that a hash for one purpose is not found by another
 */
export type KeyedHash = (purpose: string, text: string) => string

export const keyedHashWith =
	(secret: string): KeyedHash =>
	(purpose, text) =>
		createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url')
