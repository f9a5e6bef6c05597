import type { Snapshot } from '../../domain/documents/schema.ts'

/** When the documents of these tests are issued, epoch milliseconds. */
export const ISSUED_AT = Date.UTC(2026, 10, 23)

/** A warranty card of nothing, to be numbered. */
export const warrantyCard: Snapshot = {
	kind: 'warranty',
	shop: { name: 'S', legalName: '', address: '', gstin: '', email: '', phone: '', logo: '' },
	orderId: '',
	buyer: { name: 'Asha', address: [] },
	completedAt: new Date(ISSUED_AT).toISOString(),
	parts: [],
}
