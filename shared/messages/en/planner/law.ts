import { dayInWords } from '../../../format/dates.ts'
import { list } from '../../../format/english.ts'
import type { Say } from '../../types.ts'
import { type Barred, whyBarred } from './barred.ts'

type Kind = 'almm-modules' | 'almm-cells' | 'dcr' | 'bis' | 'm2m'

const MISSING: Record<Kind, string> = {
	'almm-modules': 'it is not on ALMM List-I',
	'almm-cells': 'its cells are not on ALMM List-II',
	dcr: 'there is no proof that its cells and module were made in India',
	bis: 'it has no BIS registration',
	m2m: 'it has no M2M connection',
}

const LAPSED: Record<Kind, string> = {
	'almm-modules': 'its place on ALMM List-I',
	'almm-cells': 'the place of its cells on ALMM List-II',
	dcr: 'the proof that its cells and module were made in India',
	bis: 'its BIS registration',
	m2m: 'its M2M connection',
}

const MAX_NAMED = 3

/** Legal requirements of products on the grid. */
export const law = {
	'planner.law.missing': ({ kind, since }: { kind: Kind; since: string }) =>
		`${MISSING[kind]}, which has been required since ${dayInWords(since)}`,
	'planner.law.lapsed': ({ kind, until }: { kind: Kind; until: string }) =>
		`${LAPSED[kind]} ended on ${dayInWords(until)}`,
	'planner.law.not_checked': 'its listings have not been checked',

	'planner.limit.not_connectable': (p: { on: string; parts: readonly Barred[] }, say: Say) =>
		`${list(p.parts.map(({ name }) => name))} would suit you better, but may not be connected to the grid on ${dayInWords(p.on)}. ${p.parts.map((part) => whyBarred(part, say)).join(' ')}`,
	'planner.none.not_connectable': (p: { on: string; parts: readonly Barred[] }, say: Say) =>
		`Nothing in stock that would make a system may be connected to the grid on ${dayInWords(p.on)}. ${p.parts
			.slice(0, MAX_NAMED)
			.map((part) => whyBarred(part, say))
			.join(' ')} Ask an installer for panels and inverters that are listed.`,
	'planner.note.not_checked': ({ names }: { names: readonly string[] }) =>
		`Not checked: whether ${list(names)} may be connected to the grid. Ask for the proof of ALMM and BIS before you order.`,
	/** Of a source. */
	'planner.source.asked': (p: { since: string; connections: 'on-grid' | 'subsidised' }) =>
		`Required since ${dayInWords(p.since)} for ${p.connections === 'on-grid' ? 'every connection to the grid' : 'connections with the subsidy'}.`,
	'planner.source.scheme': (p: { until: string; indianMade: boolean }) =>
		`For systems connected until ${dayInWords(p.until)}${p.indianMade ? ', with cells and modules made in India (DCR)' : ''}.`,
	'planner.source.until': ({ until }: { until: string }) =>
		`For systems connected until ${dayInWords(until)}.`,
	'planner.subsidy.no_m2m':
		'The scheme asks for an inverter with an M2M connection, which keeps its data in India.',
}
