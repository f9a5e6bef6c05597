import type { Product } from '../../../../domain/catalogue/schema'
import type { PaymentProvider } from '../../../../domain/payments/schema'
import type { PaymentWay } from '../../../../domain/settings/schema'
import { formatRupees } from '../../../../shared/format/money'
import { stockInWords } from '../../../../shared/format/stock'
import {
	type Choice,
	choice,
	type FieldSpec,
	inside,
	number,
	rows,
	state,
	text,
} from '../../../components/forms/field-spec'
import { WAY_WORD } from '../../../components/orders/money/money-words'

/** Lines of one order that are typed on the phone. */
const MAX_LINES = 50

const OMIT = { blank: 'omit' } as const

const BUYER = inside('shipping', [
	text('fullName', 'Name', { required: true, maxLength: 100 }),
	text('contactNumber', 'Phone', { required: true, type: 'tel', maxLength: 30 }),
	text('email', 'Email (optional)', { ...OMIT, type: 'email', maxLength: 254 }),
	text('street', 'Street', { required: true, maxLength: 200 }),
	text('city', 'City', { required: true, maxLength: 100 }),
	text('zipCode', 'PIN code', { required: true, maxLength: 12 }),
	state('state', 'State', { ...OMIT, any: 'That of the PIN code' }),
])

const FULFILMENTS: Choice[] = [
	{ value: 'delivery', label: 'Delivered' },
	{ value: 'installation', label: 'Delivered and installed' },
]

/** Left out, an order is paid as at the checkout. */
const AS_USUAL: Choice = { value: '', label: 'As at the checkout' }

/** How the goods come and are paid, where the shop takes money. @param ways those the shop has */
const choicesOf = (ways: readonly PaymentProvider[]): FieldSpec[] => [
	choice('fulfilment', 'Delivery or installation', FULFILMENTS, { required: true }),
	choice(
		'payment',
		'Paid by',
		[AS_USUAL, ...ways.map((value) => ({ value, label: WAY_WORD[value] }))],
		OMIT,
	),
	choice(
		'schedule',
		'Paid',
		[
			AS_USUAL,
			{ value: 'full', label: 'At once' },
			{ value: 'milestones', label: 'In the shop’s parts' },
		],
		OMIT,
	),
	text('code', 'Discount code (optional)', { ...OMIT, maxLength: 30 }),
]

const WAY_OF = {
	transfer: 'transfer',
	upi: 'transfer',
	cod: 'cod',
	online: 'razorpay',
} as const satisfies Record<PaymentWay, PaymentProvider>

/** The ways to pay that an order can name, of those of the shop. */
export const waysOf = (payments: readonly PaymentWay[]): PaymentProvider[] => [
	...new Set(payments.map((way) => WAY_OF[way])),
]

export type OfferedProduct = Pick<Product, 'id' | 'name' | 'price' | 'stock'>

const productsOf = (products: readonly OfferedProduct[]): Choice[] => [
	{ value: '', label: 'Choose a product' },
	...products.map(({ id, name, price, stock }) => ({
		value: id,
		label: `${name}, ${formatRupees(price)}, ${stockInWords(stock)}`,
	})),
]

/**
 * The fields of an order for a buyer who has called.
 * @param ways the ways to pay; none where the shop takes no money
 */
export const forBuyerFields = (
	products: readonly OfferedProduct[],
	ways: readonly PaymentProvider[],
) => ({
	buyer: BUYER,
	goods: [
		rows(
			'items',
			'Products',
			[
				choice('productId', 'Product', productsOf(products), { wide: true }),
				number('quantity', 'Quantity', { of: 'whole' }),
			],
			{ one: 'product', add: 'Add a product', least: 1, most: MAX_LINES, layout: 'cards' },
		),
	],
	choices: ways.length > 0 ? choicesOf(ways) : [],
})
