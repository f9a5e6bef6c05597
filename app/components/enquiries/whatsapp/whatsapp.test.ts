import { expect, it } from 'vitest'
import { linkToSender, linkToStore } from './whatsapp'

const SHOP = 'Rao & Sons'
const NAME = 'Kavita & “Rao” #1?'
const linkTo = (contactNumber: string | null) =>
	linkToSender({ number: 'EQ-7KQ4-M2XD', name: NAME, contactNumber }, SHOP)

it.each(['+91 98200 00000', '98200-00000', '098200 00000', '0091 9820000000', '919820000000'])(
	'writes to the mobile %s, with the enquiry in the text and nothing of it in the address',
	(contactNumber) => {
		const link = new URL(linkTo(contactNumber) ?? '')
		expect([link.origin, link.pathname, link.hash]).toEqual(['https://wa.me', '/919820000000', ''])
		expect([...link.searchParams]).toEqual([
			['text', `Hello ${NAME}, this is about your enquiry EQ-7KQ4-M2XD at ${SHOP}.`],
		])
	},
)

it.each([null, '020 2543 1234', '+91 20 2543 1234', '080 2222 3333', '+44 7700 900123', '123456'])(
	'writes to no %s, which is no Indian mobile',
	(contactNumber) => {
		expect(linkTo(contactNumber)).toBeNull()
	},
)

it('writes to the store', () => {
	expect(linkToStore('9820000000', 'EQ-7KQ4-M2XD', SHOP)).toBe(
		'https://wa.me/919820000000?text=Hello%2C%20this%20is%20about%20my%20enquiry%20EQ-7KQ4-M2XD%20at%20Rao%20%26%20Sons.',
	)
})
