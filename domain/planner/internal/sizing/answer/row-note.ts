import { type Message, message } from '../../../../../shared/messages/message.ts'
import type { ReferenceRow } from '../../../../reference-data/schema.ts'

/** The days and requirements that a source mentions; null where it mentions neither. */
export function noteOf({ figures }: ReferenceRow): Message | null {
	if ('connections' in figures) {
		const { since, connections } = figures
		return connections === 'none' ? null : message('planner.source.asked', { since, connections })
	}
	if (!('indianMade' in figures)) return null
	const { until, indianMade } = figures
	return message('planner.source.scheme', { until, indianMade })
}
