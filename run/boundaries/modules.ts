/** What any module may consist of. */
export const USUAL = ['schema', 'tables', 'rules', 'policy', 'queries', 'commands', 'routes']
/** What of it is public. */
export const USUALLY_PUBLIC = ['schema', 'rules', 'policy', 'queries', 'commands']

interface Module {
	/** Part of its public API: others may import it. */
	public?: string[]
	/** For its own files alone. */
	private?: string[]
}

/** The files that a module has beyond the usual. */
export const MODULES: Record<string, Module> = {
	accounts: {
		public: ['auth', 'users', 'admins', 'session-watch', 'maintenance', 'hashing'],
		private: [
			'account-status',
			'export',
			'sessions',
			'password-rules',
			'attempts',
			'attempt-rules',
			'devices',
			'device-cookie',
		],
	},
	audit: { public: ['failed-logins'] },
	cart: { public: ['cookie', 'maintenance'], private: ['cart-sessions'] },
	catalogue: {
		public: ['catalogue', 'field-rules', 'kits', 'response-cache', 'sheet', 'stock'],
		private: [
			'columns',
			'csv-routes',
			'export',
			'filters',
			'import',
			'import-file',
			'import-schema',
			'import-kits',
			'import-row',
			'kit-parts',
			'search',
			'search-index',
			'search-words',
		],
	},
	enquiries: { public: ['snapshot-rules'], private: ['snapshot', 'export', 'list', 'steps'] },
	facts: {},
	feedback: {},
	installations: {
		public: ['appointment', 'hand-back', 'move-photos'],
		private: ['job', 'photo', 'progress'],
	},
	installers: { private: ['applications'] },
	notifications: { public: ['events'], private: ['rows', 'event-sequence', 'stream'] },
	orders: {
		public: ['contact', 'follow-cookie', 'place', 'release', 'steps'],
		private: [
			'admin-routes',
			'agreed-price',
			'buyer-routes',
			'caps',
			'decline-reason',
			'export',
			'hand-back',
			'installer-routes',
			'list',
			'low-stock',
			'open-again',
			'record',
			'ranking',
			'reassign',
			'refusal-rules',
			'refusals',
			'reopen',
			'restock',
			'routing',
			'seen',
			'step-notifications',
			'step-routes',
			'stock-reservation',
			'take-again',
			'tracking-link',
			'undo',
		],
	},
	uploads: { public: ['move', 'owner', 'garbage-collection'] },
	reports: {
		private: ['acceptance', 'breakdown', 'carts', 'columns', 'csv', 'holdings', 'sales'],
	},
}
