/** How a buyer pays: by transfer to the shop's account, on delivery, or online. */
export const PAYMENT_PROVIDERS = ['transfer', 'cod', 'razorpay'] as const
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number]

/** When a part of an order is to be paid. */
export const PAYMENT_DUES = [
	'on-order',
	'before-delivery',
	'on-delivery',
	'on-commissioning',
] as const
export type PaymentDue = (typeof PAYMENT_DUES)[number]

export const PAYMENT_STATES = ['created', 'authorised', 'captured', 'failed', 'expired'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

export const REFUND_STATES = ['requested', 'sent', 'done', 'failed'] as const
export type RefundState = (typeof REFUND_STATES)[number]

/** How far an order is paid, all its payments and refunds together. */
export const MONEY_STATES = [
	'unpaid',
	'due',
	'authorised',
	'part-paid',
	'paid',
	'part-refunded',
	'refunded',
] as const
export type MoneyState = (typeof MONEY_STATES)[number]
