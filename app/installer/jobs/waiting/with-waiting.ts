import type { Installation } from '../../../../domain/installations/schema'
import type { Waiting } from '../../../components/installer/waiting/waiting-rules'

/** An installation as it is once the changes that wait are made, as far as its page shows them. */
export function withWaiting(read: Installation, changes: readonly Waiting[]): Installation {
	const own = changes.filter(({ orderId, refused }) => orderId === read.orderId && !refused)
	if (own.length === 0) return read
	let { steps, parts, missing, measurements } = read
	for (const { change } of own) {
		if (change.kind === 'tick' || change.kind === 'note') {
			const { step } = change
			const { kind: _, ...to } = change
			steps = steps.map((each) => (each.step === step ? { ...each, ...to } : each))
			if (change.kind === 'tick' && change.done)
				missing = missing.filter(({ code, about }) => code !== 'step' || about !== step)
		}
		if (change.kind === 'serials') {
			const { productId, serials } = change
			parts = parts.map((each) => (each.productId === productId ? { ...each, serials } : each))
		}
		if (change.kind === 'measurements') {
			const { kind: _, ...noted } = change
			measurements = noted as unknown as Installation['measurements']
		}
	}
	return { ...read, steps, parts, missing, measurements }
}
