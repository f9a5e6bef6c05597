import { ORDER_PREFIX } from '../../../shared/ids.ts'
import type { AllSettings } from '../schema.ts'

const LIMITS = {
	payment: {
		codUptoRupees: 0,
		codConfirmFromRupees: 50_000,
		codFeeRupees: 0,
		onOrderPct: 100,
		beforeDeliveryPct: 0,
		transferDays: 3,
		unpaidMinutes: 15,
		onlineUptoRupees: 0,
		onlineFee: 'shop',
		onlineOffers: 'unknown',
		onlineParts: 'no',
		razorpayKeyId: '',
		razorpayKeySecret: '',
		razorpayWebhookSecret: '',
	},
	installation: { offered: '', area: 'installers', pins: '' },
	returns: {
		address: '',
		days: 14,
		packing:
			'Pack the goods in a strong box, so that nothing can move, and write the number of the order on it.',
	},
	routing: { offerHours: 4 },
	completion: { serials: 'required', measurements: 'required', photosAStep: 1 },
	retention: {
		orderYears: 8,
		mailDays: 90,
		enquiryMonths: 24,
		feedbackMonths: 24,
		installerMonths: 6,
	},
} satisfies Partial<AllSettings>

/** For a live shop until an admin has filled them: nothing is said that nobody has entered. */
const LIVE: AllSettings = {
	...LIMITS,
	shop: {
		tradeName: '',
		legalName: '',
		tagline: '',
		orderPrefix: ORDER_PREFIX,
		logo: '',
		signature: '',
	},
	contact: {
		supportEmail: '',
		supportPhone: '',
		installerEmail: '',
		installerPhone: '',
		hours: '',
		street: '',
		city: '',
		pin: '',
		state: '',
		grievanceName: '',
		grievanceEmail: '',
		grievancePhone: '',
	},
	tax: {
		state: '',
		gstin: '',
		pan: '',
		turnover: 'upto-5-crore',
		numberPrefix: '',
		quotationDays: 15,
		classesCheckedOn: '',
		undertakings: '',
	},
	bank: {
		accountName: '',
		accountNumber: '',
		ifsc: '',
		bankName: '',
		upiId: '',
		upiKind: 'person',
		upiMerchantCode: '',
	},
	delivery: { daysFrom: 0, daysTo: 0 },
	mail: { senderName: '', senderAddress: '', replyTo: '' },
	social: { facebook: '', x: '', instagram: '', youtube: '' },
	texts: { about: '', faq: '', terms: '', privacy: '', returns: '', deliveryPromise: '' },
}

/** For a demo: the values its screens have always had. */
const DEMO: AllSettings = {
	...LIVE,
	shop: {
		...LIVE.shop,
		tradeName: 'Solbazaar',
		legalName: 'Solbazaar',
		tagline: 'Panels, batteries and inverters that fit together, and an installer near you.',
	},
	contact: {
		...LIVE.contact,
		supportEmail: 'support@solbazaar.example',
		supportPhone: '+91 00000 12345',
		installerEmail: 'installers@solbazaar.example',
		installerPhone: '+91 00000 12345',
		hours: 'Mon-Fri 9:00am - 6:00pm',
		street: '4 Surya Chambers, Paud Road',
		city: 'Pune',
		pin: '411038',
		state: 'Maharashtra',
	},
	completion: { ...LIMITS.completion, measurements: 'optional' },
	tax: { ...LIVE.tax, state: 'Maharashtra' },
	delivery: { daysFrom: 2, daysTo: 3 },
	texts: {
		...LIVE.texts,
		deliveryPromise: 'At your door within 2-3 days, with a call before we come.',
	},
}

export const defaultSettings = (mode: 'demo' | 'live'): AllSettings =>
	mode === 'demo' ? DEMO : LIVE
