import { list } from '../../../format/english.ts'
import { inWholeRupees } from '../../../format/money.ts'
import type { Say } from '../../types.ts'
import { type Barred, whyBarred } from './barred.ts'

function foreignPanels(names: readonly string[], isKit: boolean): string {
	if (isKit) return `The panels of ${list(names)} are`
	return `${list(names)} ${names.length > 1 ? 'are' : 'is'}`
}

function notConnectable(names: readonly string[], parts: readonly Barred[], say: Say): string {
	const [only] = parts
	const isItself = parts.length === 1 && only?.name === names.join()
	const why = isItself
		? `: ${list(only.reasons.map(say))}.`
		: `. ${parts.map((part) => whyBarred(part, say)).join(' ')}`
	return `${list(names)} may not be connected to the grid, only used off it${why}`
}

/** Advice that could save a cart's buyer money; amounts are in paise. */
export const advice = {
	'planner.advice.lost_subsidy': (p: {
		names: readonly string[]
		/** They are one kit, with other panels inside. */
		isKit: boolean
		amount: number
	}) =>
		`${foreignPanels(p.names, p.isKit)} not made in India (DCR). A home gets no subsidy for such panels; for Indian ones it gets up to ${inWholeRupees(p.amount)}.`,
	'planner.advice.cheaper_kit': (p: {
		name: string
		kits: number
		price: number
		/** Of the parts one by one. */
		apart: number
	}) =>
		`${p.kits === 1 ? p.name : `${p.kits} × ${p.name}`} has these parts for ${inWholeRupees(p.price)} instead of ${inWholeRupees(p.apart)}.`,
	'planner.advice.not_connectable': (
		p: { names: readonly string[]; parts: readonly Barred[] },
		say: Say,
	) => notConnectable(p.names, p.parts, say),
	'planner.kit.is_none': ({ name }: { name: string }) => `${name} is not a kit.`,
	'planner.kit.no_scheme': 'No subsidy for homes is in force.',
	'planner.kit.part_missing': 'A part of this kit is no longer sold, so it cannot be checked.',
	'planner.kit.not_connectable': 'It may not be connected to the grid, as the scheme asks.',
	'planner.kit.off_grid': 'The scheme is for systems that are connected to the grid.',
}
