/** Folders of `app/` that are for all features. */
export const OPEN = ['notifications', 'portal', 'shell', 'ui']

/** What the features of `app/` offer to one another, by their folders; everything else in them is their own. */
export const FEATURES: Record<string, string[]> = {
	account: ['guard.server.ts', 'delayed-navigation.ts', 'session.server.ts', 'redirect-path.ts'],
	address: [
		...['address-fields.module.css', 'address-fields.tsx', 'field-hint.ts'],
		...[
			'contact-fields.tsx',
			'phone-field.tsx',
			'pin-field.tsx',
			'state-field.tsx',
			'state-select.tsx',
			'state-sent.server.ts',
			'use-pin.ts',
		],
	],
	admin: ['portal-bar.tsx'],
	cart: [
		...[
			'line-changes.ts',
			'cart-answer.ts',
			'cart-intents.ts',
			'pending-cart.ts',
			'line-fields.tsx',
			'system-lines.ts',
		],
		...['fit/cart-fit.tsx', 'fit/cart-fit.server.ts', 'fit/fit-notes.ts'],
	],
	checkout: ['bought-lines.tsx', 'copy-link.tsx'],
	delivery: ['delivery-place.tsx', 'delivery.server.ts'],
	enquiries: ['my-enquiries.tsx', 'snapshot-today.ts', 'ask/ask-installer.tsx'],
	help: [],
	home: ['solar-day.tsx', 'solar-day.module.css'],
	installer: ['portal-bar.tsx', 'job-list/jobs.ts', 'orders/decision/decision-buttons.tsx'],
	newsletter: ['newsletter-box.tsx'],
	orders: [
		...[
			'appointment-line.tsx',
			'billing-address.tsx',
			'installation-labels.ts',
			'my-orders.tsx',
			'order-papers.tsx',
			'photo-link.tsx',
			'account-benefits.tsx',
			'use-followed.ts',
			...[
				'money/how-to-pay.tsx',
				'money/money-facts.tsx',
				'money/money-words.ts',
				'money/payment-parts.tsx',
			],
		],
		...['order-cancel.tsx', 'order-history.tsx', 'order-installation.tsx', 'order-progress.tsx'],
		'sums/beside-goods.tsx',
		...['order-status.ts', 'sums/order-sums.tsx', 'order.module.css', 'shipping-address.tsx'],
		'parcels/parcel-list.tsx',
		...['returns/cancel-request-list.tsx', 'returns/line-quantities.tsx'],
		...['returns/return-fields.tsx', 'returns/return-list.tsx'],
		'returns/return-state.ts',
		...['changes/order-changes.tsx', 'changes/withdraw-change.tsx'],
	],
	planner: ['words.ts', 'answer/plan-mini.tsx', 'figures/lakh.ts'],
	products: [
		...['buy/product-card.tsx', 'buy/wanted-quantity.ts'],
		...['list/paging.tsx', 'list/product-filter.ts'],
		...['list/product-grid.tsx', 'related.server.ts', 'sheet/kit-contents.tsx'],
	],
	quotations: [],
	search: ['suggestions.tsx', 'understood.tsx'],
}
