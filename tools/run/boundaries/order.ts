/** The modules of `domain/`: each imports those before it, and none after it. */
export const MODULES = [
	...['imports', 'uploads', 'backups', 'audit', 'settings', 'notifications', 'jobs', 'sms'],
	...[
		'mail',
		'newsletter',
		'feedback',
		'facts',
		'tariffs',
		'catalogue',
		'delivery',
		'tax',
		'planner',
	],
	...['cart', 'codes', 'payments', 'checkout', 'accounts', 'saved-plans', 'addresses'],
	...[
		'installers',
		'enquiries',
		'orders',
		'documents',
		'installations',
		'fulfilment',
		'dispatches',
	],
	...['returns', 'settlement', 'setup', 'reports', 'privacy'],
]

/**
 * The shared parts of the features of `app/`: each imports those before it, and none after it. Features import no other
 * feature.
 */
export const SHARED_BY_FEATURES = [
	...['ui', 'components/notifications', 'components/search', 'components/installer', 'shell'],
	...[
		'components/session',
		'components/portal',
		'components/import',
		'components/delivery',
		'components/address',
		'components/forms',
	],
	...['components/newsletter', 'components/planner', 'components/cart', 'components/products'],
	...['components/enquiries', 'components/orders'],
]
