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
			...['auth', 'maintenance'],
			...['administration/admins', 'administration/admin-links'],
			...['administration/close-account', 'administration/users'],
			'administration/lock-account',
			...['passwords/confirm-password', 'passwords/hashing', 'sessions/session-watch'],
			'invitations/invitation-routes',
			...['links/link-routes', 'links/link-schema', 'links/reset-mail'],
			...['sessions/session-cookie', 'sessions/session-routes'],
			...['addresses/address-routes', 'addresses/address-schema'],
			...['sign-up/sign-up-mail', 'sign-up/sign-up-routes', 'sign-up/sign-up-schema'],
			...['two-factor/reseal', 'two-factor/two-factor-routes', 'two-factor/two-factor-schema'],
		],
		private: [
			...['addresses/address-links', 'addresses/ask', 'addresses/confirm'],
			...['sign-up/confirm-sign-up', 'sign-up/pending'],
			...['administration/account-status', 'administration/export', 'new-account'],
			'passwords/with-hash',
			...['login/attempt-rules', 'login/attempts', 'login/device-cookie', 'login/devices'],
			...['login/auth-errors', 'login/log-in', 'passwords/password-rules'],
			...['sessions/admit', 'sessions/end-sessions', 'sessions/enter'],
			...['sessions/own-sessions', 'sessions/sessions'],
			...['invitations/accept', 'invitations/invitations'],
			...['links/password-links', 'links/reset', 'passwords/set-password'],
			...['two-factor/enrolment', 'two-factor/give-code', 'two-factor/reset'],
			...['two-factor/own-try', 'two-factor/used-codes'],
		],
	},
	addresses: {},
	audit: { public: ['failed-logins'] },
	backups: {},
	cart: {
		public: ['carts', 'cookie', 'maintenance'],
		private: [
			...['cart-sessions', 'cart-view', 'change', 'limits', 'lines'],
			...['removal/removal', 'removal/removal-commands', 'removal/removal-rules'],
			...['systems/systems', 'systems/system-commands', 'systems/system-rules'],
		],
	},
	catalogue: {
		public: [
			...[
				'catalogue',
				'field-rules',
				'low-stock-mail',
				'kits/kits',
				'response-cache',
				'sheet',
				'stock',
			],
			...['compliance/almm-schema', 'compliance/schema', 'compliance/stored'],
			'search/search-schema',
			'sheet-words/sheet-groups',
		],
		private: [
			...['compliance/almm-file', 'compliance/almm-import', 'compliance/almm-matching-rules'],
			...['compliance/almm-routes', 'compliance/almm-import-rules'],
			...['archive', 'product-row'],
			...['csv/columns', 'csv/csv-routes', 'csv/export'],
			...[
				'csv/import',
				'csv/import-file',
				'csv/import-kits',
				'csv/import-row',
				'csv/import-schema',
			],
			'kits/kit-parts',
			...['search/filters', 'search/search', 'search/search-index', 'search/search-terms'],
			...['search/sheet-terms', 'search/understanding', 'search/vocabulary'],
			...['sheet-words/sheet-inverter', 'sheet-words/sheet-panel', 'sheet-words/sheet-parts'],
			...['sheet-words/sheet-row', 'sheet-words/sheet-storage'],
		],
	},
	enquiries: {
		public: ['deletion', 'snapshot-rules', 'promise-rules', 'call-back-rules'],
		private: ['snapshot', 'export', 'list', 'enquiry-steps', 'mail-answered'],
	},
	facts: {},
	feedback: {},
	installations: {
		public: ['serials/forget-serials', 'anonymise', 'appointment', 'hand-back', 'move-photos'],
		private: [
			...[
				'appointment-mails',
				'serials/claim-serials',
				'hand-over-papers',
				'job',
				'photo',
				'progress',
			],
			...['measurements/measurements', 'measurements/measurement-rules', 'measurements/stored'],
		],
	},
	installers: { private: ['applications'] },
	jobs: { public: ['queue', 'retry-times', 'runner'], private: ['lease'] },
	mail: {
		public: ['delivery', 'deletion', 'mailer', 'smtp', 'templates'],
		private: ['choices', 'shop'],
	},
	newsletter: {},
	notifications: { public: ['events'], private: ['rows', 'event-sequence', 'stream'] },
	'saved-plans': {},
	settings: {
		public: ['settings', 'secrets/payment-key-rules'],
		private: [
			...['defaults', 'field-rules', 'setup-rules', 'stored'],
			...['secrets/secret-rules', 'secrets/sealing', 'secrets/secrets'],
		],
	},
	tax: { public: ['class-rules'] },
	tariffs: {
		public: [
			...['book', 'choice', 'metering', 'state-subsidy'],
			...['editing/editing-schema', 'editing/editing-routes'],
		],
		private: [
			'figures',
			...['editing/audit-rows', 'editing/commands', 'editing/dated-columns'],
			...['editing/editable-table', 'editing/editable-tables', 'editing/expiry'],
			...['editing/import', 'editing/metering-rules-table', 'editing/queries'],
			...['editing/retail-tariffs-table', 'editing/row-schema'],
			...['editing/state-subsidies-table', 'editing/table-file'],
		],
	},
	uploads: { public: ['move-picture', 'picture-owner', 'garbage-collection'], private: ['limits'] },
	privacy: { private: ['archive', 'own-data', 'zip'] },
	reports: {
		public: [
			...['money/money-routes', 'money/money-schema'],
			...['timeline/timeline-routes', 'timeline/timeline-schema'],
		],
		private: [
			...['acceptance', 'breakdown', 'carts', 'columns', 'csv', 'stock', 'sales', 'tax'],
			...['money/money-csv', 'money/movements', 'money/receivable-rules', 'money/receivables'],
			...['timeline/order-mails', 'timeline/return-events', 'timeline/timeline'],
		],
	},
}
