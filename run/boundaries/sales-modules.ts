import type { Module } from './module.ts'

/** The modules of what is sold, ordered and paid, with the files that each has beyond the usual. */
export const SALES_MODULES: Record<string, Module> = {
	checkout: {
		private: [
			'changed-sale draft draft-rules fulfilments goods panel-power payment-ways',
			'quote-hash sale schedule-rules',
		],
	},
	codes: {
		private: ['uses'],
	},
	dispatches: {},
	delivery: {
		public: ['cookie cost field-rules'],
		private: ['bands'],
	},
	fulfilment: {
		public: ['changes: anonymise-changes change-routes change-schema'],
		private: [
			'changes: answer change-policy changes propose money-after-change open-change',
			'changes: priced-version',
		],
	},
	orders: {
		public: [
			'billed order-access order-gate',
			'changing: rewrite version',
			'confirming: code-sms',
			'listing: order-search-terms',
			'mails: buyer',
			'money: cancel-keeping warn-admins expire lock-order mails next-payment',
			'money: order-money-view settle stage-rules ask-provider begin-online',
			'money: open-attempt refund-jobs',
			'origins: origins',
			'placing: place settled-addresses',
			'retention: anonymise',
			'routing: free-installer offer-expiry offer-to-next offer-waiting release',
			'routing: routing-schema',
			'steps: order-steps status-rules transitions',
			'stock: restock',
			'tracking: contact follow-cookie',
		],
		private: [
			'admin-routes buyer-routes installer-routes order-rows taxes buyer charges',
			'listing: conditions export list list-schema ordering',
			'mails: received step-mails',
			'billing: billing schema',
			'money: announce money-state paying placed-order release vouchers surplus',
			'placing: agreed-price caps record schema sold-as waiting',
			'origins: device-cookie open-orders origin-rules',
			'confirming: channels codes commands confirmation open-confirmation routes rules',
			'confirming: confirming-schema',
			'refusals: decline-reason hand-back return-to-pending reassign refusal-rules',
			'refusals: refusals reopen undo',
			'routing: offer-mails offer-rules offers unassigned waiting ranking routing',
			'routing: orders-seen',
			'steps: step-notifications step-routes',
			'stock: low-stock reserve-again shortage stock-reservation',
			'tracking: contact-rules contact-tries tracking-link',
		],
	},
	papers: {
		public: [
			'printer of-order',
			'money: paper-jobs paper-queue schedule issued part-rules',
			'quotations: anonymise move quotation-routes schema',
		],
		private: [
			'quotations: issue list mail quotation-paper quotation-rules',
			'letterhead numbers',
			'parties: schema',
			'money: schema supply advances invoice credit-note issue-once reductions',
			'books: schema month-rules gstr1-rules documents-between export gst-summary',
			'books: gst-summary-rules',
		],
	},
	payments: {
		public: [
			'ledger disputes events online refunds schedule-changes to-pay ways',
			'razorpay: client events provider signatures',
		],
		private: ['reservation-rules schedule-change-rules', 'razorpay: answers bounded-text'],
	},
	returns: {
		public: ['anonymise', 'cancelling: cancel-schema'],
		private: ['cancelling: cancel-requests', 'charge-rules charges notices receive'],
	},
	settlement: {
		public: ['payment-check refund-job', 'razorpay: razorpay-routes'],
		private: [
			'bank-file bank-import bank-import-rules refund-commands check-times',
			'online-schema pay-online refresh-payment',
			'razorpay: disputes mismatch refund-events return webhook',
		],
	},
}
