/** An order that is to be installed and that nobody is asked for, by its columns. */
export const UNASSIGNED = {
	'orders.status': 'pending',
	'orders.installer_id': null,
	'orders.fulfilment': 'installation',
} as const
