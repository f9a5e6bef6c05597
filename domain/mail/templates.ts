import type { Role } from '../../shared/actor.ts'
import type { Span } from '../../shared/format/dates.ts'
import type { NamedDocument } from '../../shared/messages/en/sales/document-names.ts'

/** A way into the store; the mail puts the shop's own address before it. */
interface Linked {
	/** `/orders/SB-7KQ4-M2XD`; where there is a secret, the prefix it is appended to: `/orders/SB-7KQ4-M2XD?key=`. */
	path: string
}

interface WithSecret extends Linked {
	/** Known to the mail's recipient alone. It is stored until the mail is sent, and never shown. */
	secret: string
}

/** Of an order, to its buyer; a buyer without an account reads it by its tracking key, the secret. */
export interface OfOrder extends Linked {
	orderId: string
	secret?: string
}

/** What a buyer is told of their installer from acceptance on, besides the name. */
export interface InstallerIntroduction {
	/** Blank where the installer has not said. */
	firm: string
	licenceNumber: string
	contactNumber: string | null
	whatsapp: string | null
	languages: string[]
	/** How many orders of this store they have installed. */
	jobsDone: number
}

/** What an installer comes for; mails of before surveys had their own appointment name none. */
interface OfVisit {
	visit?: 'survey' | 'installation'
}

interface OfAppointment extends OfOrder, OfVisit {
	installer: string
	span: Span
}

/** Of an order, to its installer. */
interface OfWork extends Linked {
	orderId: string
	buyer: string
	city: string
}

type SubsidyStepName =
	| ('register' | 'feasibility' | 'installation' | 'net-meter')
	| ('inspection' | 'application' | 'money')

/** Of an order, to the installers it can go to, or to admins: nothing of its buyer. */
interface OfWaiting extends Linked {
	orderId: string
	pin: string
	/** District and state of the PIN code; null where they are not known. */
	place: string | null
}

/** Whether an order is installed or sent as parcels; left out in mails written before they told. */
type Fulfilment = 'delivery' | 'installation'

/** An order for which a subsidy is expected. */
export interface OrderNetCost {
	total: number
	/** The part that is paid with the order; all of it where it is left out. */
	first?: number
	isOnDelivery?: boolean
	subsidy: number
	/** Of installing it, where that is not in the total. */
	installation: number | null
}

/** How something is to be paid. */
export interface ToPay {
	way: 'transfer' | 'cod' | 'razorpay'
	due: 'on-order' | 'before-delivery' | 'on-delivery' | 'on-commissioning'
	amount: number
	until: number | null
	/** Whether the order waits until it is confirmed. */
	isUnconfirmed?: boolean
	/** Whether some of the order is paid already. */
	isRest?: boolean
	reference: string
	/** Where a transfer goes; null where the shop has no account. */
	account: { name: string; number: string; ifsc: string; bank: string } | null
	upiId: string | null
}

/** The data of each mail; `mails/templates` has its text. Sums in paise, moments in epoch milliseconds. */
export interface MailData {
	'confirm-address': WithSecret
	/** To a sign-up with the address of an account. */
	'account-exists': Linked
	/** To the address an account has, when another is to take its place. */
	'address-change': Linked & { email: string }
	'password-reset': WithSecret
	'confirm-device': WithSecret
	/** To the owner of an account whose password is being guessed, by devices that the account does not know. */
	'password-guesses': Linked & { failures: number }
	invitation: WithSecret & { role: Role }
	'newsletter-confirm': WithSecret & {
		/** Where its recipient leaves the list, by the same secret. */
		unsubscribePath: string
	}
	'application-approved': Linked & { firm: string }
	'application-refused': Linked & { firm: string; reason: string | null }

