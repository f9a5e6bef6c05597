import { issue } from '../../../shared/messages/message.ts'
import { model, oneOf } from '../../../shared/model.ts'
import { bankAccount, ifsc, merchantCode, upiId, whole, words } from '../internal/field-rules.ts'

const secret = words(200).openapi({
	description:
		'A secret: answered as “…” and its last four characters. Sent back like that it stays, blank it is removed',
})

const UPI_KINDS = ['person', 'shop'] as const

export const Bank = model('BankSettings', {
	accountName: words(120),
	accountNumber: bankAccount,
	ifsc,
	bankName: words(100),
	upiId,
	upiKind: oneOf(UPI_KINDS).default('person').openapi({
		description: 'Whether the UPI id is a person’s, or a shop’s with a merchant category',
	}),
	upiMerchantCode: merchantCode
		.default('')
		.openapi({ description: 'The category of a shop’s UPI id, four digits; the bank says it' }),
})
	.refine(({ accountNumber, ifsc }) => !accountNumber || ifsc !== '', {
		error: issue('settings.ifsc_required'),
		path: ['ifsc'],
	})
	.refine(({ accountNumber, accountName }) => !accountNumber || accountName !== '', {
		error: issue('settings.account_name_required'),
		path: ['accountName'],
	})

/** The payer of the provider's fee: the shop out of its money, or buyers on top. */
const FEE_BEARERS = ['shop', 'buyer'] as const
/** Who bears an offer that lowers a payment online; while it is unknown a person decides on each. */
const OFFER_BEARERS = ['unknown', 'shop', 'bank'] as const
const NO_YES = ['no', 'yes'] as const

export const Payment = model('PaymentSettings', {
	codUptoRupees: whole(0, 200_000).openapi({
		description: 'The largest order that may be paid on delivery; 0: none',
	}),
	codConfirmFromRupees: whole(0, 200_000).openapi({
		description:
			'From so much on, an order to be paid on delivery waits until its buyer has confirmed it by a code; 0: each of them',
	}),
	codFeeRupees: whole(0, 5000).openapi({
		description: 'What paying on delivery costs the buyer, GST included',
	}),
	onOrderPct: whole(1, 100).openapi({
		description:
			'Of an order with installation, the share that is due with the order where the buyer pays in parts; 100: no parts are offered',
	}),
	beforeDeliveryPct: whole(0, 99).openapi({
		description: 'The share that is due before the goods leave; the rest is due on commissioning',
	}),
	transferDays: whole(1, 30).openapi({
		description: 'Working days for which stock is kept until a transfer arrives',
	}),
	unpaidMinutes: whole(5, 120).openapi({
		description: 'For which stock is kept while somebody pays online',
	}),
	onlineUptoRupees: whole(0, 1_00_00_000).default(0).openapi({
		description: 'The most that Razorpay takes at once for the shop; 0: no limit is known',
	}),
	onlineFee: oneOf(FEE_BEARERS).default('shop').openapi({
		description:
			'Who bears Razorpay’s fee: `buyer` where the fee is added at its checkout (customer fee bearer)',
	}),
	onlineOffers: oneOf(OFFER_BEARERS).default('unknown').openapi({
		description:
			'Who bears an offer at Razorpay: `shop`, then it is a discount on the invoice; `bank`, then the bank owes it until it is settled; `unknown`, then each such payment waits for a decision',
	}),
	onlineParts: oneOf(NO_YES).default('no').openapi({
		description: 'Whether buyers may pay a part of what is due at Razorpay',
	}),
	razorpayKeyId: secret,
	razorpayKeySecret: secret,
	razorpayWebhookSecret: secret,
}).refine(({ onOrderPct, beforeDeliveryPct }) => onOrderPct + beforeDeliveryPct <= 100, {
	error: issue('settings.parts_above_all'),
	path: ['beforeDeliveryPct'],
})
