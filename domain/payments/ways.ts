import { MINUTE_MS } from '../../shared/durations.ts'
import type { OrderId } from '../../shared/ids.ts'
import { type Message, message } from '../../shared/messages/message.ts'
import { fromRupees, type Paise, paise, sum, toRupees, zero } from '../../shared/money.ts'
import { qrSvg } from '../../shared/qr/qr-svg.ts'
import { shopName } from '../settings/rules.ts'
import type { AllSettings } from '../settings/schema.ts'
import { endOfWorkingDay } from './internal/reservation-rules.ts'
import { CASH_LIMIT, LEAST_ONLINE, MAX_UPI } from './limits.ts'
import type { OnlineProvider } from './online.ts'
import type { NextPayment, PaymentDue, PaymentProvider } from './schema.ts'

export interface Shop {
	settings: AllSettings
	online: OnlineProvider | null
}

/** A way to pay. */
interface Way {
	/** The reason an order cannot be paid this way in these parts; null where it can. */
	whyNot: (shop: Shop, parts: readonly Paise[]) => Message | null
	/** Until when its goods are reserved, epoch milliseconds; null where it goes to work at once. */
	reservedUntil: (settings: AllSettings, at: number) => number | null
}

const NOT_OFFERED = message('payments.way_not_offered')

const WAYS: Record<PaymentProvider, Way> = {
	transfer: {
		whyNot: ({ settings: { bank } }, parts) => {
			if (bank.accountNumber) return null
			if (!bank.upiId) return NOT_OFFERED
			return parts.some((part) => part > MAX_UPI)
				? message('payments.upi_up_to', { most: MAX_UPI })
				: null
		},
		reservedUntil: ({ payment }, at) => endOfWorkingDay(at, payment.transferDays),
	},
	cod: {
		whyNot: ({ settings }, parts) => {
			const most = mostOnDelivery(settings)
			if (most === 0) return NOT_OFFERED
			return sum(parts) > most ? message('payments.cod_up_to', { most }) : null
		},
		reservedUntil: () => null,
	},
	razorpay: {
		// Nothing is paid at the provider for a price of 0, so its least amount does not matter.
		whyNot: ({ settings, online }, parts) => {
			if (!online?.isOn(settings)) return NOT_OFFERED
			return parts.reduce<Message | null>(
				(why, part) => why ?? (part > 0 ? whyNotOnline(settings, part) : null),
				null,
			)
		},
		reservedUntil: ({ payment }, at) => at + payment.unpaidMinutes * MINUTE_MS,
	},
}

/** @param parts the amounts in which the order is paid */
export const whyNotPaidBy = (
	way: PaymentProvider,
	shop: Shop,
	parts: readonly Paise[],
): Message | null => WAYS[way].whyNot(shop, parts)

/** The largest order that is paid on delivery, where cash may be paid: less than the law's limit. 0: none. */
function mostOnDelivery({ payment }: AllSettings): Paise {
	const most = fromRupees(payment.codUptoRupees) ?? zero
	return paise(Math.min(most, CASH_LIMIT - 1))
}

/** The reason an amount cannot be paid online at once, where anything can; null where it can. */
export function whyNotOnline({ payment }: AllSettings, amount: Paise): Message | null {
	if (amount < LEAST_ONLINE) return message('payments.too_little_online')
	const most = fromRupees(payment.onlineUptoRupees) ?? zero
	return most > 0 && amount > most ? message('payments.online_up_to', { most }) : null
}

/** The most that each way takes at once, of the ways that a shop has and that take no more, paise. */
export function paymentLimits({ settings, online }: Shop): { way: LimitedWay; most: Paise }[] {
	const { bank, payment } = settings
	const onDelivery = mostOnDelivery(settings)
	const most = fromRupees(payment.onlineUptoRupees) ?? zero
	return [
		...(bank.upiId && !bank.accountNumber ? [{ way: 'upi' as const, most: MAX_UPI }] : []),
		...(online?.isOn(settings) && most > 0 ? [{ way: 'online' as const, most }] : []),
		...(onDelivery > 0 ? [{ way: 'cod' as const, most: onDelivery }] : []),
	]
}

type LimitedWay = 'upi' | 'online' | 'cod'

export const reservedUntil = (way: PaymentProvider, settings: AllSettings, at: number) =>
	WAYS[way].reservedUntil(settings, at)

/** Never on delivery: the buyer chooses that, with its charge. */
const USUAL: readonly PaymentProvider[] = ['transfer', 'razorpay']

/** How an order is paid that does not say; null where it has to. @param ways that it can be paid by */
export const usualWay = (ways: readonly PaymentProvider[]): PaymentProvider | null =>
	USUAL.find((way) => ways.includes(way)) ?? null

/**
 * The link that opens an app to pay this amount to the shop (NPCI's linking specification). The fields of a merchant,
 * its category and the reference of the transaction, go with an id that a bank has given a shop: apps refuse them with
 * a person's id. @param amount paise
 */
export function upiLink({ bank, shop }: AllSettings, orderId: OrderId, amount: Paise): string {
	const isShop = bank.upiKind === 'shop'
	const fields: Record<string, string> = {
		pa: bank.upiId,
		pn: bank.accountName || shop.legalName || shop.tradeName,
		am: toRupees(amount).toFixed(2),
		cu: 'INR',
		// Banks keep as few as five characters of a note: all of them are of the number.
		tn: orderId,
		...(isShop && { tr: orderId, mc: bank.upiMerchantCode || '0000', mode: '01' }),
	}
	// Apps read a plus sign as itself, so spaces are %20; the id keeps its @.
	const text = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
	return `upi://pay?${text.join('&').replace('%40', '@')}`
}

/** Whether this amount can be paid by UPI to the shop's own id. */
export const takesUpi = ({ bank }: AllSettings, amount: Paise): boolean =>
	bank.upiId !== '' && amount <= MAX_UPI

interface Wanted {
	orderId: OrderId
	way: PaymentProvider
	due: PaymentDue
	amount: Paise
	/** Until when the goods are reserved, epoch milliseconds. */
	until: number | null
	online: NextPayment['online']
	confirmation: NextPayment['confirmation']
	canPayOnline: boolean
	isRest: boolean
}

/** The next payment of a buyer for an amount. An amount not paid online can be transferred once it is due. */
export function nextPayment(settings: AllSettings, wanted: Wanted): NextPayment {
	const { orderId, way, due, amount, until, online, canPayOnline, isRest, confirmation } = wanted
	const { bank } = settings
	const isTransfer = way === 'transfer'
	return {
		way,
		due,
		amount: toRupees(amount),
		until: until === null ? null : new Date(until).toISOString(),
		isRest,
		reference: orderId,
		account:
			isTransfer && bank.accountNumber
				? {
						name: bank.accountName || shopName(settings),
						number: bank.accountNumber,
						ifsc: bank.ifsc,
						bank: bank.bankName,
					}
				: null,
		upi: isTransfer && takesUpi(settings, amount) ? upiOf(settings, orderId, amount) : null,
		canPayOnline,
		online,
		confirmation,
		openBy:
			way === 'razorpay' && canPayOnline && !online
				? `POST /api/orders/${orderId}/payments/online`
				: null,
	}
}

function upiOf(settings: AllSettings, orderId: OrderId, amount: Paise) {
	const link = upiLink(settings, orderId, amount)
	let drawn: string | undefined
	return {
		id: settings.bank.upiId,
		link,
		// Drawn for the reader who sees it: mails, which are written while the order is locked, have none.
		get qr() {
			drawn ??= qrSvg(link)
			return drawn
		},
	}
}