	'order-received': OfOrder & {
		items: { name: string; quantity: number; amount: number }[]
		/** The charges beside the goods. */
		charges?: { name: string; amount: number }[]
		discount?: { code: string; amount: number } | null
		total: number
		fulfilment?: Fulfilment
		/** The day by which it is sent, `YYYY-MM-DD`; null where it is installed or none is known. */
		sendBy?: string | null
		/** Where it goes, line by line. */
		address: string[]
		/** What comes back of it; null where no subsidy is expected. */
		netCost?: OrderNetCost | null
		/** How it is to be paid; null where it is not. */
		toPay?: ToPay | null
	}
	'installer-found': OfOrder & {
		installer: string
		/** Mails of before have none. */
		card?: InstallerIntroduction
	}
	'change-proposed': OfOrder & {
		installer: string
		reason: string
		before: number
		after: number
	}
	'appointment-proposed': OfAppointment
	'appointment-moved': OfAppointment
	'appointment-confirmed': OfAppointment
	'job-done': OfOrder & {
		installer: string
		/** Whether there are documents with the order. */
		papers?: boolean
	}
	'parcel-sent': OfOrder & {
		carrier: string
		trackingNumber: string | null
		items: { name: string; quantity: number }[]
		/** Whether there is more to come. */
		hasMore: boolean
		/** Whether it is the first parcel of its order. */
		isFirst?: boolean
	}
	'paper-issued': OfOrder & { paper: NamedDocument }
	'quotation-issued': Linked & {
		/** The key by which a reader without an account reads it. */
		secret?: string
		total: number
		/** Its last day, `YYYY-MM-DD`. */
		validUntil: string
	}
	'order-cancelled': OfOrder & { reason: string | null; fulfilment?: Fulfilment }
	/** The shop's answer to a request to cancel or to return goods. */
	'request-answered': OfOrder & {
		kind: 'return-agreed' | 'return-changed' | 'return-refused' | 'cancel-refused'
		answer: string | null
		/** What its buyer does with the goods of an approved return; left out in mails written before returns said so. */
		instructions?: {
			sendTo: string | null
			/** Days, `YYYY-MM-DD`. */
			sendUntil: string | null
			/** Null where their buyer sends the goods. */
			collectedOn: string | null
			packing: string | null
		}
		/** Whether its buyer is to say where the refund goes. */
		asksDestination?: boolean
	}
	'payment-received': OfOrder & {
		amount: number
		/** The sum still to pay. */
		toPay: ToPay | null
		/** The sum paid beyond the total, whose way back is asked; left out in mails written before it was. */
		owed?: number | null
	}
	'payment-reminder': OfOrder & { toPay: ToPay }
	/** `awaited`: the thing that did not come in time; a payment unless it says otherwise. */
	'order-expired': OfOrder & { awaited?: 'payment' | 'confirmation' }
	/** The corrected details of the buyer. */
	'order-corrected': OfOrder & { changed: ('name' | 'phone' | 'email' | 'street' | 'city')[] }
	/** Asked for by a person with the number and phone number of the order. */
	'order-link': OfOrder
	/** The secret is the code that confirms an order on delivery. */
	'order-code': Linked & { orderId: string; secret?: string }
	'refund-begun': OfOrder & {
		amount: number
		reason: string
		/** The way it was paid, by hand, or by hand to a place that is asked; mails of before had not asked. */
		goes?: 'back' | 'by-hand' | 'asked'
	}
	/** Where refunds go from now on, masked. */
	'refund-destination': OfOrder & { destination: string }
	'refund-done': OfOrder & { amount: number; reference: string | null }
	/** To the buyer of a finished order, once. */
	'review-request': OfOrder & { fulfilment: Fulfilment }
	/** Of the step that is late, to a buyer. */
	'subsidy-reminder': OfOrder & { step: SubsidyStepName }
	/** Of the step that is late and waits for its installer. */
	'subsidy-step-waits': OfWork & { step: SubsidyStepName }
	'review-hidden': OfOrder & { reason: 'abuse' | 'personal-data' | 'off-topic' }

	'order-offered': OfWaiting & {
		items: { name: string; quantity: number }[]
		/** When the offer ends. */
		until: number
	}
	'offer-lapsed': OfWaiting
	/** To admins. */
	'order-unassigned': OfWaiting

	'work-cancelled': OfWork
	'visit-confirmed': OfWork & OfVisit & { span: Span }
	'visit-to-move': OfWork & OfVisit & { span: Span; preference: string | null }

	/** The sum in paise; days as `YYYY-MM-DD`. */
	'price-quoted': WithSecret & { number: string; total: number; day: string; validUntil: string }
	/** The reply is missing in mails of before replies, and null where the sender was answered otherwise. */
	'enquiry-answered': {
		number: string
		installer: string
		path: string | null
		reply?: string | null
	}
	/** The shop's reply to a message. */
	'feedback-reply': { text: string }
	/** To an address that is to hear when a product is back in stock. */
	'stock-alert-confirm': WithSecret & { product: string; unsubscribePath: string }
	/** The price of one, paise. */
	'back-in-stock': Linked & { product: string; price: number }
	'low-stock': Linked & { products: { name: string; stock: number }[] }
}

export type MailTemplate = keyof MailData

/** The part of a mail's data that is stored apart from the rest. */
export interface Secret {
	secret?: string
}
