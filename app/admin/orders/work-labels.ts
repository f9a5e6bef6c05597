import type { OrderWork } from '../../../domain/reports/worklist/worklist-schema'

/** What each kind of work on orders is called, beside its number. */
export const ORDER_WORK_LABELS: Record<OrderWork, string> = {
	'to-send': 'To send',
	unassigned: 'Unassigned',
	'suspended-installer': 'Installer suspended',
	'visit-past': 'Appointment past',
	'cancellation-asked': 'Cancellations asked',
	'return-asked': 'Returns asked',
	'return-awaited': 'Returns awaited',
	'claim-waiting': 'Warranty claims open',
	'claim-late': 'Warranty claims late',
	'refund-owed': 'Owed to buyers',
	'undertaking-missing': 'Letter of undertaking missing',
}
