import type { Module } from './module.ts'
import { SALES_MODULES } from './sales-modules.ts'

/** What any module may consist of. */
export const USUAL = [
	'schema',
	'tables',
	'views',
	'rules',
	'policy',
	'queries',
	'commands',
	'routes',
]
/** What of it is public. */
export const USUALLY_PUBLIC = ['schema', 'views', 'rules', 'policy', 'queries', 'commands']

/** The files that a module has beyond the usual. */
export const MODULES: Record<string, Module> = {
	...SALES_MODULES,
	accounts: {
		public: [
			'auth maintenance',
			'administration: admins admin-links close-account users lock-account',
			'passwords: confirm-password hashing',
			'sessions: session-watch session-cookie session-routes',
			'invitations: invitation-routes',
			'links: link-routes link-schema reset-mail',
			'login: device-links guesses',
			'addresses: address-routes address-schema',
			'sign-up: sign-up-mail sign-up-routes sign-up-schema',
			'two-factor: reseal two-factor-routes two-factor-schema',
		],
		private: [
			'addresses: address-links ask confirm library-address',
			'sign-up: confirm-sign-up pending',
			'administration: account-status export',
			'new-account',
			'passwords: fair-queue rota with-new-password password-rules set-password',
			'login: attempt-counts attempt-rules attempts auth-errors device-cookie devices failures log-in',
			'sessions: admit end-sessions enter own-sessions sessions',
			'invitations: accept invitations',
			'links: ask-for-link password-links reset',
			'two-factor: app-code clock-rules code-refusals enrolment give-code reset own-try used-codes',
		],
	},
	addresses: {},
	audit: {
		public: ['failed-logins'],
	},
	backups: {},
	cart: {
		public: ['carts cookie maintenance'],
		private: [
			'cart-sessions cart-view change limits lines',
			'removal: removal removal-commands removal-rules',
			'systems: systems system-commands system-rules',
		],
	},
	catalogue: {
		public: [
			'catalogue field-rules low-stock-mail response-cache sheet stock',
			'kits: kits',
			'compliance: almm-schema schema stored',
			'search: search-schema',
			'sheet-words: sheet-groups',
		],
		private: [
			'compliance: almm-file almm-import almm-matching-rules almm-routes',
			'compliance: almm-import-rules',
			'archive product-row',
			'csv: columns csv-routes export import import-file import-kits import-row',
			'csv: import-schema',
			'kits: kit-parts',
			'search: filters search search-index search-terms sheet-terms understanding',
			'search: vocabulary',
			'sheet-words: sheet-inverter sheet-panel sheet-parts sheet-row sheet-storage',
		],
	},
	enquiries: {
		public: ['deletion snapshot-rules promise-rules call-back-rules'],
		private: ['snapshot export list enquiry-steps mail-answered'],
	},
	facts: {},
	feedback: {},
	installations: {
		public: ['serials: forget-serials', 'anonymise appointment hand-back move-photos'],
		private: [
			'appointment-mails hand-over-papers job photo progress',
			'serials: claim-serials',
			'measurements: measurements measurement-rules stored',
		],
	},
	installers: {
		private: ['applications'],
	},
	jobs: {
		public: ['outcomes queue retry-times runner'],
		private: ['lease pauses'],
	},
	mail: {
		public: ['delivery deletion mailer smtp templates'],
		private: ['choices header-fields hourly-slots shop'],
	},
	newsletter: {},
	notifications: {
		public: ['events'],
		private: ['rows event-sequence stream'],
	},
	'saved-plans': {},
	sms: {
		public: ['gateway'],
	},
	settings: {
		public: ['settings', 'secrets: payment-key-rules'],
		private: ['defaults field-rules setup-rules stored', 'secrets: secret-rules sealing secrets'],
	},
	tax: {
		public: ['class-rules'],
	},
	tariffs: {
		public: ['book choice metering state-subsidy', 'editing: editing-schema editing-routes'],
		private: [
			'figures',
			'editing: audit-rows commands dated-columns editable-table editable-tables expiry',
			'editing: import metering-rules-table queries retail-tariffs-table row-schema',
			'editing: state-subsidies-table table-file',
		],
	},
	uploads: {
		public: ['move-picture picture-owner garbage-collection'],
		private: ['limits'],
	},
	privacy: {
		private: ['archive own-data zip'],
	},
	reports: {
		public: ['money: money-routes money-schema', 'timeline: timeline-routes timeline-schema'],
		private: [
			'acceptance breakdown carts columns csv stock sales tax',
			'money: money-csv movements receivable-rules receivables',
			'timeline: order-mails return-events timeline',
		],
	},
}
