import { expect, it } from 'vitest'
import { nameOf, operations, type Schema } from '../test/openapi.ts'
import { describeOnSqlite } from '../test/store.ts'

const TRACKING = 'shown to nobody; moves no money'
const CONTACT = 'refused of whoever has but the link'

/**
 * The optional fields of each call that moves money, goods or work, and the result without them; of orders
 * `left-out.test.ts` has more. None gives anything away that is paid for otherwise.
 */
const LEFT_OUT: Record<string, Record<string, string>> = {
	'POST /api/orders': {
		'shipping.state': 'that of the PIN code',
		'shipping.email': 'no mails, and no code that counts people',
		billing: 'the bill goes with the goods',
		'billing.gstin': 'a bill without GSTIN: the goods are taxed where they go',
		'billing.sez': 'no supply to a Special Economic Zone: taxed by the States',
		'billing.state': 'that of its PIN code',
		items: 'the cart',
		fulfilment: 'refused in live without quote',
		payment: 'by transfer or online, never on delivery',
		schedule: 'paid at once',
		code: 'nothing is taken off',
		heldPrice: 'the prices of today',
		quote: 'refused in live without fulfilment and expectedTotal',
		expectedTotal: 'refused in live without quote',
		expectedLines: 'a refusal says less',
		expectedCharges: 'a refusal says less',
		expectedDiscount: 'a refusal says less',
	},
	'POST /api/checkout/quote': {
		heldPrice: 'the prices of today',
		items: 'the cart',
		fulfilment: 'sent, but for a kit or a plan’s system, which is installed',
		'address.state': 'that of the PIN code',
		billing: 'the bill goes with the goods',
		'billing.gstin': 'taxed where the goods go',
		'billing.sez': 'no supply to a Special Economic Zone: taxed by the States',
		'billing.state': 'that of the GSTIN is not compared with it',
		code: 'nothing is taken off',
		schedule: 'paid at once',
		payment: 'without the charge of paying on delivery, which an order by it is not without',
	},
	'POST /api/quotations': {
		heldPrice: 'the prices of today',
		'shipping.state': 'that of the PIN code',
		'shipping.contactNumber': 'an order asks for it',
		'shipping.street': 'an order asks for it',
		'shipping.city': 'the district of the PIN code',
		'shipping.country': 'India',
		plan: 'no subsidy is said of the items, but of kits',
		flats: 'no sums for each flat',
		'shipping.gstin': 'for a buyer who is not registered',
		'shipping.email': 'no mail',
		billing: 'the bill would go with the goods',
		'billing.gstin': 'taxed where the goods go',
		'billing.sez': 'no supply to a Special Economic Zone: taxed by the States',
		'billing.state': 'that of its PIN code',
		items: 'the cart',
		fulfilment: 'sent, but for a kit or a plan’s system, which is installed, at its price',
		schedule: 'paid at once',
		code: 'nothing is taken off',
	},
	'POST /api/orders/{id}/changes': {},
	'POST /api/orders/{id}/changes/{n}/consent': { contact: CONTACT },
	'POST /api/orders/{id}/returns': {
		contact: CONTACT,
		cause: 'the buyer changed their mind: charges stay paid',
	},
	'POST /api/orders/{id}/returns/{n}/agree': {
		answer: 'nothing is said',
		cause: 'as it was asked for, which whoever agrees has seen',
		collectedOn: 'the buyer sends the goods',
		sendTo: 'as the settings say',
		sendUntil: 'as the settings say',
		packing: 'as the settings say',
	},
	'POST /api/orders/{id}/returns/{n}/receive': {},
	'POST /api/orders/{id}/cancel-request': { contact: CONTACT },
	'PUT /api/orders/{id}/subsidy/steps/{step}': { contact: CONTACT },
	'PUT /api/orders/{id}/subsidy/reminders': { contact: CONTACT },
	'POST /api/orders/{id}/subsidy/papers/{paperId}/remove': { contact: CONTACT },
	'PUT /api/orders/{id}/reviews': { contact: CONTACT, productId: 'of the installer' },
	'POST /api/orders/{id}/cancel-request/grant': {
		refund: 'all that was paid, as far as it came',
		answer: 'refused unless all is refunded',
	},
	'POST /api/orders/{id}/dispatches': {
		trackingNumber: TRACKING,
		trackingUrl: TRACKING,
		lines: 'all that is left, of an order that is paid as far as is due',
	},
	'POST /api/orders/{id}/payments': {
		collected: 'in cash, which the limit of cash counts',
		reference: 'refused of a transfer',
		confirmOverpaid: 'more than is open is refused',
	},
	'POST /api/orders/{id}/refunds': { payAgain: 'it is not asked for once more' },
	'POST /api/refunds/{id}/sent': {},
	'PUT /api/orders/{id}/refund-destination': {
		contact: CONTACT,
		upiId: 'refused without a bank account',
		accountName: 'refused without a UPI id',
		accountNumber: 'refused without a UPI id',
		ifsc: 'refused without a UPI id',
	},
	'POST /api/codes': {},
	'POST /api/codes/check': {},
}

/** The fields that a body may lack, by their paths. */
const optionalIn = (
	{ properties = {}, required = [], allOf = [] }: Schema,
	under = '',
): string[] => [
	...allOf.flatMap((part) => optionalIn(part, under)),
	...Object.entries(properties).flatMap(([name, schema]) => [
		...(required.includes(name) ? [] : [under + name]),
		...optionalIn(schema, `${under}${name}.`),
	]),
]

describeOnSqlite('the calls that move money', (open) => {
	it('let out what is listed alone', async () => {
		const calls = await operations((await open()).visitor())
		for (const [name, fields] of Object.entries(LEFT_OUT)) {
			const call = calls.find((each) => nameOf(each) === name)
			const optional = optionalIn(call?.body ?? {})
			expect([name, optional.toSorted()]).toEqual([name, Object.keys(fields).toSorted()])
		}
	})
})
