import type { Day } from '../../../../shared/calendar.ts'
import { type Message, message } from '../../../../shared/messages/message.ts'
import type { ComplianceKind, ComplianceRecord } from '../../../catalogue/compliance/schema.ts'
import type { TechnicalSheet } from '../../../catalogue/sheet.ts'

/** How a system is connected; only one with the subsidy has to fulfil the scheme's requirements. */
export type Connection = 'off-grid' | 'on-grid' | 'subsidised'

/** A legal requirement of products in systems that are commissioned from a day on. */
export interface Requirement {
	kind: ComplianceKind
	since: Day
	/** Of every connection to the grid, or of those with the subsidy alone. */
	connections: 'on-grid' | 'subsidised'
}

/** The fields of a product that the law depends on. */
export interface Judged {
	kind: TechnicalSheet['kind']
	records: readonly ComplianceRecord[]
}

export interface Verdict {
	/** `unchecked`: the product has not been looked up. */
	may: 'yes' | 'unchecked' | 'no'
	/** Why not; none otherwise. */
	reasons: Message[]
}

const ASKED_OF: Partial<Record<TechnicalSheet['kind'], readonly ComplianceKind[]>> = {
	panel: ['almm-modules', 'almm-cells', 'dcr', 'bis'],
	inverter: ['bis', 'm2m'],
}

const YES: Verdict = { may: 'yes', reasons: [] }
const UNCHECKED: Verdict = { may: 'unchecked', reasons: [] }

/** The requirements of a product on a day, for a kind of connection. */
export const asked = (
	law: readonly Requirement[],
	kind: TechnicalSheet['kind'],
	connection: Connection,
	day: Day,
): Requirement[] =>
	law.filter(
		({ kind: what, since, connections }) =>
			since <= day &&
			connection !== 'off-grid' &&
			(connections === 'on-grid' || connection === 'subsidised') &&
			ASKED_OF[kind]?.includes(what),
	)

const covers = ({ validFrom, validTo }: ComplianceRecord, day: Day) =>
	validFrom <= day && (validTo === null || day <= validTo)

/** Why a product does not meet a requirement; null where it does. */
function why({ kind, since }: Requirement, { records }: Judged, day: Day): Message | null {
	const own = records.filter((record) => record.kind === kind)
	if (own.some((record) => covers(record, day))) return null
	const ends = own.flatMap(({ validTo }) => (validTo !== null && validTo < day ? validTo : []))
	const [until] = ends.toSorted().reverse()
	return until
		? message('planner.law.lapsed', { kind, until })
		: message('planner.law.missing', { kind, since })
}

/**
 * Whether a product may be part of a system that is connected so on a day.
 * @param law the requirements; only the kinds of record that concern such a product count
 */
export function mayBeConnected(
	product: Judged,
	connection: Connection,
	day: Day,
	law: readonly Requirement[],
): Verdict {
	const requirements = asked(law, product.kind, connection, day)
	if (requirements.length === 0) return YES
	if (product.records.length === 0) return UNCHECKED
	const reasons = requirements.flatMap((requirement) => why(requirement, product, day) ?? [])
	return reasons.length === 0 ? YES : { may: 'no', reasons }
}
