import { randomBytes } from 'node:crypto'
import type { Brand } from './brand.ts'

export type ProductId = Brand<string, 'ProductId'>
export type UserId = Brand<string, 'UserId'>
export type CartId = Brand<string, 'CartId'>
export type OrderId = Brand<string, 'OrderId'>

/** No 0, O, 1, I, L or U: the other characters survive being read out over the telephone. */
const READABLE = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

function readable(length: number): string {
	let text = ''
	while (text.length < length) {
		for (const byte of randomBytes(length * 2)) {
			if (byte < 240 && text.length < length) text += READABLE[byte % READABLE.length]
		}
	}
	return text
}

/** A fresh unguessable id, 128 bits; none begins with a minus, which a spreadsheet would take for a formula. */
export function newId(): string {
	const id = randomBytes(16).toString('base64url')
	return id.startsWith('-') ? newId() : id
}

/** A secret for a link, 192 bits. */
export const newSecret = (): string => randomBytes(24).toString('base64url')

export const newCartId = (): CartId => newSecret() as CartId

/** A number a person can read out, drawn from 6.6 × 10¹¹: `7KQ4-M2XD`. */
const readableNumber = () => `${readable(4)}-${readable(4)}`

/** So many numbers drawn in a row that are all taken are no accident. */
export const NUMBER_ATTEMPTS = 5

/** The prefix of order numbers until a shop has chosen its own. */
export const ORDER_PREFIX = 'SB'

/** The number of an order: `SB-7KQ4-M2XD`. @param prefix two to four capital letters, the shop's */
export const newOrderId = (prefix = ORDER_PREFIX): OrderId =>
	`${prefix}-${readableNumber()}` as OrderId

/** The number of an enquiry: `EQ-7KQ4-M2XD`. */
export const newEnquiryNumber = (): string => `EQ-${readableNumber()}`
